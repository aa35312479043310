import Framewright
import FramewrightDocuments
import FramewrightPreviews
import FramewrightVerification

/// The references that a command works on: those of a catalogue's scenes, or of the previews of sources.
@MainActor
enum SnapshotTarget {
    case scenes(SnapshotStore)
    /// Some files may not compile, so that their previews are not known.
    case previews(PreviewSnapshots, isComplete: Bool)

    /// Reads the folder and its settings; compiles the sources of previews.
    init(_ options: SnapshotOptions, _ previews: PreviewSnapshotOptions, catalogue: Catalogue) throws {
        guard !previews.sources.isEmpty else {
            self = .scenes(try options.store(catalogue))
            return
        }
        guard options.devicesFile.devicesFile == nil else {
            throw UsageError(
                message: "--devices-file and --previews are both given",
                hint: "previews are drawn on shipped devices; leave --devices-file out")
        }
        let compiled = try Self.compiled(previews, for: previews.folder(of: options))
        var snapshots = try PreviewSnapshots(of: compiled, in: previews.folder(of: options))
        (snapshots.jobs, snapshots.words) = (options.jobCount, \.commandLineOfPreviews)
        snapshots.onRemark = { Console.note("remark: \($0)") }
        self = .previews(snapshots, isComplete: compiled.isComplete)
    }

    /// Compiles the sources of previews, and reports files that do not compile.
    ///
    /// - Parameter folder: The snapshot folder, whose settings may name fonts.
    private static func compiled(_ options: PreviewSnapshotOptions, for folder: String) throws -> CompiledPreviews {
        var maker = try options.sandbox.maker()
        maker.fonts = try SnapshotSettings.read(from: folder)?.fontFiles(in: folder) ?? []
        Interruption.watch()
        maker.isCancelled = { Interruption.isRequested }
        let compiled = try maker.compile(options.sources) { Console.note("compiling \($0)") }
        guard !compiled.previews.isEmpty || !compiled.leftOut.isEmpty else {
            throw NoPreviews(sources: options.sources, only: [])
        }
        for file in compiled.leftOut + compiled.unused {
            let place = file.line > 0 ? "\(file.file):\(file.line)" : file.file
            Console.note("left out: \(place): \(file.explanation)")
        }
        return compiled
    }

    /// The folder with its manifest.
    var store: SnapshotStore {
        switch self {
        case .scenes(let store): store
        case .previews(let previews, _): previews.store
        }
    }

    /// Whether all references that are asked for are known, so that others are unused.
    var isComplete: Bool {
        switch self {
        case .scenes: true
        case .previews(_, let isComplete): isComplete
        }
    }

    /// The files that do not compile, as results that fail.
    var leftOut: [SnapshotResult] {
        switch self {
        case .scenes: []
        case .previews(let previews, _): previews.leftOut
        }
    }

    /// Compares references and leaves images of what differs in `failures`.
    ///
    /// - Parameters:
    ///   - hasFindings: Whether the results of failures have lint's findings, for a report.
    ///   - progress: Receives the results so far. An error that it throws ends the work.
    func verify(
        _ requests: [SnapshotRequest], failures: String, jobs: Int, regenerates: Bool, hasFindings: Bool,
        progress: ([SnapshotResult]) throws -> Void
    ) throws -> [SnapshotResult] {
        switch self {
        case .scenes(let store):
            func results(_ outcomes: [SnapshotOutcome]) -> [SnapshotResult] {
                zip(requests, outcomes).map { SnapshotResult(file: $0.file, $1, wording: \.commandLine) }
            }
            let outcomes = try store.verify(
                requests, failures: failures, jobs: jobs, regenerates: regenerates
            ) { try progress(results($0)) }
            return hasFindings ? try store.drawingFindings(on: results(outcomes), of: requests) : results(outcomes)
        case .previews(let previews, _):
            do {
                return try previews.verify(requests, failures: failures, hasFindings: hasFindings, progress: progress)
            } catch PreviewError.cancelled {
                throw Interrupted(remains: "the previews were not compared")
            }
        }
    }

    /// Records references; call `save` when done.
    mutating func record(
        _ requests: [SnapshotRequest], _ terms: RecordTerms, jobs: Int, report: (RecordResult) throws -> Void
    ) throws {
        guard !Console.isContinuousIntegration else { throw RecordError.continuousIntegration }
        switch self {
        case .scenes(var store):
            defer { self = .scenes(store) }
            try store.record(
                requests, terms, isContinuousIntegration: false, jobs: jobs,
                isInterrupted: { Interruption.isRequested }
            ) { request, outcome in
                try report(RecordResult(file: request.file, outcome, wording: \.commandLine))
            }
        case .previews(var previews, let isComplete):
            defer { self = .previews(previews, isComplete: isComplete) }
            do {
                try previews.record(requests, terms, report: report)
            } catch PreviewError.cancelled {
                throw Interrupted(remains: "")
            }
        }
    }

    /// Forgets references that nothing asks for any more.
    mutating func forgetUnusedFiles() {
        switch self {
        case .scenes(var store):
            store.forgetUnusedFiles()
            self = .scenes(store)
        case .previews(var previews, let isComplete):
            if isComplete { previews.forgetUnusedFiles() }
            self = .previews(previews, isComplete: isComplete)
        }
    }

    /// Writes what was recorded into the manifest.
    mutating func save() throws {
        func note(_ message: String) { Console.note("note: \(message)") }
        switch self {
        case .scenes(var store):
            defer { self = .scenes(store) }
            try store.saveManifest(report: note)
        case .previews(var previews, let isComplete):
            defer { self = .previews(previews, isComplete: isComplete) }
            try previews.save(report: note)
        }
    }

    /// Removes references that nothing asks for any more, with their images.
    mutating func prune(matching filters: [String]) throws -> (files: [String], entries: [String]) {
        func note(_ message: String) { Console.note("note: \(message)") }
        switch self {
        case .scenes(var store):
            defer { self = .scenes(store) }
            return try store.prune(matching: filters, report: note)
        case .previews(var previews, let isComplete):
            guard isComplete else {
                throw UsageError(
                    message: "files that do not compile may have previews whose images would be removed",
                    hint: "repair those files first, or leave --prune out")
            }
            defer { self = .previews(previews, isComplete: isComplete) }
            return try previews.prune(matching: filters, report: note)
        }
    }
}
