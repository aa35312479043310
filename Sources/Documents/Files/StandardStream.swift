/// The two streams a program writes to without opening anything.
public enum StandardStream: String, Sendable {
    case output = "standard output"
    case error = "standard error"

    /// Writes all of `text`; throws where the stream is closed or its disk full.
    public func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

    /// Writes all of `bytes`; throws where the stream is closed or its disk full.
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
