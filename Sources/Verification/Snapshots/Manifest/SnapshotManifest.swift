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
        /// Hash of the theme's tokens in its context; nil where the recording did not note it.
        public var tokens: ContentHash?
        /// Hash of the pixels, not of the file; of a film those of its strip; of a folder of hashes with masked views covered.
        public var pixels: ContentHash
        /// Faces used, by PostScript name and in its order, with the hash of their font file.
        public var fonts: [Font]
        /// `Renderer.version` at the time of recording.
        public var renderer: String
        /// Of a film.
        public var animation: FrameHashes?
        /// Rules of which findings were recorded nevertheless, each with the reason given for it.
        public var allowed: [LintException] = []
        /// What the picture may be compared by where it is not the same to the last bit.
        public var tolerance: Tolerance?
        /// Views that are not compared.
        public var masks: [SnapshotMask] = []
    }

    /// A face and the file it came from.
    public struct Font: Hashable, Sendable {
        public var name: String
        public var file: ContentHash
        /// What the font says of itself; nil where the recording did not note it.
        public var version: String?
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

    /// Removes the entries of files.
    mutating func forget(_ files: Set<String>) { entries.removeAll { files.contains($0.file) } }

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
        var files: Set<String> = []
        for node in try reader.array("snapshots") {
            let entry = try Entry(node)
            guard files.insert(entry.file).inserted else {
                throw node.error(
                    .invalid, "\(entry.file) is listed twice",
                    hint: "take one of the two lines out; framewright snapshot record keeps what is right")
            }
            entries.append(entry)
        }
        entries.sort { $0.file < $1.file }
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
