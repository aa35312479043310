public import FramewrightDrawing

/// The geometry that the content of a deferred node depends on.
public struct DeferredSite: Hashable, Sendable {
    /// The frame in screen coordinates, in points.
    public var frame: Rect
    /// The visible size of the nearest enclosing scroll view, otherwise that of the screen without its safe area
    /// insets.
    public var containerSize: Size
    /// The insets by which the unsafe area extends beyond the frame, on the edges where the frame touches the safe
    /// area's edge.
    public var safeAreaInsets: EdgeInsets
    /// The frames of all nodes in the tree that have marks, by mark, in screen coordinates. That of a
    /// scroll view is its visible part inside the safe area.
    public var markedFrames: [Int: Rect] = [:]

    /// Creates a value with geometry in points.
    public init(frame: Rect, containerSize: Size, safeAreaInsets: EdgeInsets) {
        self.frame = frame
        self.containerSize = containerSize
        self.safeAreaInsets = safeAreaInsets
    }

    /// The size of the frame.
    public var size: Size { frame.size }
}
