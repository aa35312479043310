/// A number with its spelling in the file. NaN and infinity have no spelling in JSON and cannot be represented.
public struct JSONNumber: Hashable, Sendable {
    /// The characters in the file, matching the grammar of RFC 8259, such as `-0`, `1e3` or `0.10`.
    public let text: String

    /// Creates a number from text that the scanner has checked.
    init(checked text: String) {
        self.text = text
    }

    /// Parses a number. Returns nil unless all of `text` is one.
    public init?(_ text: String) {
        var scanner = JSONScanner(bytes: Array(text.utf8), depthLimit: 0)
        guard let number = try? scanner.number(), scanner.isAtEnd else { return nil }
        self = number
    }

    /// The nearest `Double`. Nil if that is out of `Double`'s range.
    public var double: Double? {
        guard let nearest = Double(text), nearest.isFinite else { return nil }
        return nearest
    }

    /// The exact integer value. Nil if the number has a fraction or is out of `Int`'s range. `1e3` and `2.0` are
    /// integers.
    public var int: Int? { Int(text) ?? wholeValue }

    /// The integer value of a number with a point or an exponent. Works on the digits, so that no rounding can make a
    /// fraction an integer.
    private var wholeValue: Int? {
        let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
        let mantissa = parts[0].split(separator: UInt8(ascii: "."), maxSplits: 1)
        let fraction = mantissa.count > 1 ? Array(mantissa[1]) : []
        var digits = Array(mantissa[0]) + fraction
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        guard let leading = digits.firstIndex(where: { $0 != UInt8(ascii: "0") }) else { return 0 }
        guard let exponent = parts.count > 1 ? Int(Substring(parts[1])) : 0, abs(exponent) < 1 << 32 else { return nil }
        var scale = exponent - fraction.count
        digits.removeFirst(leading)
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            scale += 1
        }
        guard scale >= 0, digits.count + scale <= 19 else { return nil }
        digits += [UInt8](repeating: UInt8(ascii: "0"), count: scale)
        return Int((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self))
    }
}

extension JSONNumber: CustomStringConvertible {
    /// The number as the file spells it.
    public var description: String { text }
}
