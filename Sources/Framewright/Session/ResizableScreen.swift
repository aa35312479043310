public import FramewrightDrawing
import FramewrightTheming
import FramewrightViews

/// The views of a session as they are, to be placed at any size on any thread: what is left of a layout once the views need
/// not be asked again.
///
/// Guarantee: a size gives the layout that `Session.resize(to:)` would, as long as the size classes are the same.
public struct ResizableScreen: Sendable {
    /// The screen the views were asked for.
    public let viewport: Viewport
    let stage: Stage
    let theme: Theme
    let renderer: Renderer

    /// The views at another size, in the same insets, scale and size classes.
    public func layout(size: Size) throws(RenderError) -> ScreenLayout {
        let viewport = try Viewport(
            size: size, scale: viewport.scale, safeAreaInsets: viewport.safeAreaInsets,
            horizontalSizeClass: viewport.horizontalSizeClass, verticalSizeClass: viewport.verticalSizeClass)
        return try renderer.layout(stage, at: 0, in: viewport, theme: theme)
    }
}

extension Session {
    /// The views as they are now; nil where some are made only when their frames are known, follow a frame, or move.
    public func resizable() throws(RenderError) -> ResizableScreen? {
        let viewport = try layout().viewport
        guard graph.isPlain else { return nil }
        return ResizableScreen(viewport: viewport, stage: graph.stage, theme: theme, renderer: renderer)
    }
}
