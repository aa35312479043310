import FramewrightDocuments

/// The references that failed their last verification: a file beside the images of failures.
public struct LastVerification: Hashable, Sendable {
    private static let fileName = "last-verification.json"

    /// Paths below the snapshot folder, sorted.
    public let failed: [String]

    /// Creates a list of failed references.
    public init(failed: [String]) { self.failed = failed }

    /// Reads the list from a folder of failures. Returns nil if the folder has none.
    public static func read(from folder: String) throws -> LastVerification? {
        let path = "\(folder)/\(fileName)"
        do {
            let limit = SnapshotManifest.sizeLimit
            let document = try JSONDocument(
                parsing: try InputFile.read(path, limit: limit, isRegular: true), file: path,
                limits: JSONLimits(bytes: limit, depth: 4))
            var reader = try document.node.object()
            let failed = try reader.array("failed").map { node throws(DocumentError) in try node.string() }
            try reader.finish()
            return LastVerification(failed: failed)
        } catch FileError.missing {
            return nil
        }
    }

    /// Updates the list atomically: `compared` references are listed exactly if they are in `failed`; other entries,
    /// such as those of concurrent shards, stay. If nothing failed and there is no list, no folder is created.
    public static func note(failed: [String], of compared: [String], in folder: String) throws {
        let path = "\(folder)/\(fileName)"
        guard !failed.isEmpty || InputFile.size(of: path) != nil else { return }
        try Folder.create(for: path)
        // Without file locks, as on some network file systems, concurrent shards may lose each other's entries.
        let lock = try FolderLock.ofFolder(of: path)
        let others = Set((try? read(from: folder))?.failed ?? []).subtracting(compared)
        let all = others.union(failed).sorted()
        let output = JSONOutput.object([("failed", .array(all.map(JSONOutput.string)))])
        try OutputFile.writeRegular(Array((output.indented() + "\n").utf8), to: path)
        _ = consume lock
    }
}
