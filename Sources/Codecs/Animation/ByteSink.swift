/// Takes the next bytes of a file.
///
/// Throws `CodecError.writeFailed` if the bytes cannot be stored or the reader is gone. The encoder passes the error on
/// and must not be used any more.
public typealias ByteSink = (_ bytes: [UInt8]) throws(CodecError) -> Void

/// Bytes near the beginning of a file that are known only at its end. They replace as many bytes there.
public struct BytePatch: Hashable, Sendable {
    /// The offset from the first byte of the file.
    public let offset: Int
    /// The replacement bytes.
    public let bytes: [UInt8]

    /// Applies the patch to a whole file in memory.
    public func apply(to file: inout [UInt8]) {
        file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
}
