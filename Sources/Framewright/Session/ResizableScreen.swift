public import FramewrightDrawing
import FramewrightTheming
import FramewrightViews

/// A session's evaluated views, which can be placed at any size on any thread without evaluating them again.
///
/// Guarantee: a size gives the same layout as `Session.resize(to:)`, as long as the size classes are the same.
public struct ResizableScreen: Sendable {
    /// The screen that the views were evaluated for.
    public let viewport: Viewport
    let stage: Stage
    let theme: Theme
    let renderer: Renderer

    /// Returns the layout at another size, with the same insets, scale and size classes.
    public func layout(size: Size) throws(RenderError) -> ScreenLayout {
        let viewport = try Viewport(
            size: size, scale: viewport.scale, safeAreaInsets: viewport.safeAreaInsets,
            horizontalSizeClass: viewport.horizontalSizeClass, verticalSizeClass: viewport.verticalSizeClass)
        return try renderer.layout(stage, at: 0, in: viewport, theme: theme)
    }
}

extension Session {
    /// Returns the current views as a value. Returns nil if some views depend on frames (geometry readers) or are
    /// animated.
    public func resizable() throws(RenderError) -> ResizableScreen? {
        let viewport = try layout().viewport
        guard graph.isPlain else { return nil }
        return ResizableScreen(viewport: viewport, stage: graph.stage, theme: theme, renderer: renderer)
    }
}
