/// Reads whole files up to a limit.
public enum InputFile {
    /// Returns the bytes of the file at `path`. `-` is standard input.
    ///
    /// A regular file larger than `limit` bytes is rejected before it is read; a pipe or device as soon as it exceeds
    /// the limit. Symbolic links are followed. A regular file that changes while it is read is read again, so that the
    /// result is never half old and half new; a file that keeps changing is rejected. A program that pauses for more
    /// than 20 ms in the middle of writing goes unnoticed.
    ///
    /// - Parameter isRegular: If true, rejects pipes and devices. For paths that the user did not name.
    public static func read(_ path: String, limit: Int, isRegular: Bool = false) throws(FileError) -> [UInt8] {
        var before: [UInt8]?
        for _ in 0..<attempts {
            let reader = try FileReader(path, limit: limit, isRegular: isRegular)
            let bytes = try reader.rest()
            // The file was changed recently, but reading it twice gave the same bytes.
            if reader.isUnchanged || before == bytes { return bytes }
            before = bytes
            wait(milliseconds: 4)
        }
        throw .readFailed(path: path, reason: "it is being written to all the time")
    }

    private static let attempts = 20

    /// Returns the error that `read` with `isRegular` would throw for a pipe, a device or a folder. Returns nil for a
    /// file or if nothing exists at `path`.
    public static func refusal(of path: String) -> FileError? {
        guard let status = try? FileStatus(following: path), !status.isRegular else { return nil }
        return .unreadable(path: path, reason: status.isDirectory ? "it is a folder" : "it is a pipe or a device")
    }

    /// True if anything is at `path`, symbolic links followed, be it unreadable or a chain of links without an end.
    public static func isThere(_ path: String) -> Bool {
        do throws(SystemError) { return try FileStatus(following: path) != nil } catch { return !error.isMissing }
    }

    /// The size of the file at `path`, symbolic links followed; nil where there is none or nothing to measure.
    public static func size(of path: String) -> Int? {
        guard let status = try? FileStatus(following: path), status.isRegular else { return nil }
        return status.size
    }

    /// A value that identifies a version of a file without reading it: its modification time and size.
    public struct Version: Hashable, Sendable {
        private let changed: Int64
        private let size: Int

        fileprivate init(changed: Int64, size: Int) { (self.changed, self.size) = (changed, size) }
    }

    /// Returns the stamp of a file, after following symbolic links. Returns nil if it is not a regular file.
    public static func stamp(of path: String) -> Version? {
        guard let status = try? FileStatus(following: path), status.isRegular else { return nil }
        return Version(changed: status.changed, size: status.size)
    }
}
