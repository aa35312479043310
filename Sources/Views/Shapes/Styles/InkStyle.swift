import FramewrightDrawing
import FramewrightTheming

/// The default foreground: the theme's own `color.ink`, otherwise black, or white in a dark appearance.
struct InkStyle: DefaultForegroundStyle, LevelledStyle {
    func paint(in environment: EnvironmentValues) -> Paint { environment.labelPaint(level: 0) }

    func levelPaint(_ level: Int, in environment: EnvironmentValues) -> Paint {
        environment.labelPaint(level: level)
    }
}

/// A foreground that no view has requested. Controls with a colour of their own keep that.
protocol DefaultForegroundStyle: ShapeStyle {}

/// The foreground inside a container, such as a list, unless a view requests another.
struct ContainerInk: DefaultForegroundStyle, LevelledStyle, Hashable {
    let color: ControlColor

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try Color.control(color).paint(in: environment)
    }

    /// Returns the theme's secondary ink as the second level of its ink.
    func levelPaint(_ level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        if color == .ink, level == 1 { return try Color.control(.inkSecondary).paint(in: environment) }
        return try paint(in: environment).opacity(HierarchicalShapeStyle.shares[level])
    }
}

extension EnvironmentValues {
    /// The foreground style that a view has requested; nil if there is none.
    var requestedForeground: AnyShapeStyle? {
        foregroundStyle is any DefaultForegroundStyle ? nil : AnyShapeStyle(foregroundStyle)
    }
}

extension EnvironmentValues {
    var foregroundStyle: any ShapeStyle {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue.resolvedIfRelative(over: foregroundStyle) }
    }
}

private enum ForegroundKey: EnvironmentKey {
    static let defaultValue: any ShapeStyle = InkStyle()
}
