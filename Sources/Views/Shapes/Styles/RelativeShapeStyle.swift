import FramewrightDrawing

/// A style that depends on the foreground style, and so must be resolved before it is set as the foreground style
/// itself.
protocol RelativeShapeStyle: ShapeStyle {
    /// Returns an equal style that no longer depends on the foreground style.
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle
}

extension HierarchicalShapeStyle: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle { leveled(foreground, level) }
}

extension ForegroundStyle: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle { leveled(foreground, 0) }
}

extension StyleLevel: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle {
        leveled(base.resolvedIfRelative(over: foreground), level)
    }
}

extension ForegroundLevels: RelativeShapeStyle {
    func resolved(over foreground: any ShapeStyle) -> any ShapeStyle {
        ForegroundLevels(levels: levels.map { $0.resolvedIfRelative(over: foreground) })
    }
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
    /// Returns an equal style that does not depend on the foreground style. A custom style may, so it keeps the
    /// foreground.
    func resolvedIfRelative(over foreground: any ShapeStyle) -> any ShapeStyle {
        if Self.self == Color.self { return self }
        if let relative = self as? any RelativeShapeStyle { return relative.resolved(over: foreground) }
        return Resolved.self == Never.self ? self : StyleOverForeground(base: self, foreground: foreground)
    }
}

/// A style with the foreground style of the place where it was set.
private struct StyleOverForeground<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let foreground: any ShapeStyle

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        var environment = environment
        environment.foregroundStyle = foreground
        return try base.paint(in: environment)
    }
}

extension ShapeStyle {
    /// Returns an equal style that does not depend on the styles of its environment, so that it can replace one of
    /// them.
    func captured(in environment: EnvironmentValues) -> AnyShapeStyle {
        if Self.self == Color.self { return AnyShapeStyle(self) }
        let style = resolvedIfRelative(over: environment.foregroundStyle)
        return AnyShapeStyle(
            CapturedStyle(base: style, tint: environment.tint, background: environment.backgroundStyle))
    }
}

/// A style with the tint and the background style of the place where it was set.
private struct CapturedStyle: LevelledStyle {
    let base: any ShapeStyle
    let tint: AnyShapeStyle?
    let background: AnyShapeStyle?

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try base.paint(in: outer(environment))
    }

    func levelPaint(_ level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try base.paint(level: level, in: outer(environment))
    }

    private func outer(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        (environment.tint, environment.backgroundStyle) = (tint, background)
        return environment
    }
}

/// Fades a style. A default foreground is wrapped even at full opacity, because it has been requested explicitly.
private func faded(_ style: some ShapeStyle, _ share: Double) -> any ShapeStyle {
    share == 1 && !(style is any DefaultForegroundStyle) ? style : OpacityShapeStyle(base: style, share: share)
}

/// Returns a level of a style. A default foreground is wrapped at its first level too, because it has been requested
/// explicitly.
private func leveled(_ style: some ShapeStyle, _ level: Int) -> any ShapeStyle {
    level == 0 && !(style is any DefaultForegroundStyle) ? style : StyleLevel(base: style, level: level)
}
