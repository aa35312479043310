public import FramewrightDrawing
import FramewrightTheming

/// A way to colour an area.
public protocol ShapeStyle: Sendable {
    /// The paint in this environment; throws for a theme token nothing defines. A gradient's points are shares of the
    /// painted frame.
    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint
}

extension Color: ShapeStyle {
    public func paint(in environment: EnvironmentValues) -> Paint { Paint(self) }
}

/// A colour named by its theme token, such as `color.game2048.tile.2`.
public struct ThemeColor: ShapeStyle {
    public let token: String
    private let file: StaticString
    private let line: Int

    /// The token's dotted path; a theme that does not define it is asked for the role without the system's name.
    public init(_ token: String, file: StaticString = #fileID, line: Int = #line) {
        self.token = token
        self.file = file
        self.line = line
    }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        guard let paint = environment.theme.paint(token) else {
            throw .unknownToken(token, theme: environment.theme.name, at: CodeLocation(file: "\(file)", line: line))
        }
        return paint
    }
}

extension ThemeColor: Hashable {
    /// The same token is the same colour wherever it is written.
    public static func == (left: ThemeColor, right: ThemeColor) -> Bool { left.token == right.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

extension Color: PrimitiveView {
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "Color") }
}

extension ThemeColor: PrimitiveView {
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "ThemeColor") }
}

extension ShapeStyle where Self == Color {
    public static var black: Color { .init(red: 0, green: 0, blue: 0) }
    public static var white: Color { .init(red: 1, green: 1, blue: 1) }
    public static var clear: Color { .init(red: 0, green: 0, blue: 0, opacity: 0) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init(_ style: some ShapeStyle) { self.style = style }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try style.paint(in: environment)
    }
}
