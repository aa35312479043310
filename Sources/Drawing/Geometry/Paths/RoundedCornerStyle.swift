/// The shape of a rounded corner.
public enum RoundedCornerStyle: String, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A corner whose curvature increases and decreases gradually, as on Apple's platforms.
    case continuous
}

/// The radii of a rectangle's four corners, in points. Leading is left.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top left corner.
    public var topLeading: Double
    /// The radius of the bottom left corner.
    public var bottomLeading: Double
    /// The radius of the bottom right corner.
    public var bottomTrailing: Double
    /// The radius of the top right corner.
    public var topTrailing: Double

    /// Creates radii in points.
    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii with leading and trailing exchanged, for right-to-left layout.
    public var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}
