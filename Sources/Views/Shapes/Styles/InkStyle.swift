import FramewrightDrawing
import FramewrightTheming

/// The default foreground: the theme's own `color.ink`, otherwise black, or white in a dark appearance.
struct InkStyle: DefaultForegroundStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.theme.ownPaint("color.ink") ?? Paint(environment.colorScheme == .dark ? .white : .black)
    }
}

/// A foreground that no view has requested. Controls with a colour of their own keep that.
protocol DefaultForegroundStyle: ShapeStyle {}

/// The foreground inside a container, such as a list, unless a view requests another.
struct ContainerInk: DefaultForegroundStyle, Hashable {
    let color: ControlColor

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try ThemeColor(color.token).paint(in: environment)
    }
}

extension EnvironmentValues {
    /// The foreground style that a view has requested; nil if there is none.
    var requestedForeground: AnyShapeStyle? {
        foregroundStyle is any DefaultForegroundStyle ? nil : AnyShapeStyle(foregroundStyle)
    }
}
