import FramewrightDrawing

/// The safe area around a node (`safe`), the area up to which nodes that ignore it extend (`full`), and the visible
/// size of the nearest scroll view (`container`).
struct PlacementContext {
    var safe: Rect
    var full: Rect
    var container: Size
    /// The axes along which the node can be scrolled, so that it does not extend into the unsafe area.
    var scrolled: Axis.Set = []
}

/// The changes of a child's surroundings relative to its parent's.
struct ContextChange {
    /// The insets of the parent's bounds that become unsafe area.
    var insets = EdgeInsets.zero
    var scrolled: Axis.Set = []
    var container: Size?
}
