public import FramewrightDocuments
public import FramewrightDrawing
public import FramewrightViews

/// The list of recorded references with the conditions of recording: `manifest.json` beside the image files.
public struct SnapshotManifest: Hashable, Sendable {
    /// A recorded reference.
    public struct Entry: Hashable, Sendable {
        /// The path below the snapshot folder.
        public var file: String
        /// The scene and state, as `scene/state`; for animations `scene/animation`.
        public var scene: String
        /// The identifier of the device.
        public var device: String
        /// The name or path of the theme.
        public var theme: String
        /// The hash of the theme's tokens in its context, or nil if none was recorded.
        public var tokens: ContentHash?
        /// The hash of the pixels (not of the file). For an animation, of its strip; in a folder of hashes, with
        /// masked views covered.
        public var pixels: ContentHash
        /// The fonts used, ordered by PostScript name, with the hashes of their files.
        public var fonts: [Font]
        /// The `Renderer.version` at the time of recording.
        public var renderer: String
        /// The frame hashes of an animation.
        public var animation: FrameHashes?
        /// The rules whose findings were allowed, with the reasons.
        public var allowed: [LintException] = []
        /// The tolerance to use if the pixels differ.
        public var tolerance: Tolerance?
        /// The views that are not compared.
        public var masks: [SnapshotMask] = []
    }

    /// A font and the hash of its file.
    public struct Font: Hashable, Sendable {
        /// The PostScript name of the font.
        public var name: String
        /// The hash of the font file.
        public var file: ContentHash
        /// The version string of the font, or nil if none was recorded.
        public var version: String?
    }

    /// The entries, ordered by file.
    public private(set) var entries: [Entry] = []

    /// The name of the manifest's file.
    public static let fileName = "manifest.json"
    /// The maximum size of a manifest, in bytes.
    public static let sizeLimit = 64 << 20

    /// Creates an empty manifest.
    public init() {}

    /// The entry of a file, or nil if there is none.
    public subscript(file: String) -> Entry? { entries.first { $0.file == file } }

    /// Inserts an entry, replacing the one of the same file.
    public mutating func insert(_ entry: Entry) {
        entries.removeAll { $0.file == entry.file }
        let position = entries.firstIndex { $0.file > entry.file } ?? entries.count
        entries.insert(entry, at: position)
    }

    /// Removes the entries of the given files.
    mutating func forget(_ files: Set<String>) { entries.removeAll { files.contains($0.file) } }

    /// Removes the entries of all other files.
    public mutating func keep(_ files: Set<String>) { entries.removeAll { !files.contains($0.file) } }
}

extension SnapshotManifest {
    /// Parses a manifest and rejects unknown keys.
    ///
    /// - Throws: An error with the position of the mistake.
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
                    hint: "take one of the two lines out; \(.record) keeps what is right")
            }
            entries.append(entry)
        }
        entries.sort { $0.file < $1.file }
        try reader.finish()
    }

    /// The text of the file, one entry per line, so that branches merge without conflicts.
    public var text: String {
        var lines = ["{", "  \"snapshots\": ["]
        lines += entries.enumerated().map { index, entry in
            "    \(entry.output.text)\(index == entries.count - 1 ? "" : ",")"
        }
        return (lines + ["  ]", "}", ""]).joined(separator: "\n")
    }
}
