import FramewrightDocuments

/// Which pictures the last verification of a folder found wanting: a note it leaves beside the pictures of failures.
public struct LastVerification: Hashable, Sendable {
    private static let fileName = "last-verification.json"

    /// Paths below the snapshot folder.
    public let failed: [String]

    public init(failed: [String]) { self.failed = failed }

    /// What was noted in a folder of failures; nil where no verification left anything.
    public static func read(from folder: String) throws -> LastVerification? {
        let path = "\(folder)/\(fileName)"
        do {
            let limit = SnapshotManifest.sizeLimit
            let document = try JSONDocument(
                parsing: try InputFile.read(path, limit: limit), file: path, limits: JSONLimits(bytes: limit, depth: 4))
            var reader = try document.node.object()
            let failed = try reader.array("failed").map { node throws(DocumentError) in try node.string() }
            try reader.finish()
            return LastVerification(failed: failed)
        } catch FileError.missing {
            return nil
        }
    }

    /// Notes it, complete or not at all. Where all is well and nothing was noted before, no folder is made.
    public func save(in folder: String) throws {
        let path = "\(folder)/\(Self.fileName)"
        guard !failed.isEmpty || InputFile.size(of: path) != nil else { return }
        let output = JSONOutput.object([("failed", .array(failed.map(JSONOutput.string)))])
        try Folder.create(for: path)
        try OutputFile.write(Array((output.indented() + "\n").utf8), to: path)
    }
}
