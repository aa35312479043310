public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import Synchronization

/// The scroll offset of a scroll view, kept between frames and changed by dragging.
@MainActor @preconcurrency
public final class ScrollTracker {
    /// The maximum offset on each axis, as last placed.
    nonisolated let reach = ScrollReach()
    let axes: Axis.Set
    /// The offset to the left and upwards, in points; may exceed the content's end.
    private var offset: Point
    /// The offset last specified by the view.
    private var given: Point
    /// Whether the content starts at the right.
    private var isMirrored = false
    /// The offset at the start of the current drag.
    private var start: Point?

    /// Called when a drag has changed the offset.
    private let onMove: @MainActor () -> Void

    init(axes: Axis.Set, offset: Point, onMove: @escaping @MainActor () -> Void) {
        (self.axes, self.offset, self.onMove) = (axes, offset, onMove)
        given = offset
    }

    /// Shows the specified offset if it has changed.
    func update(given: Point, isMirrored: Bool) {
        self.isMirrored = isMirrored
        if self.given != given { (self.given, offset) = (given, given) }
    }

    /// Returns the offset to show: the last one, or the specified one if that has changed.
    func shown(for given: Point) -> Point { self.given == given ? offset : given }

    /// Whether a movement is mainly along an axis on which the content can scroll.
    public func takes(_ translation: Size) -> Bool {
        abs(translation.width) > abs(translation.height)
            ? axes.contains(.horizontal) && reach.size.width > 0 : axes.contains(.vertical) && reach.size.height > 0
    }

    /// Scrolls by the translation of a drag since its start, within the content's ends.
    public func move(with translation: Size) {
        let start = start ?? kept(offset)
        self.start = start
        let across = isMirrored ? -translation.width : translation.width
        let moved = kept(Point(x: start.x - across, y: start.y - translation.height))
        guard moved != offset else { return }
        offset = moved
        onMove()
    }

    /// Ends the drag.
    public func release() { start = nil }

    private func kept(_ offset: Point) -> Point {
        let farthest = reach.size
        return Point(x: max(0, min(offset.x, farthest.width)), y: max(0, min(offset.y, farthest.height)))
    }
}

/// The maximum scroll offset. Layout sets it, possibly on another thread.
final class ScrollReach: Sendable {
    private let stored = Mutex(Size.zero)

    var size: Size {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
