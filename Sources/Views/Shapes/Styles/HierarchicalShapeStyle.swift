public import FramewrightDrawing

/// A level of the foreground style, by increasing transparency.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// The share of the foreground's opacity. The platforms do not document their values; these are 1/2, 1/4 and 1/5.
    let share: Double

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(share: 1)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(share: 0.5)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(share: 0.25)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(share: 0.2)

    /// Returns the foreground's paint with reduced opacity.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.foregroundStyle.paint(in: environment).opacity(share)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the foreground's paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.foregroundStyle.paint(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A style with reduced opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let share: Double

    /// Returns the paint with reduced opacity.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try base.paint(in: environment).opacity(share)
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, share: opacity) }
}

/// A style that depends on the foreground style, and so must be resolved before it is set as the foreground style
/// itself.
protocol RelativeShapeStyle: ShapeStyle {
    /// Returns an equal style that no longer depends on the foreground style.
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle
}

extension HierarchicalShapeStyle: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle { faded(foreground, share) }
}

extension ForegroundStyle: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle { faded(foreground, 1) }
}

extension OpacityShapeStyle: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle {
        faded(base.resolvedIfRelative(over: foreground), share)
    }
}

extension AnyShapeStyle: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle { style.resolvedIfRelative(over: foreground) }
}

extension ShapeStyle {
    func resolvedIfRelative(over foreground: any ShapeStyle) -> any ShapeStyle {
        (self as? any RelativeShapeStyle)?.resolved(over: foreground) ?? self
    }
}

/// Fades a style. A default foreground is wrapped even at full opacity, because it has been requested explicitly.
private func faded(_ style: some ShapeStyle, _ share: Double) -> any ShapeStyle {
    share == 1 && !(style is any DefaultForegroundStyle) ? style : OpacityShapeStyle(base: style, share: share)
}
