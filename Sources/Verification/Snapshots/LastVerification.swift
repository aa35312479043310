import FramewrightDocuments

/// Which pictures the last verification of each found different: a note beside the pictures of failures.
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

    /// Notes which of the pictures compared failed, complete or not at all; what is noted of others stays, as what shards note
    /// at the same time. Where all is well and nothing was noted before, no folder is made.
    public static func note(failed: [String], of compared: [String], in folder: String) throws {
        let path = "\(folder)/\(fileName)"
        guard !failed.isEmpty || InputFile.size(of: path) != nil else { return }
        try Folder.create(for: path)
        // Without locks, as on some network disks, shards at one time may forget each other's.
        let lock = try FolderLock.ofFolder(of: path)
        let others = Set((try? read(from: folder))?.failed ?? []).subtracting(compared)
        let all = others.union(failed).sorted()
        let output = JSONOutput.object([("failed", .array(all.map(JSONOutput.string)))])
        try OutputFile.writeRegular(Array((output.indented() + "\n").utf8), to: path)
        _ = consume lock
    }
}
