import Framewright
import FramewrightCodecs
package import FramewrightDocuments
package import FramewrightVerification
import FramewrightViews

/// The snapshots of compiled previews. Each preview is drawn in a process of its own, which compares its image with the
/// reference or gives it to be recorded.
package struct PreviewSnapshots {
    /// The folder with the references. Its settings give the conditions in which each preview is drawn.
    package private(set) var store: SnapshotStore
    /// The number of previews that are drawn at once.
    package var jobs = ProcessEnvironment.coreCount
    /// Returns the front end's words for an operation or setting in a hint.
    package var words: (Hint) -> String = \.description
    /// Receives each remark on what is drawn by a stand-in or not at all, once.
    package var onRemark: (String) -> Void = { _ in }
    /// The files that do not compile, as results that fail.
    package let leftOut: [SnapshotResult]
    /// The bundles in which previews run, which are removed at the end.
    private let runs: ModuleRuns
    private let previews: [String: CompiledPreviews.Preview]
    private let conditions: [String: PreviewConditions]
    /// The themes as the settings name them, by the name of the image.
    private let themes: [String: String?]

    /// The settings of a folder that has none: every preview is kept light and dark.
    package static let settings = SnapshotSettings(
        previews: [PreviewConditions(colorScheme: .light), PreviewConditions(colorScheme: .dark)])

    /// Reads the settings and the manifest of a folder.
    package init(of compiled: CompiledPreviews, in folder: String) throws {
        var settings = try SnapshotSettings.read(from: folder) ?? Self.settings
        guard !settings.previews.isEmpty else { throw SnapshotError.keepsScenes(folder: folder) }
        settings.screens = settings.previews.map(SnapshotSettings.Screen.init(preview:))
        let given = settings.previews
        for index in settings.previews.indices {
            do {
                try settings.previews[index].check(in: folder)
            } catch {
                let place = { member in SnapshotSettings.place(of: ["previews", "\(index)", member], in: folder) }
                throw SnapshotError(error, place: place) ?? error
            }
        }
        var names: [String] = []
        var states: [String: [String]] = [:]
        for identifier in compiled.previews.map(\.identifier) {
            if states[identifier.file] == nil { names.append(identifier.file) }
            states[identifier.file, default: []].append(identifier.name)
        }
        let scenes = names.map { name in
            SceneDefinition(name, summary: "", states: states[name, default: []].map { ($0, "", 0) }) { _ in EmptyView()
            }
        }
        store = try SnapshotStore(
            folder: folder, settings: settings, catalogue: Catalogue(scenes), themes: { try ThemeSource($0).theme() })
        try store.checkRules()
        runs = compiled.runs
        leftOut = compiled.leftOut.map { file in
            let line = file.line > 0 ? "line \(file.line): " : ""
            return SnapshotResult(file: file.file, status: .failed, details: ["\(line)\(file.explanation)"])
        }
        previews = Dictionary(compiled.previews.map { ($0.identifier.reference, $0) }) { first, _ in first }
        themes = Dictionary(given.map { ($0.imageName, $0.theme) }) { first, _ in first }
        conditions = Dictionary(zip(given.map(\.imageName), settings.previews)) { first, _ in first }
    }

    /// Compares previews with their references, and writes the image of each difference below `failures`.
    ///
    /// - Parameters:
    ///   - hasFindings: Whether the results have lint's findings, for a report.
    ///   - progress: Receives the results so far. An error that it throws ends the work.
    package func verify(
        _ requests: [SnapshotRequest], failures: String, hasFindings: Bool = false,
        progress: ([SnapshotResult]) throws -> Void = { _ in }
    ) throws -> [SnapshotResult] {
        var results: [SnapshotResult] = []
        try draw(requests) { previewRequest in
            previewRequest.hasFindings = hasFindings
        } give: { request, response in
            store.removeFailures(of: request, in: failures)
            results.append(try result(of: request, response, failures: failures))
            try progress(results)
        }
        return results
    }

    /// Records previews and writes their images; call `save` when done.
    ///
    /// - Parameter report: Receives every result in the order of the requests. If it throws an error, what was drawn
    ///   until then is kept.
    package mutating func record(
        _ requests: [SnapshotRequest], _ terms: RecordTerms, report: (RecordResult) throws -> Void
    ) throws {
        guard store.settings.references != .hashes || terms.tolerance == nil else {
            throw SnapshotError.noImages("a tolerance")
        }
        if let name = terms.tolerance { _ = try store.settings.rules.tolerance(named: name) }
        let size = jobs * Self.imagesPerJob
        for start in stride(from: 0, to: requests.count, by: size) {
            var results: [RecordResult] = []
            var files: [(entry: SnapshotManifest.Entry, bytes: [UInt8]?)] = []
            try draw(Array(requests[start..<min(start + size, requests.count)])) { previewRequest in
                (previewRequest.work, previewRequest.terms) = (.record, terms)
            } give: { request, response in
                let (result, entry) = try recording(of: request, response)
                results.append(result)
                if let entry { files.append(entry) }
            }
            let unwritten = store.write(files, jobs: jobs)
            for result in results {
                let failure = unwritten[result.file].map {
                    RecordResult(file: result.file, .failed($0), wording: words)
                }
                try report(failure ?? result)
            }
        }
    }

    /// Forgets references that nothing asks for any more.
    package mutating func forgetUnusedFiles() { store.forgetUnusedFiles() }

    /// Removes references that nothing asks for any more, with their images, and returns their files.
    ///
    /// - Parameter report: Receives a message if another process holds the folder's lock for longer than a second.
    package mutating func prune(
        matching filters: [String], report: (String) -> Void
    ) throws -> (files: [String], entries: [String]) {
        try store.prune(matching: filters, report: report)
    }

    /// Writes the manifest, and the settings if the folder has none.
    ///
    /// - Parameter report: Receives a message if another process holds the folder's lock for longer than a second.
    package mutating func save(report: (String) -> Void) throws {
        try store.saveManifest(report: report)
        let path = "\(store.folder)/\(SnapshotSettings.fileName)"
        guard InputFile.size(of: path) == nil else { return }
        try OutputFile.write(Array(Self.settingsText.utf8), to: path)
    }

    /// The file with the settings of a folder that has none.
    package static var settingsText: String {
        let conditions = settings.previews.map { "    \($0.output.text)" }.joined(separator: ",\n")
        return "{\n  \"previews\": [\n\(conditions)\n  ]\n}\n"
    }

    /// The number of images drawn per thread before they are written.
    private static let imagesPerJob = 8

    private typealias Response = Result<PreviewRun.SnapshotResponse, DrawingFailure>

    /// Draws the previews of requests, several at once, and passes the responses on in order.
    private func draw(
        _ requests: [SnapshotRequest], prepare: (inout PreviewSnapshotRequest) -> Void,
        give: (SnapshotRequest, Response) throws -> Void
    ) throws {
        let folder = OutputFile.place(of: store.folder) ?? store.folder
        let work = requests.map { request -> (request: SnapshotRequest, previewRequest: PreviewSnapshotRequest) in
            var previewRequest = PreviewSnapshotRequest(
                folder: folder, reference: request.reference, theme: themes[request.screen.imageName ?? ""] ?? nil,
                entry: store.manifest[request.file],
                words: Hint.Action.simple.reduce(into: [:]) { $0[$1.description] = words("\($1)") })
            prepare(&previewRequest)
            return (request, previewRequest)
        }
        let (previews, conditions) = (previews, conditions)
        var index = 0
        var remarks: Set<String> = []
        try work.forEachResult(jobs: jobs) { work -> Result<Response, PreviewError> in
            guard let preview = previews[work.request.reference],
                let conditions = conditions[work.request.screen.imageName ?? ""]
            else { preconditionFailure("requests are of previews under the folder's conditions") }
            return Result { () throws(PreviewError) in
                try preview.run.draw(preview.listed, in: conditions, for: work.previewRequest)
            }
        } _: { result in
            let response = try result.get()
            for remark in (try? response.get())?.document.root.texts("remarks") ?? [] {
                let text = "\(work[index].request.reference): \(remark)"
                if remarks.insert(text).inserted { onRemark(text) }
            }
            try give(work[index].request, response)
            index += 1
        }
    }

    private func result(of request: SnapshotRequest, _ response: Response, failures: String) throws -> SnapshotResult {
        switch response {
        case .failure(let refusal):
            return SnapshotResult(file: request.file, status: .failed, details: [refusal.reason])
        case .success(let response):
            guard var reader = try? response.document.node.object(), var members = try? reader.object("result"),
                var result = try? SnapshotResult(&members), result.file == request.file
            else {
                let reason = "its process gave no result that fits the preview"
                return SnapshotResult(file: request.file, status: .failed, details: [reason])
            }
            let path = "\(failures)/\(request.file)"
            let isWritten = (try? response.image.map { try OutputFile.writeRegular($0, to: path) }) != nil
            for index in result.images.indices { result.images[index].path = path }
            if !isWritten { result.images = [] }
            return result
        }
    }

    private func recording(
        of request: SnapshotRequest, _ response: Response
    ) throws -> (result: RecordResult, file: (entry: SnapshotManifest.Entry, bytes: [UInt8]?)?) {
        switch response {
        case .failure(let refusal):
            return (RecordResult(file: request.file, status: .failed, details: [refusal.reason]), nil)
        case .success(let response):
            guard let recording = Self.recording(in: response, of: request) else {
                let reason = "its process gave no result that fits the preview"
                return (RecordResult(file: request.file, status: .failed, details: [reason]), nil)
            }
            return recording
        }
    }

    /// Returns the result and the file of a preview; nil if they are of another file, or the image is not the one that
    /// the entry states. The code of the preview may have written them.
    static func recording(
        in response: PreviewRun.SnapshotResponse, of request: SnapshotRequest
    ) -> (result: RecordResult, file: (entry: SnapshotManifest.Entry, bytes: [UInt8]?)?)? {
        guard var reader = try? response.document.node.object(), let node = try? reader.required("result"),
            let result = try? RecordResult(node), result.file == request.file
        else { return nil }
        guard let node = reader.optional("entry") else { return result.status.isKept ? nil : (result, nil) }
        guard let entry = try? SnapshotManifest.Entry(node), let hasImage = try? reader.bool("hasImage"),
            entry.file == request.file, entry.scene == request.reference, entry.device == request.screen.device
        else { return nil }
        guard hasImage else { return (result, (entry, nil)) }
        guard let image = response.image, let bitmap = try? PNG.decode(image),
            bitmap.contentHash == entry.pixels
        else { return nil }
        return (result, (entry, image))
    }
}

extension PreviewConditions {
    /// Makes the path of a theme absolute, and throws an error if the device or the theme does not exist.
    fileprivate mutating func check(in folder: String) throws {
        if let device { _ = try DeviceTable.shipped.device(named: device) }
        guard let name = theme.map({ SnapshotSettings.path(ofTheme: $0, in: folder) }) else { return }
        let source = ThemeSource(name)
        _ = try source.theme()
        theme = source.file.map { OutputFile.place(of: $0) ?? $0 } ?? name
    }
}
