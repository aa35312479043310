/// What fills an area, and the theme token it came from, so that a pixel leads back to a line in a theme file.
public struct Paint: Hashable, Sendable {
    /// The colour; of a gradient that of its first stop.
    public let color: Color
    /// Dotted path of the theme token, such as `color.game2048.tile.2`; nil for a colour written in a view. Of a gradient
    /// that of its first stop.
    public let token: String?
    /// Nil for one colour all over.
    public let gradient: GradientPaint?

    public init(_ color: Color, token: String? = nil) {
        self.color = color
        self.token = token
        gradient = nil
    }

    public init(_ gradient: GradientPaint) {
        color = gradient.stops[0].color
        token = gradient.stops[0].token
        self.gradient = gradient
    }

    /// The paint with its opacity multiplied; it keeps its token.
    public func opacity(_ factor: Double) -> Paint {
        gradient.map { Paint($0.opacity(factor)) } ?? Paint(color.opacity(factor), token: token)
    }

    /// The paint as it lies once everything is carried by `transform`.
    package func applying(_ transform: ProjectionTransform) -> Paint {
        gradient.map { Paint($0.applying(transform)) } ?? self
    }

    /// The paint as it lies in a frame: a gradient's shares become points.
    public func placed(in frame: Rect) -> Paint { gradient.map { Paint($0.placed(in: frame)) } ?? self }
}

extension Paint {
    /// Gradients, which are large, are looked at last, and only where there are any.
    public static func == (one: Paint, other: Paint) -> Bool {
        one.color == other.color && one.token == other.token
            && (one.hasGradient ? one.gradient == other.gradient : !other.hasGradient)
    }

    private var hasGradient: Bool {
        if case .none = gradient { false } else { true }
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        gradient.map { "\($0)" } ?? token.map { "\(color) {\($0)}" } ?? "\(color)"
    }
}
