/// The width of a font in percent of the family's normal width, as on OpenType's width axis.
public struct FontWidth: Hashable, Sendable {
    /// The value, 50 to 200.
    public let value: Double

    /// Creates a width. Values outside 50...200 are clamped; if the value is not a number, 100 is used.
    public init(_ value: Double) { self.value = value.isNaN ? 100 : min(max(value, 50), 200) }

    /// 62.5 percent, OpenType's Extra Condensed.
    public static let compressed = FontWidth(62.5)
    /// 75 percent of the normal width.
    public static let condensed = FontWidth(75)
    /// 100 percent, the default.
    public static let standard = FontWidth(100)
    /// 125 percent of the normal width.
    public static let expanded = FontWidth(125)
}
