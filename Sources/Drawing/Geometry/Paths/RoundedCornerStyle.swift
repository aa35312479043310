/// How a corner bends.
public enum RoundedCornerStyle: String, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Curvature that grows and fades instead of starting at once: the platform's own smooth corner.
    case continuous
}

/// The radii of a rectangle's four corners, in points. Leading is left.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: Double
    public var bottomLeading: Double
    public var bottomTrailing: Double
    public var topTrailing: Double

    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii with leading and trailing exchanged, as a screen read from right to left needs them.
    public var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}
