/// A colour or gradient that fills an area, with the theme token that it came from, so that a pixel can be traced to a
/// line in a theme file.
public struct Paint: Hashable, Sendable {
    /// The colour. For a gradient, that of its first stop.
    public let color: SRGBColor
    /// The dotted path of the theme token, such as `color.game2048.tile.2`. Nil for a colour written in a view. For a
    /// gradient, that of its first stop.
    public let token: String?
    /// The gradient. Nil for a single colour.
    public let gradient: GradientPaint?

    /// Creates a paint of one colour.
    public init(_ color: SRGBColor, token: String? = nil) {
        self.color = color
        self.token = token
        gradient = nil
    }

    /// Creates a gradient paint.
    public init(_ gradient: GradientPaint) {
        color = gradient.stops[0].color
        token = gradient.stops[0].token
        self.gradient = gradient
    }

    /// Returns the paint with its opacity multiplied by `factor` and the same token.
    public func opacity(_ factor: Double) -> Paint {
        gradient.map { Paint($0.opacity(factor)) } ?? Paint(color.opacity(factor), token: token)
    }

    /// Returns the paint transformed by `transform`.
    package func applying(_ transform: ProjectionTransform) -> Paint {
        gradient.map { Paint($0.applying(transform)) } ?? self
    }

    /// Returns the paint in a frame: a gradient's relative positions become points.
    public func placed(in frame: Rect) -> Paint { gradient.map { Paint($0.placed(in: frame)) } ?? self }
}

extension Paint {
    /// Compares gradients last and only if there are any, because they are large.
    public static func == (one: Paint, other: Paint) -> Bool {
        one.color == other.color && one.token == other.token
            && (one.hasGradient ? one.gradient == other.gradient : !other.hasGradient)
    }

    private var hasGradient: Bool {
        if case .none = gradient { false } else { true }
    }
}

extension Paint: CustomStringConvertible {
    /// The colour with its token, or the gradient.
    public var description: String {
        gradient.map { "\($0)" } ?? token.map { "\(color) {\($0)}" } ?? "\(color)"
    }
}
