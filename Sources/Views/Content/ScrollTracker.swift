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

    /// Called when a drag has ended.
    var onRelease: (@MainActor () -> Void)?
    /// Called when the offset has changed.
    private let onMove: @MainActor () -> Void
    /// Returns the offset to rest at, for the offset at the start of a drag and at its end.
    var restingOffset: (@MainActor (_ start: Point, _ end: Point) -> Point)?
    /// The phase of scrolling.
    private(set) var phase = ScrollPhase.idle
    /// Whether the last change of the offset was made by a drag.
    private(set) var isMovedByUser = false
    /// The visible part and the content, in screen coordinates, as last placed; nil if nothing asks for it.
    var extent: ScrollExtent?
    /// The views to which it can scroll, if no reader around has them. Untyped, because their type belongs to a layer
    /// above.
    var ownTargetsBox: AnyObject?
    /// Whether the default anchor was applied.
    var isAnchored = false

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

    /// The offset that was requested last, in points; may exceed the content's end.
    var lastOffset: Point { offset }

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
        guard moved != offset || phase != .interacting else { return }
        (offset, phase, isMovedByUser) = (moved, .interacting, true)
        onMove()
    }

    /// Ends the drag.
    public func release() {
        if let start, let restingOffset { offset = kept(restingOffset(start, offset)) }
        start = nil
        onRelease?()
        guard phase != .idle else { return }
        phase = .idle
        onMove()
    }

    /// The offset, within the content's ends as last placed.
    var placedOffset: Point { kept(offset) }

    /// Scrolls to an offset, within the content's ends.
    ///
    /// - Returns: False if the offset is shown already.
    @discardableResult
    func scroll(to target: Point) -> Bool {
        let target = kept(target)
        guard target != kept(offset) else { return false }
        (offset, isMovedByUser) = (target, false)
        onMove()
        return true
    }

    /// Moves to an offset without calling `onMove`.
    func settle(at offset: Point) { self.offset = offset }

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
