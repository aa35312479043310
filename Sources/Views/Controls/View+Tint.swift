import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Sets the tint of controls inside, instead of the theme's accent colour.
    @_disfavoredOverload
    public func tint(_ tint: some ShapeStyle) -> some View {
        changingEnvironment { $0.tint = tint.captured(in: $0) }
    }

    /// Sets the tint of controls inside, instead of the theme's accent colour; nil restores the latter.
    public func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
    }

    /// Sets the accent colour of views and controls inside; nil for that of the app.
    public func accentColor(_ accentColor: Color?) -> some View {
        changingEnvironment {
            $0.accentColor = accentColor
            $0.tint = accentColor.map { AnyShapeStyle($0) }
        }
    }

    /// Pads a control's label by `side` points horizontally and half of that vertically, which large text and several
    /// lines need.
    func paddedOnBackground(_ side: Double) -> some View {
        padding(EdgeInsets(top: side / 2, leading: side, bottom: side / 2, trailing: side))
    }

    /// Fades the view while controls are disabled.
    func fadedWhenDisabled() -> some View { FadedView(content: self) }
}

private struct FadedView<Content: View>: View {
    @Environment(\.self) private var environment
    let content: Content

    var body: some View { content.opacity(environment.isEnabled ? 1 : environment.opacity(.disabled)) }
}
