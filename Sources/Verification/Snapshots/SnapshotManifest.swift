public import FramewrightDocuments
public import FramewrightDrawing
public import FramewrightViews

/// What was recorded, and with what: `manifest.json` beside the pictures.
public struct SnapshotManifest: Hashable, Sendable {
    /// One recorded picture.
    public struct Entry: Hashable, Sendable {
        /// Path below the snapshot folder.
        public var file: String
        public var scene: String
        public var device: String
        public var theme: String
        /// Hash of the pixels, not of the file; of a film those of its strip.
        public var pixels: ContentHash
        /// Faces used, by PostScript name and in its order, with the hash of their font file.
        public var fonts: [Font]
        /// `Renderer.version` at the time of recording.
        public var renderer: String
        /// Of a film.
        public var film: FrameHashes?
        /// Rules of which findings were recorded nevertheless, each with the reason given for it.
        public var allowed: [LintException] = []
    }

    /// A face and the file it came from.
    public struct Font: Hashable, Sendable {
        public var name: String
        public var file: ContentHash
    }

    /// Ordered by file.
    public private(set) var entries: [Entry] = []

    public static let fileName = "manifest.json"
    public static let sizeLimit = 64 << 20

    /// Of a folder without pictures.
    public init() {}

    public subscript(file: String) -> Entry? { entries.first { $0.file == file } }

    /// Adds an entry or replaces the one of the same file.
    public mutating func insert(_ entry: Entry) {
        entries.removeAll { $0.file == entry.file }
        let position = entries.firstIndex { $0.file > entry.file } ?? entries.count
        entries.insert(entry, at: position)
    }

    /// Forgets the entries of files that are not in `files`.
    public mutating func keep(_ files: Set<String>) { entries.removeAll { !files.contains($0.file) } }
}

extension SnapshotManifest {
    /// Reads a manifest strictly; throws with the place of the mistake.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let document = try JSONDocument(
            parsing: bytes, file: file, limits: JSONLimits(bytes: Self.sizeLimit, depth: 8))
        var reader = try document.node.object()
        self.init()
        for node in try reader.array("snapshots") { insert(try Entry(node)) }
        try reader.finish()
    }

    /// The file's text: one entry a line, so that branches merge.
    public var text: String {
        var lines = ["{", "  \"snapshots\": ["]
        lines += entries.enumerated().map { index, entry in
            "    \(entry.output.text)\(index == entries.count - 1 ? "" : ",")"
        }
        return (lines + ["  ]", "}", ""]).joined(separator: "\n")
    }
}

extension SnapshotManifest.Entry {
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        file = try reader.required("file").string(allowingEmpty: false)
        scene = try reader.string("scene")
        device = try reader.string("device")
        theme = try reader.string("theme")
        pixels = try reader.required("pixels").contentHash()
        let faces = try reader.object("fonts")
        fonts = []
        for face in faces.members {
            let node = DocumentNode(document: node.document, value: face.value)
            fonts.append(SnapshotManifest.Font(name: face.key, file: try node.contentHash()))
        }
        renderer = try reader.string("renderer")
        if let node = reader.optional("film") { film = try FrameHashes(node) }
        if let node = reader.optional("allowed") { allowed = try node.array().map(LintException.init) }
        try reader.finish()
    }

    var output: JSONOutput {
        let members: [(String, JSONOutput)] = [
            ("file", .string(file)), ("scene", .string(scene)), ("device", .string(device)), ("theme", .string(theme)),
            ("pixels", .string(pixels.text)), ("fonts", .object(fonts.map { ($0.name, .string($0.file.text)) })),
            ("renderer", .string(renderer)),
        ]
        let allowances: [(String, JSONOutput)] =
            allowed.isEmpty ? [] : [("allowed", .array(allowed.map(\.output)))]
        return .object(members + (film.map { [("film", $0.output)] } ?? []) + allowances)
    }
}

extension LintException {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        let rule = try reader.required("rule").choice(LintRule.self)
        self.init(rule, because: try reader.required("because").string(allowingEmpty: false))
        try reader.finish()
    }

    fileprivate var output: JSONOutput { .object([("rule", .string(rule.rawValue)), ("because", .string(reason))]) }
}

extension DocumentNode {
    fileprivate func contentHash() throws(DocumentError) -> ContentHash {
        let text = try string()
        guard let hash = ContentHash(text: text) else {
            throw error(.invalid, "\"\(text)\" is no SHA-256", hint: "64 lower-case hexadecimal digits")
        }
        return hash
    }
}
