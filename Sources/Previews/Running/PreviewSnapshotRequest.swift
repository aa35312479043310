import Framewright
import FramewrightDocuments
import FramewrightVerification

/// A request to the process that draws a preview: to compare its image with a reference, or to draw it for a recording.
struct PreviewSnapshotRequest: Hashable, Sendable {
    /// The work on a reference.
    enum Work: String, Hashable, Sendable, CaseIterable {
        case verify, record
    }

    var work = Work.verify
    /// The snapshot folder.
    let folder: String
    /// The name of the preview.
    let reference: String
    /// The theme as the settings name it; nil for the system's colours.
    var theme: String?
    /// The entry of the reference in the manifest; nil if it was never recorded.
    let entry: SnapshotManifest.Entry?
    /// The exceptions that are granted when it is recorded.
    var terms = RecordTerms()
    /// Whether lint's findings are given for a report.
    var hasFindings = false
    /// The front end's words for operations and settings in hints, by their plain words.
    var words: [String: String] = [:]
}

extension PreviewSnapshotRequest {
    /// The request of a store with this reference alone.
    func request(in conditions: PreviewConditions) -> SnapshotRequest {
        var conditions = conditions
        // Known here by its path.
        conditions.theme = theme
        return SnapshotRequest(reference: reference, screen: SnapshotSettings.Screen(preview: conditions))
    }

    /// Returns a hint in the front end's words.
    func word(_ hint: Hint) -> String { hint.worded { words[$0.description] ?? $0.description } }

    /// Compares or draws, and returns the result. The image of a difference or to record is written to `output`.
    @MainActor
    func result(
        of layout: ScreenLayout, findings: [Finding], in appearance: PreviewAppearance, settings: SnapshotSettings,
        by renderer: Renderer, writing output: String
    ) throws -> [(String, JSONOutput)] {
        var settings = settings
        let conditions = appearance.conditions
        settings.screens = [request(in: conditions).screen]
        var manifest = SnapshotManifest()
        if let entry { manifest.insert(entry) }
        let theme = appearance.theme
        var store = SnapshotStore(
            folder: folder, settings: settings, manifest: manifest, catalogue: Catalogue([]), renderer: renderer,
            traits: appearance.traits, themes: { _ in theme })
        store.subject = SnapshotSubject(layout, findings: findings)
        return switch work {
        case .verify: try verified(request(in: conditions), in: store, writing: output)
        case .record: try recorded(request(in: conditions), in: store, writing: output)
        }
    }

    @MainActor
    private func verified(_ request: SnapshotRequest, in store: SnapshotStore, writing output: String) throws
        -> [(String, JSONOutput)]
    {
        let outcome = try store.verify([request], failures: "\(Folder.prefix(of: output))failures")[0]
        var result = SnapshotResult(file: request.file, outcome, wording: word)
        if hasFindings { result = try store.drawingFindings(on: [result], of: [request])[0] }
        for index in result.images.indices {
            try OutputFile.writeRegular(
                try InputFile.read(result.images[index].path, limit: PNGFile.sizeLimit), to: output)
            result.images[index].path = output
        }
        return [("result", .object(result.members))]
    }

    @MainActor
    private func recorded(_ request: SnapshotRequest, in store: SnapshotStore, writing output: String) throws
        -> [(String, JSONOutput)]
    {
        let reference = try store.unwritten(request, terms)
        if let bytes = reference.bytes { try OutputFile.writeRegular(bytes, to: output) }
        let result = RecordResult(file: request.file, reference.outcome, wording: word)
        var members = [("result", result.output), ("hasImage", .bool(reference.bytes != nil))]
        if let entry = reference.entry { members.append(("entry", entry.output)) }
        return members
    }
}

extension PreviewSnapshotRequest {
    /// The request as JSON.
    var output: JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("work", .string(work.rawValue)), ("folder", .string(folder)), ("reference", .string(reference)),
            ("theme", .optional(theme)), ("hasFindings", .bool(hasFindings)),
            ("words", .object(words.sorted { $0.key < $1.key }.map { ($0, .string($1)) })), ("terms", terms.output),
        ]
        if let entry { members.append(("entry", entry.output)) }
        return .object(members)
    }

    /// Reads what `output` wrote.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        work = try reader.required("work").choice()
        (folder, reference) = (try reader.string("folder"), try reader.string("reference"))
        theme = try reader.optional("theme")?.string()
        hasFindings = try reader.bool("hasFindings")
        for member in try reader.object("words").members { words[member.key] = member.value.string }
        terms = try RecordTerms(try reader.required("terms"))
        entry = try reader.optional("entry").map { node throws(DocumentError) in try SnapshotManifest.Entry(node) }
        try reader.finish()
    }
}

extension RecordTerms {
    /// The exceptions as JSON.
    fileprivate var output: JSONOutput {
        .object([
            (
                "allowances",
                .array(
                    allowances.map {
                        .object([("rule", .string($0.rule.rawValue)), ("because", .string($0.reason))])
                    })
            ),
            ("tolerance", .optional(tolerance)),
            (
                "masks",
                .array(masks.map { .object([("view", .string($0.view)), ("because", .string($0.reason))]) })
            ),
            ("isExact", .bool(isExact)),
        ])
    }

    /// Reads what `output` wrote.
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        self.init(tolerance: try reader.optional("tolerance")?.string(), isExact: try reader.bool("isExact"))
        for node in try reader.array("allowances") {
            var members = try node.object()
            allowances.append(
                LintException(try members.required("rule").choice(), because: try members.string("because")))
        }
        for node in try reader.array("masks") {
            var members = try node.object()
            masks.append(SnapshotMask(try members.string("view"), because: try members.string("because")))
        }
        try reader.finish()
    }
}
