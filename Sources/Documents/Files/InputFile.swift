/// Reads whole files, never more than the caller allows.
public enum InputFile {
    /// The bytes of the file at `path`; of standard input where `path` is `-`.
    ///
    /// A regular file beyond `limit` bytes is refused before anything is read; a pipe or device as soon as it has
    /// given one byte too many. Symbolic links are followed. A regular file that is written to meanwhile is read again, so
    /// that half of the old and half of the new are not taken for a file; one that never rests is refused. A program that pauses
    /// in the middle of writing for longer than the clock's tick of 20 ms cannot be told from one that is done.
    ///
    /// - Parameter isRegular: refuses pipes and devices, which nobody meant where it was not the user who named the file.
    public static func read(_ path: String, limit: Int, isRegular: Bool = false) throws(FileError) -> [UInt8] {
        var before: [UInt8]?
        for _ in 0..<attempts {
            let reader = try FileReader(path, limit: limit, isRegular: isRegular)
            let bytes = try reader.rest()
            // Just written, and twice the same: it rests.
            if reader.isUnchanged || before == bytes { return bytes }
            before = bytes
            wait(milliseconds: 4)
        }
        throw .readFailed(path: path, reason: "it is being written to all the time")
    }

    private static let attempts = 20

    /// Why `read` with `isRegular` would refuse what is at `path`: a pipe, a device or a folder. Nil for a file, and if nothing is
    /// there.
    public static func refusal(of path: String) -> FileError? {
        guard let status = try? FileStatus(following: path), !status.isRegular else { return nil }
        return .unreadable(path: path, reason: status.isDirectory ? "it is a folder" : "it is a pipe or a device")
    }

    /// The size of the file at `path`, symbolic links followed; nil where there is none or nothing to measure.
    public static func size(of path: String) -> Int? {
        guard let status = try? FileStatus(following: path), status.isRegular else { return nil }
        return status.size
    }

    /// What tells one content of a file from another without reading it: when it last changed, and its size. Nil where there is
    /// no regular file.
    public struct Version: Hashable, Sendable {
        private let changed: Int64
        private let size: Int

        fileprivate init(changed: Int64, size: Int) { (self.changed, self.size) = (changed, size) }
    }

    /// Symbolic links are followed.
    public static func stamp(of path: String) -> Version? {
        guard let status = try? FileStatus(following: path), status.isRegular else { return nil }
        return Version(changed: status.changed, size: status.size)
    }
}
