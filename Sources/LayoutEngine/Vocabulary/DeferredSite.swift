public import FramewrightDrawing

/// Where a deferred node came to lie: what its content may ask about.
public struct DeferredSite: Hashable, Sendable {
    /// In screen coordinates, points.
    public var frame: Rect
    /// The visible size of the nearest scroll view around the node, else the screen's without its safe area insets.
    public var containerSize: Size
    /// How far the unsafe area reaches beyond the frame, on the edges where the frame touches it.
    public var safeAreaInsets: EdgeInsets

    public init(frame: Rect, containerSize: Size, safeAreaInsets: EdgeInsets) {
        self.frame = frame
        self.containerSize = containerSize
        self.safeAreaInsets = safeAreaInsets
    }

    public var size: Size { frame.size }
}
