/// The weight of a font on the OpenType scale.
public struct FontWeight: Hashable, Sendable {
    /// The value, 100 to 900.
    public let value: Int

    /// Creates a weight. Values outside 100...900 are clamped.
    public init(_ value: Int) { self.value = min(max(value, 100), 900) }

    /// 100, the lightest weight, as in SwiftUI. OpenType calls it Thin.
    public static let ultraLight = FontWeight(100)
    /// 200. OpenType calls it Extra Light.
    public static let thin = FontWeight(200)
    /// The weight 300.
    public static let light = FontWeight(300)
    /// The weight 400, the default.
    public static let regular = FontWeight(400)
    /// The weight 500.
    public static let medium = FontWeight(500)
    /// 600. From here on, families with two weights use bold.
    public static let semibold = FontWeight(600)
    /// The weight 700.
    public static let bold = FontWeight(700)
    /// 800. OpenType calls it Extra Bold.
    public static let heavy = FontWeight(800)
    /// The weight 900.
    public static let black = FontWeight(900)
}

extension FontWeight: Comparable {
    /// Returns true if the first weight is lighter.
    public static func < (one: FontWeight, other: FontWeight) -> Bool { one.value < other.value }
}

extension FontWeight: CustomStringConvertible {
    /// The value as a number.
    public var description: String { "\(value)" }
}
