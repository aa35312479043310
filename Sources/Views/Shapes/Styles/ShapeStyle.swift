public import FramewrightDrawing
import FramewrightTheming

/// A style that fills an area.
public protocol ShapeStyle: Sendable {
    /// Returns the paint in an environment. A gradient's points are shares of the painted frame.
    ///
    /// - Throws: `ViewsError.unknownToken` if no theme defines the style's token.
    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint
}

extension Color: ShapeStyle {
    /// Returns the colour as a paint.
    public func paint(in environment: EnvironmentValues) -> Paint { Paint(self) }
}

/// A colour by theme token, such as `color.game2048.tile.2`.
public struct ThemeColor: ShapeStyle {
    /// The token's dotted path.
    public let token: String
    private let file: StaticString
    private let line: Int

    /// Creates a colour by a token's dotted path. If a theme does not define it, the path without the screen system's
    /// name is used.
    public init(_ token: String, file: StaticString = #fileID, line: Int = #line) {
        self.token = token
        self.file = file
        self.line = line
    }

    /// Returns the theme's paint for the token.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        guard let paint = environment.theme.paint(token) else {
            throw .unknownToken(token, theme: environment.theme.name, at: CodeLocation(file: "\(file)", line: line))
        }
        return paint
    }
}

extension ThemeColor: Hashable {
    /// Whether both have the same token, regardless of the place in code.
    public static func == (left: ThemeColor, right: ThemeColor) -> Bool { left.token == right.token }

    /// Hashes the token.
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

extension Lowering {
    /// Returns the paint of a style. If its theme token is unknown, reports the error and returns a clear paint.
    func paint(_ style: any ShapeStyle) -> Paint {
        do {
            return try style.paint(in: environment)
        } catch {
            report.add(error)
            return Paint(.clear)
        }
    }
}

extension ShapeStyle where Self == Color {
    /// Black.
    public static var black: Color { .init(red: 0, green: 0, blue: 0) }
    /// White.
    public static var white: Color { .init(red: 1, green: 1, blue: 1) }
    /// A transparent colour.
    public static var clear: Color { .init(red: 0, green: 0, blue: 0, opacity: 0) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Creates a type-erased style.
    public init(_ style: some ShapeStyle) { self.style = style }

    /// Returns the paint of the wrapped style.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try style.paint(in: environment)
    }
}
