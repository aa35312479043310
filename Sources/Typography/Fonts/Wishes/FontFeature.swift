/// A typographic feature of OpenType fonts, switched on or off for a stretch of text. Fonts without it ignore it.
public struct FontFeature: Hashable, Sendable {
    public let tag: OpenTypeTag
    /// 0 for off, 1 for on, higher numbers choose among alternates.
    public let value: UInt32

    public init(_ tag: OpenTypeTag, value: UInt32 = 1) {
        self.tag = tag
        self.value = value
    }

    /// Digits of one width.
    public static let monospacedDigits = FontFeature("tnum")
    /// Small letters as small capitals.
    public static let lowercaseSmallCaps = FontFeature("smcp")
    /// Capitals as small capitals.
    public static let uppercaseSmallCaps = FontFeature("c2sc")
    /// Signs such as + and − at the height of capitals and lining digits, not of small letters.
    public static let caseSensitiveForms = FontFeature("case")
    /// Numbers around a slash as one fraction.
    public static let fractions = FontFeature("frac")
}

extension FontFeature: CustomStringConvertible {
    /// As CSS writes it, without quotation marks: `tnum 1`.
    public var description: String { "\(tag) \(value)" }
}
