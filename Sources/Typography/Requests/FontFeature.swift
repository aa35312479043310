/// A setting of an OpenType feature for a run of text. Fonts without the feature ignore it.
public struct FontFeature: Hashable, Sendable {
    /// The tag of the feature.
    public let tag: OpenTypeTag
    /// The value: 0 for off, 1 for on, larger values to choose among alternates.
    public let value: UInt32

    /// Creates a setting, by default on.
    public init(_ tag: OpenTypeTag, value: UInt32 = 1) {
        self.tag = tag
        self.value = value
    }

    /// Digits of equal width.
    public static let monospacedDigits = FontFeature("tnum")
    /// Lowercase letters as small capitals.
    public static let lowercaseSmallCaps = FontFeature("smcp")
    /// Capital letters as small capitals.
    public static let uppercaseSmallCaps = FontFeature("c2sc")
    /// Symbols such as + and − at the height of capitals and lining digits.
    public static let caseSensitiveForms = FontFeature("case")
    /// Numbers around a slash as fractions.
    public static let fractions = FontFeature("frac")
}

extension FontFeature: CustomStringConvertible {
    /// The setting as in CSS, without quotation marks: `tnum 1`.
    public var description: String { "\(tag) \(value)" }
}
