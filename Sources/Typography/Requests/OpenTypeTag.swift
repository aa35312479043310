/// A tag of four characters that identifies a feature or axis of a font, such as "tnum" or "wght".
public struct OpenTypeTag: Hashable, Sendable {
    /// The four bytes, the first in the most significant byte.
    let code: UInt32

    init(code: UInt32) { self.code = code }

    /// Creates a tag. Returns nil unless the text has one to four printable ASCII characters. Shorter tags are padded
    /// with spaces.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8.prefix(5))
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        code = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
    }
}

extension OpenTypeTag: ExpressibleByStringLiteral {
    /// Creates a tag from a literal, which must be valid.
    public init(stringLiteral text: String) {
        guard let tag = OpenTypeTag(text) else { preconditionFailure("an OpenType tag has four letters: \(text)") }
        self = tag
    }
}

extension OpenTypeTag: Comparable {
    /// Orders tags alphabetically.
    public static func < (one: OpenTypeTag, other: OpenTypeTag) -> Bool { one.code < other.code }
}

extension OpenTypeTag: CustomStringConvertible {
    /// The characters without trailing spaces.
    public var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
        return String(decoding: bytes, as: UTF8.self).split(separator: " ").joined()
    }
}
