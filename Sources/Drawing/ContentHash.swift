/// A name for bytes: their SHA-256 (FIPS 180-4), so that anyone can check it with `sha256sum`.
public struct ContentHash: Hashable, Sendable {
    /// 64 lower-case hexadecimal digits.
    public let text: String

    public init(of bytes: [UInt8]) { self.init(of: bytes.span) }

    /// Copies nothing: for mapped files.
    package init(of bytes: Span<UInt8>) {
        var hasher = SHA256()
        hasher.update(bytes)
        text = hasher.finish()
    }

    fileprivate init(digits: String) { text = digits }

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
        let header = [width, height].flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) } }
        var hasher = SHA256()
        hasher.update(header.span)
        hasher.update(pixels.span)
        return ContentHash(digits: hasher.finish())
    }
}
