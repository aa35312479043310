/// A name for bytes: their SHA-256 (FIPS 180-4), so that anyone can check it with `sha256sum`.
public struct ContentHash: Hashable, Sendable {
    /// 64 lower-case hexadecimal digits.
    public let text: String

    public init(of bytes: [UInt8]) {
        var hasher = SHA256()
        hasher.update(bytes.span)
        text = hasher.finish()
    }

    /// Reads back a stored hash; nil unless `text` is 64 hexadecimal digits.
    public init?(text: String) {
        guard text.utf8.count == 64, text.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else { return nil }
        self.text = text
    }
}

extension ContentHash: CustomStringConvertible {
    public var description: String { text }
}

extension Bitmap {
    /// The hash of width and height (four bytes each, least significant first) and then of every pixel as R, G, B, A:
    /// equal exactly when the pictures are.
    public var contentHash: ContentHash {
        let header = [UInt32(width), UInt32(height)]
        var bytes: [UInt8] = []
        bytes.reserveCapacity((size.area + header.count) * 4)
        for word in header { bytes.append(littleEndian: word) }
        for pixel in pixels { bytes.append(littleEndian: pixel.packed) }
        return ContentHash(of: bytes)
    }
}

extension [UInt8] {
    fileprivate mutating func append(littleEndian word: UInt32) {
        append(UInt8(truncatingIfNeeded: word))
        append(UInt8(truncatingIfNeeded: word >> 8))
        append(UInt8(truncatingIfNeeded: word >> 16))
        append(UInt8(truncatingIfNeeded: word >> 24))
    }
}
