/// A file read piece by piece, never more than the caller allows: for files that need not fit into memory.
///
/// A regular file beyond `limit` bytes is refused before anything is read; a pipe or device as soon as it has given one
/// byte too many. Symbolic links are followed; `-` is standard input.
public final class FileReader {
    /// The path as the caller gave it.
    public let path: String
    private let descriptor: FileDescriptor
    private var limit: Int
    private let size: Int
    private let opened: FileStatus
    private var count = 0
    /// Read, but not taken yet.
    private var waiting: [UInt8]?

    /// Bytes a piece has at most.
    public static let pieceSize = 1 << 18

    /// Opens the file; what is no file to read is refused here, and so are pipes and devices where nobody named them: of a pipe
    /// nobody may ever write to.
    public init(_ path: String, limit: Int, isRegular: Bool = false) throws(FileError) {
        if isRegular, let status = try? FileStatus(following: path), !status.isRegular, !status.isDirectory {
            throw .unreadable(path: path, reason: "it is a pipe or a device")
        }
        self.path = path
        self.limit = limit
        descriptor = try Self.open(path)
        let status = descriptor.status()
        if status.isDirectory { throw .isDirectory(path: path) }
        size = status.isRegular ? status.size : 0
        opened = status
        if size > limit { throw .tooLarge(path: path, limit: limit) }
    }

    /// The next piece, empty at the end of the file. It stays to be taken.
    public func peek() throws(FileError) -> [UInt8] {
        if let waiting { return waiting }
        let piece = try read()
        waiting = piece
        return piece
    }

    /// The next piece, empty at the end of the file.
    public func next() throws(FileError) -> [UInt8] {
        guard let piece = waiting else { return try read() }
        waiting = nil
        return piece
    }

    /// Allows less than before, for a file whose beginning tells what it is.
    public func lower(limit: Int) throws(FileError) {
        self.limit = min(self.limit, limit)
        if max(size, count) > limit { throw .tooLarge(path: path, limit: limit) }
    }

    /// Everything not taken yet.
    public func rest() throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1)
        while true {
            let piece = try next()
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// Whether the file has stayed as it was when it was opened, as far as its size and time tell.
    ///
    /// A file's time ticks every few milliseconds: what changed just before it was opened could have changed again since.
    var isUnchanged: Bool {
        let now = descriptor.status()
        // What the kernel makes up as it is read has no size, and no time either.
        guard opened.isRegular, opened.size > 0 || count == 0 else { return true }
        return now.changed == opened.changed && now.size == opened.size && count == opened.size
            && timeOfDay() - opened.changed > Self.clockTick
    }

    /// The kernel's slowest tick is 10 ms.
    private static let clockTick: Int64 = 20_000_000

    private func read() throws(FileError) -> [UInt8] {
        var piece: [UInt8] = []
        do {
            _ = try descriptor.read(upTo: Self.pieceSize, into: &piece)
        } catch {
            throw .readFailed(path: path, reason: error.text)
        }
        count += piece.count
        guard count <= limit else { throw .tooLarge(path: path, limit: limit) }
        return piece
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
