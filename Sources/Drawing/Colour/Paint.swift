/// What fills an area, and the theme token it came from, so that a pixel leads back to a line in a theme file.
public struct Paint: Hashable, Sendable {
    public var color: Color
    /// Dotted path of the theme token, such as `color.game2048.tile.2`; nil for a colour written in a view.
    public var token: String?

    public init(_ color: Color, token: String? = nil) {
        self.color = color
        self.token = token
    }

    /// The paint with its opacity multiplied; it keeps its token.
    public func opacity(_ factor: Double) -> Paint { Paint(color.opacity(factor), token: token) }
}

extension Paint: CustomStringConvertible {
    public var description: String { token.map { "\(color) {\($0)}" } ?? "\(color)" }
}
