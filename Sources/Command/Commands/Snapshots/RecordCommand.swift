import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct RecordCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Keeps every image or animation, except of screens in which lint finds something.",
        discussion: """
            Of an animation, start and end are looked at, and the end of every step after which nothing moves. Nothing is \
            recorded in continuous integration. Threads share the images, or the frames of an animation.

            framewright snapshot record pet/ --allow contrast \\
                --because "the lab gives white on yellow"

            keeps what lint calls an error; rule and reason stay in the manifest and hold for the next recording.

            framewright snapshot record pet/ --tolerance soft
            framewright snapshot record pet/ --mask clock --because "it tells the time"

            let an image differ later: within a tolerance that framewright.json declares, \
            "tolerances": {"soft": {"kind": "oklab", "limit": 0.02, "because": "..."}}, or in a view by its identifier. Both \
            stay in the manifest, too. Kinds are channels, ciede2000, oklab, density and ssim.

            framewright snapshot record --previews Sources/App

            keeps every preview, light and dark, in Snapshots/previews; "previews" in framewright.json there lists other \
            conditions. Lint refuses a preview only for rules that the file sets to "error".
            """)

    @OptionGroup var options: SnapshotOptions
    @OptionGroup var previews: PreviewSnapshotOptions

    @Option(
        help: "all, missing (never recorded), or failed (found different when snapshot verify last looked at them).")
    var mode = RecordSelection.all

    @Option(
        help: "Where the last snapshot verify left its images, for --mode failed. (default: failures in --folder)",
        completion: .directory)
    var failures: String?

    @Option(help: "A rule of lint whose findings do not refuse a recording; may be given several times.")
    var allow: [RuleName] = []

    @Option(help: "A tolerance of framewright.json that these images may be compared by.")
    var tolerance: String?

    @Option(help: "The identifier of a view that is not compared; may be given several times.")
    var mask: [String] = []

    @Option(help: "Why, in one sentence, for --allow and --mask.")
    var because: String?

    @Flag(help: "Forget what earlier recordings were conceded: allowances, tolerance and masks.")
    var exact = false

    func validate() throws {
        guard (allow.isEmpty && mask.isEmpty) == (because?.isEmpty ?? true) else {
            throw ValidationError("--because belongs to --allow and --mask: what does not count here, and why")
        }
        guard !mask.contains("") else { throw ValidationError("--mask is the identifier of a view") }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        var target = try SnapshotTarget(options, previews, catalogue: catalogue)
        let requests = try wanted(try options.requests(in: target.store), of: target.store)
        var results: [RecordResult] = []
        target.store.removeAbandonedFiles()
        Interruption.watch()
        let deadline = Interruption.deadline(remains: "what was recorded until now is kept")
        defer { withExtendedLifetime(deadline) {} }
        do {
            try target.record(requests, terms, jobs: options.jobCount) { result in
                results.append(result)
                try Interruption.check()
            }
            try Interruption.check()
        } catch {
            // The manifest must contain the images written so far.
            if !results.isEmpty { try? saveManifest(of: &target) }
            forgetFailures(of: results.filter { $0.status.isKept }.map(\.file))
            guard error is Interrupted else {
                if !results.isEmpty { try SnapshotListing(results).print(json: options.json) }
                throw error
            }
            let kept = results.count { $0.status.isKept }
            throw Interrupted(remains: "\(kept) of \(requests.count) are recorded, and in the manifest")
        }
        if options.filters.isEmpty, mode == .all { target.forgetUnusedFiles() }
        // Images that could not be written are listed even if the manifest cannot be written either.
        let saving = Result { try saveManifest(of: &target) }
        forgetFailures(of: results.filter { $0.status.isKept }.map(\.file))
        try SnapshotListing(results).print(json: options.json)
        try saving.get()
        return target.isComplete && results.allSatisfy { $0.status.isKept } ? .fine : .findings
    }

    /// Saves the manifest. Warns if that fails, because images without a manifest must be recorded again.
    @MainActor
    private func saveManifest(of target: inout SnapshotTarget) throws {
        do {
            try target.save()
        } catch {
            Console.note("warning: what was recorded is not in the manifest, record it again: \(error)")
            throw error
        }
    }

    /// Removes recorded files from the list of failures.
    private func forgetFailures(of files: [String]) {
        try? LastVerification.note(failed: [], of: files, in: failuresFolder)
    }

    private var failuresFolder: String { failures ?? "\(previews.folder(of: options))/failures" }

    private var terms: RecordTerms {
        RecordTerms(
            allowances: allow.map { LintException($0.rule, because: because ?? "") }, tolerance: tolerance,
            masks: mask.map { SnapshotMask($0, because: because ?? "") }, isExact: exact)
    }

    private func wanted(_ requests: [SnapshotRequest], of store: SnapshotStore) throws -> [SnapshotRequest] {
        switch mode {
        case .all: return requests
        case .missing: return requests.filter { !store.isRecorded($0) }
        case .failed:
            guard let failed = try LastVerification.read(from: failuresFolder)?.failed else {
                Console.note(
                    "note: no verification has left anything in \(failuresFolder); --mode missing records what never was"
                )
                return []
            }
            return requests.filter { failed.contains($0.file) }
        }
    }
}

/// The selection of snapshots to record. There is no `none`, unlike in continuous integration, which never records.
enum RecordSelection: String, ExpressibleByArgument, CaseIterable {
    case all, missing, failed
}
