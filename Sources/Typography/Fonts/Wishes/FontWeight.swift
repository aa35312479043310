/// How heavy strokes are, on the OpenType scale.
public struct FontWeight: Hashable, Sendable {
    /// 100 to 900.
    public let value: Int

    /// Values outside 100...900 are brought to the nearer end.
    public init(_ value: Int) { self.value = min(max(value, 100), 900) }

    /// 100, the thinnest of all, as in SwiftUI; OpenType calls it Thin.
    public static let ultraLight = FontWeight(100)
    /// 200; OpenType calls it Extra Light.
    public static let thin = FontWeight(200)
    /// 300.
    public static let light = FontWeight(300)
    /// 400, the default.
    public static let regular = FontWeight(400)
    /// 500.
    public static let medium = FontWeight(500)
    /// 600; from here up, families with two weights are bold.
    public static let semibold = FontWeight(600)
    /// 700.
    public static let bold = FontWeight(700)
    /// 800; OpenType calls it Extra Bold.
    public static let heavy = FontWeight(800)
    /// 900.
    public static let black = FontWeight(900)
}

extension FontWeight: Comparable {
    /// Lighter than.
    public static func < (one: FontWeight, other: FontWeight) -> Bool { one.value < other.value }
}

extension FontWeight: CustomStringConvertible {
    /// The number.
    public var description: String { "\(value)" }
}
