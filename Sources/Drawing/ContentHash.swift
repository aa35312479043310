/// The SHA-256 hash of bytes (FIPS 180-4), which can be checked with `sha256sum`.
public struct ContentHash: Hashable, Sendable {
    /// The hash as 64 lower-case hexadecimal digits.
    public let text: String

    /// Computes the hash of bytes.
    public init(of bytes: [UInt8]) { self.init(of: bytes.span) }

    /// Computes the hash without copying, for mapped files.
    package init(of bytes: Span<UInt8>) {
        var hasher = SHA256()
        hasher.update(bytes)
        text = hasher.finish()
    }

    fileprivate init(digits: String) { text = digits }

    /// Creates a hash from its stored text. Returns nil unless `text` is 64 lower-case hexadecimal digits.
    public init?(text: String) {
        guard text.utf8.count == 64, text.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else { return nil }
        self.text = text
    }
}

extension ContentHash: CustomStringConvertible {
    /// The hash as 64 lower-case hexadecimal digits.
    public var description: String { text }
}

extension Bitmap {
    /// The hash of width and height (four bytes each, little-endian) followed by every pixel as R, G, B, A. Equal
    /// exactly if the bitmaps are equal.
    public var contentHash: ContentHash {
        var hasher = ImageHasher(size)
        hasher.update(self)
        return hasher.finish()
    }
}

/// Computes the `contentHash` of a bitmap that is delivered in bands of rows.
public struct ImageHasher {
    private var hasher = SHA256()

    /// Creates a hasher for a bitmap of a size.
    public init(_ size: PixelSize) {
        let sides = [size.width, size.height]
        let header = sides.flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) } }
        hasher.update(header.span)
    }

    /// Adds the next rows.
    public mutating func update(_ rows: Bitmap) { hasher.update(rows.pixels.span) }

    /// Returns the hash. The hasher must not be used afterwards.
    public mutating func finish() -> ContentHash { ContentHash(digits: hasher.finish()) }
}
