import FramewrightDrawing
import FramewrightTheming

/// The foreground where nothing else is said: the theme's own `color.ink`, else black, or white in a dark context.
struct InkStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.theme.ownPaint("color.ink") ?? Paint(environment.colorScheme == .dark ? .white : .black)
    }
}
