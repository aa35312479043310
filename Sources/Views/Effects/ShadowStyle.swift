public import FramewrightDrawing

/// A shadow that belongs to a style: of whatever shape is filled or stroked with it.
public struct ShadowStyle: Hashable, Sendable {
    let filter: Filter

    /// Below the shape. `radius` is the standard deviation of its blur, in points.
    public static func drop(
        color: Color = dropColor, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(filter: .dropShadow(Shadow(color, radius: max(0, radius), offset: Point(x: x, y: y))))
    }

    /// Inside the shape, as though it were a hole.
    public static func inner(
        color: Color = innerColor, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(filter: .innerShadow(Shadow(color, radius: max(0, radius), offset: Point(x: x, y: y))))
    }

    /// Black at 33 %.
    public static let dropColor = Color(white: 0, opacity: 0.33)
    /// Black at 55 %.
    public static let innerColor = Color(white: 0, opacity: 0.55)
}

/// A style with a shadow.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, ShadowedStyle {
    let base: Base
    let shadow: ShadowStyle

    /// The style without its shadow, which is no paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint { try base.paint(in: environment) }

    /// The inner shadows of one inside another first.
    var filters: [Filter] { ((base as? any ShadowedStyle)?.filters ?? []) + [shadow.filter] }
}

/// What the lowering of shapes asks a style for besides its paint.
protocol ShadowedStyle {
    var filters: [Filter] { get }
}

extension AnyShapeStyle: ShadowedStyle {
    var filters: [Filter] { (style as? any ShadowedStyle)?.filters ?? [] }
}

/// A fainter shape has fainter shadows by itself.
extension OpacityShapeStyle: ShadowedStyle {
    var filters: [Filter] { (base as? any ShadowedStyle)?.filters ?? [] }
}

extension ShapeStyle {
    /// The style with a shadow on every shape it paints. Text and pictures take the style without it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}
