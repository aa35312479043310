/// Four letters that name a feature or an axis of a font, such as "tnum" or "wght".
public struct OpenTypeTag: Hashable, Sendable {
    /// The letters' codes, the first in the highest byte.
    let code: UInt32

    init(code: UInt32) { self.code = code }

    /// Nil unless it is one to four printable ASCII characters; shorter tags end with spaces.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8.prefix(5))
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        code = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
    }
}

extension OpenTypeTag: ExpressibleByStringLiteral {
    /// A literal that is no tag is a mistake in the program.
    public init(stringLiteral text: String) {
        guard let tag = OpenTypeTag(text) else { preconditionFailure("an OpenType tag has four letters: \(text)") }
        self = tag
    }
}

extension OpenTypeTag: Comparable {
    /// In the order of the alphabet.
    public static func < (one: OpenTypeTag, other: OpenTypeTag) -> Bool { one.code < other.code }
}

extension OpenTypeTag: CustomStringConvertible {
    /// The letters, without spaces at the end.
    public var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
        return String(decoding: bytes, as: UTF8.self).split(separator: " ").joined()
    }
}
