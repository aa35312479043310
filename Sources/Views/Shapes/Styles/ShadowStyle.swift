public import FramewrightDrawing

/// A shadow that is part of a shape style, for any shape that is filled or stroked with it.
public struct ShadowStyle: Hashable, Sendable {
    /// The side of the outline on which the shadow is drawn.
    private enum Kind {
        case drop
        case inner
    }

    private let kind: Kind
    private let color: Color
    private let radius: Double
    private let offset: Point

    /// A shadow below the shape. `radius` is the standard deviation of its blur, in points.
    public static func drop(
        color: Color = dropColor, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: max(0, radius), offset: Point(x: x, y: y))
    }

    /// A shadow inside the shape, as if it were a hole.
    public static func inner(
        color: Color = innerColor, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: max(0, radius), offset: Point(x: x, y: y))
    }

    /// Black at 33 %.
    public static let dropColor = Color(white: 0, opacity: 0.33)
    /// Black at 55 %.
    public static let innerColor = Color(white: 0, opacity: 0.55)

    @MainActor
    fileprivate func filter(in lowering: Lowering) -> Filter {
        let paint = lowering.paint(color)
        let shadow = Shadow(paint.color, token: paint.token, radius: radius, offset: offset)
        return kind == .drop ? .dropShadow(shadow) : .innerShadow(shadow)
    }
}

/// A style with a shadow.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, ShadowedStyle {
    let base: Base
    let shadow: ShadowStyle

    /// Returns the paint of the base style, because the shadow is not part of a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint { try base.paint(in: environment) }

    /// Returns the shadows as filters, innermost first.
    func filters(in lowering: Lowering) -> [Filter] {
        ((base as? any ShadowedStyle)?.filters(in: lowering) ?? []) + [shadow.filter(in: lowering)]
    }
}

/// A style that has filters besides its paint.
protocol ShadowedStyle {
    @MainActor func filters(in lowering: Lowering) -> [Filter]
}

extension AnyShapeStyle: ShadowedStyle {
    func filters(in lowering: Lowering) -> [Filter] { (style as? any ShadowedStyle)?.filters(in: lowering) ?? [] }
}

/// The shadows fade by themselves with the shape.
extension OpacityShapeStyle: ShadowedStyle {
    func filters(in lowering: Lowering) -> [Filter] { (base as? any ShadowedStyle)?.filters(in: lowering) ?? [] }
}

extension StyleLevel: ShadowedStyle {
    func filters(in lowering: Lowering) -> [Filter] { (base as? any ShadowedStyle)?.filters(in: lowering) ?? [] }
}

extension ShapeStyle {
    /// Adds a shadow to every shape painted with the style. Text and images use the style without it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}
