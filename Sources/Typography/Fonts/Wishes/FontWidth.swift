/// How wide letters are, in percent of the family's normal width, as on OpenType's width axis.
public struct FontWidth: Hashable, Sendable {
    /// 50 to 200.
    public let value: Double

    /// Values outside 50...200 are brought to the nearer end; what is no number counts as 100.
    public init(_ value: Double) { self.value = value.isNaN ? 100 : min(max(value, 50), 200) }

    /// 62.5 percent: OpenType's Extra Condensed.
    public static let compressed = FontWidth(62.5)
    /// 75 percent.
    public static let condensed = FontWidth(75)
    /// 100 percent, the default.
    public static let standard = FontWidth(100)
    /// 125 percent.
    public static let expanded = FontWidth(125)
}
