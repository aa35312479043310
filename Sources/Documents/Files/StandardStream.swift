/// A standard stream of the process.
public enum StandardStream: String, Sendable {
    case output = "standard output"
    case error = "standard error"

    /// Takes the places of standard streams that are closed, so that no file is opened there and written to by mistake.
    /// Call before any file is opened.
    public static func keepClosed() { FileDescriptor.occupyClosedStreams() }

    /// Writes all of `text`; throws where the stream is closed or its disk full.
    public func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

    /// Writes `bytes`. Throws if the stream is closed or the disk is full.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            switch self {
            case .output: try FileDescriptor.standardOutput.write(bytes.span)
            case .error: try FileDescriptor.standardError.write(bytes.span)
            }
        } catch {
            throw .writeFailed(path: rawValue, reason: error.text)
        }
    }
}
