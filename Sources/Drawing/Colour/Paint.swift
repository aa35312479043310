/// A colour or gradient that fills an area, with the theme token that it came from, so that a pixel can be traced to a
/// line in a theme file.
public struct Paint: Hashable, Sendable {
    /// The colour. For a gradient, that of its first stop.
    public let color: SRGBColor
    /// The dotted path of the theme token, such as `color.game2048.tile.2`. Nil for a colour written in a view. For a
    /// gradient, that of its first stop.
    public let token: String?
    /// The gradient, on the heap, because most paints have none and paints are copied often; nil for a single colour.
    private let storage: GradientStorage?

    private final class GradientStorage: Sendable {
        let gradient: GradientPaint

        init(_ gradient: GradientPaint) { self.gradient = gradient }
    }

    /// The gradient. Nil for a single colour.
    public var gradient: GradientPaint? { storage?.gradient }
    /// True if the paint is a gradient. Does not copy the gradient, unlike `gradient != nil`.
    package var hasGradient: Bool { storage != nil }

    /// Creates a paint of one colour.
    public init(_ color: SRGBColor, token: String? = nil) {
        self.color = color
        self.token = token
        storage = nil
    }

    /// Creates a gradient paint.
    public init(_ gradient: GradientPaint) {
        color = gradient.stops[0].color
        token = gradient.stops[0].token
        storage = GradientStorage(gradient)
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
    /// Compares gradients last, by value unless they share memory.
    public static func == (one: Paint, other: Paint) -> Bool {
        one.color == other.color && one.token == other.token
            && (one.storage === other.storage || one.gradient == other.gradient)
    }

    /// Hashes the colour, the token and the value of the gradient.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(token)
        hasher.combine(gradient)
    }
}

extension Paint: CustomStringConvertible {
    /// The colour with its token, or the gradient.
    public var description: String {
        gradient.map { "\($0)" } ?? token.map { "\(color) {\($0)}" } ?? "\(color)"
    }
}
