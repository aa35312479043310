public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import Synchronization

/// Where the content of a scroll view is, remembered from frame to frame, and how a finger moves it.
@MainActor
public final class ScrollTracker {
    /// How far the content can be moved along each axis, as it was last placed.
    nonisolated let reach = ScrollReach()
    private weak var graph: ViewGraph?
    private let axes: Axis.Set
    /// Up and left, in points; may lie beyond the content's end.
    private var offset: Point
    /// What the view was last told.
    private var given: Point
    /// True where the content begins at the right.
    private var isMirrored = false
    /// The offset at which the finger that moves it came.
    private var start: Point?

    private init(_ graph: ViewGraph, axes: Axis.Set, offset: Point) {
        (self.graph, self.axes, self.offset) = (graph, axes, offset)
        given = offset
    }

    /// The memory of the scroll view being lowered, what is inside it to be lowered with, and the offset to show: where it
    /// was left, or what it is told now if that is something new.
    static func remembered(
        in lowering: Lowering, axes: Axis.Set, given: Point
    ) -> (inside: Lowering, tracker: ScrollTracker, offset: Point) {
        let inside = lowering.at(.position(0))
        let known = (inside.node.memory as? ScrollTracker).flatMap { $0.axes == axes ? $0 : nil }
        let tracker = known ?? ScrollTracker(lowering.graph, axes: axes, offset: given)
        let isMirrored = lowering.environment.layoutDirection == .rightToLeft
        lowering.graph.effects.check(inside.node) {
            inside.node.memory = tracker
            tracker.isMirrored = isMirrored
            if tracker.given != given { (tracker.given, tracker.offset) = (given, given) }
        }
        return (inside, tracker, tracker.given == given ? tracker.offset : given)
    }

    /// True for a movement along an axis on which there is something to scroll to.
    public func takes(_ translation: Size) -> Bool {
        abs(translation.width) > abs(translation.height)
            ? axes.contains(.horizontal) && reach.size.width > 0 : axes.contains(.vertical) && reach.size.height > 0
    }

    /// Moves the content with a finger, given its way since it came; never beyond the content's ends.
    public func move(with translation: Size) {
        let start = start ?? kept(offset)
        self.start = start
        let across = isMirrored ? -translation.width : translation.width
        let moved = kept(Point(x: start.x - across, y: start.y - translation.height))
        guard moved != offset else { return }
        offset = moved
        graph?.invalidate()
    }

    /// The finger has gone.
    public func release() { start = nil }

    private func kept(_ offset: Point) -> Point {
        let farthest = reach.size
        return Point(x: max(0, min(offset.x, farthest.width)), y: max(0, min(offset.y, farthest.height)))
    }
}

/// How far something can be scrolled: layout, which may run anywhere, says it.
final class ScrollReach: Sendable {
    private let stored = Mutex(Size.zero)

    var size: Size {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
