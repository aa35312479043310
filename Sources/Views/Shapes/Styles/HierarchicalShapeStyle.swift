public import FramewrightDrawing

/// The foreground style at one of its levels: more and more transparent.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// Share of the foreground's opacity. The platforms publish no numbers; these are half, a quarter and a fifth.
    let share: Double

    public static let primary = HierarchicalShapeStyle(share: 1)
    public static let secondary = HierarchicalShapeStyle(share: 0.5)
    public static let tertiary = HierarchicalShapeStyle(share: 0.25)
    public static let quaternary = HierarchicalShapeStyle(share: 0.2)

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.foregroundStyle.paint(in: environment).opacity(share)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The foreground style of the place it is used in.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.foregroundStyle.paint(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A style made more transparent.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let share: Double

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try base.paint(in: environment).opacity(share)
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, share: opacity) }
}

/// A style that speaks of the foreground style, and so must be resolved before it becomes the foreground style itself.
protocol RelativeShapeStyle: ShapeStyle {
    /// The same look without asking the environment for its foreground.
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

/// Asked for, a default foreground is one no longer.
private func faded(_ style: some ShapeStyle, _ share: Double) -> any ShapeStyle {
    share == 1 && !(style is any DefaultForegroundStyle) ? style : OpacityShapeStyle(base: style, share: share)
}
