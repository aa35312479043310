public import FramewrightDrawing

/// A shadow that is part of a shape style, for any shape that is filled or stroked with it.
public struct ShadowStyle: Hashable, Sendable {
    let filter: Filter

    /// A shadow below the shape. `radius` is the standard deviation of its blur, in points.
    public static func drop(
        color: Color = dropColor, radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(filter: .dropShadow(Shadow(color, radius: max(0, radius), offset: Point(x: x, y: y))))
    }

    /// A shadow inside the shape, as if it were a hole.
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

    /// Returns the paint of the base style, because the shadow is not part of a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint { try base.paint(in: environment) }

    /// The shadows as filters, innermost first.
    var filters: [Filter] { ((base as? any ShadowedStyle)?.filters ?? []) + [shadow.filter] }
}

/// A style that has filters besides its paint.
protocol ShadowedStyle {
    var filters: [Filter] { get }
}

extension AnyShapeStyle: ShadowedStyle {
    var filters: [Filter] { (style as? any ShadowedStyle)?.filters ?? [] }
}

/// The shadows fade by themselves with the shape.
extension OpacityShapeStyle: ShadowedStyle {
    var filters: [Filter] { (base as? any ShadowedStyle)?.filters ?? [] }
}

extension ShapeStyle {
    /// Adds a shadow to every shape painted with the style. Text and images use the style without it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}
