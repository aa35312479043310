import FramewrightDrawing
import FramewrightTheming

/// The foreground where nothing else is said: the theme's own `color.ink`, else black, or white in a dark context.
struct InkStyle: DefaultForegroundStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.theme.ownPaint("color.ink") ?? Paint(environment.colorScheme == .dark ? .white : .black)
    }
}

/// A foreground that no view asked for: controls with a colour of their own keep it.
protocol DefaultForegroundStyle: ShapeStyle {}

/// The foreground of what stands in a container, such as a list, if no view asks for another.
struct ContainerInk: DefaultForegroundStyle, Hashable {
    let color: ControlColor

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try ThemeColor(color.token).paint(in: environment)
    }
}

extension EnvironmentValues {
    /// The foreground style that a view asked for; nil if none did.
    var requestedForeground: AnyShapeStyle? {
        foregroundStyle is any DefaultForegroundStyle ? nil : AnyShapeStyle(foregroundStyle)
    }
}
