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
        var hasher = ImageHasher(size)
        hasher.update(self)
        return hasher.finish()
    }
}

/// The `contentHash` of a picture that comes in bands of rows.
public struct ImageHasher {
    private var hasher = SHA256()

    public init(_ size: PixelSize) {
        let sides = [size.width, size.height]
        let header = sides.flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) } }
        hasher.update(header.span)
    }

    /// Adds the rows below those that were added before.
    public mutating func update(_ rows: Bitmap) { hasher.update(rows.pixels.span) }

    /// Ends the use of this value.
    public mutating func finish() -> ContentHash { ContentHash(digits: hasher.finish()) }
}
