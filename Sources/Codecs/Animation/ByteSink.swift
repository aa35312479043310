/// Takes the next bytes of a file. Throws `CodecError.notTaken` when they can't be stored or nobody wants them any more; the
/// encoder passes that on and must not be used further.
public typealias ByteSink = (_ bytes: [UInt8]) throws(CodecError) -> Void

/// Bytes near a file's start that are known only at its end: written over what is there, the length stays.
public struct BytePatch: Hashable, Sendable {
    /// From the file's first byte.
    public let offset: Int
    public let bytes: [UInt8]

    /// In memory, where the whole file is.
    public func apply(to file: inout [UInt8]) {
        file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
}
