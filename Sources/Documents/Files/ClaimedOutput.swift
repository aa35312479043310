import Synchronization

/// Standard output for one writer alone: other code that prints to it writes to standard error.
public final class ClaimedOutput: Sendable {
    private let descriptor: Mutex<FileDescriptor>

    /// Takes standard output. Throws if it is closed.
    public init() throws(FileError) {
        do {
            descriptor = Mutex(try FileDescriptor.claimOutput())
        } catch {
            throw .writeFailed(path: StandardStream.output.rawValue, reason: error.text)
        }
    }

    /// Writes bytes, not interrupted by other writers of this object.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try descriptor.withLock { (file) throws(SystemError) in try file.write(bytes.span) }
        } catch {
            throw .writeFailed(path: StandardStream.output.rawValue, reason: error.text)
        }
    }
}

/// Standard input in chunks, as they arrive, without a limit of the whole.
public enum StandardInput {
    /// Waits for the next chunk and returns it, empty at the end.
    public static func next() throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            _ = try FileDescriptor.standardInput.read(upTo: FileReader.pieceSize, into: &bytes)
        } catch {
            throw .readFailed(path: "standard input", reason: error.text)
        }
        return bytes
    }
}
