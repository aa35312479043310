import FramewrightDrawing
import FramewrightTheming

/// The foreground where nothing else is said: the theme's `color.ink`, else black, or white in a dark context.
struct InkStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.theme.paint("color.ink") ?? Paint(environment.colorScheme == .dark ? .white : .black)
    }
}
