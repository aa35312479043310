/// Reads whole files, never more than the caller allows.
public enum InputFile {
    /// The bytes of the file at `path`; of standard input where `path` is `-`.
    ///
    /// A regular file beyond `limit` bytes is refused before anything is read; a pipe or device as soon as it has
    /// given one byte too many. Symbolic links are followed.
    public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let descriptor = try open(path)
        let status = descriptor.status()
        if status.isDirectory { throw .isDirectory(path: path) }
        if status.isRegular, status.size > limit { throw .tooLarge(path: path, limit: limit) }
        var bytes: [UInt8] = []
        if status.isRegular { bytes.reserveCapacity(status.size + 1) }
        do {
            while bytes.count <= limit, try descriptor.read(upTo: 1 << 18, into: &bytes) {}
        } catch {
            throw .readFailed(path: path, reason: error.text)
        }
        guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
        return bytes
    }

    private static func open(_ path: String) throws(FileError) -> FileDescriptor {
        if path == "-" { return .standardInput }
        do {
            return try FileDescriptor(opening: path, for: .reading)
        } catch {
            throw error.isMissing ? .missing(path: path) : .unreadable(path: path, reason: error.text)
        }
    }
}
