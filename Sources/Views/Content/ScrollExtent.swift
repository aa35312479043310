import FramewrightDrawing
import FramewrightLayoutEngine

/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing moves.
    case idle
    /// A touch is down, but has not scrolled yet. Never reported.
    case tracking
    /// A touch scrolls the content.
    case interacting
    /// The content comes to rest. Never reported, because there is no momentum.
    case decelerating
    /// The content moves to a requested place. Never reported, because such a change is shown at once.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The visible part and the content of a scroll view, in screen coordinates.
struct ScrollExtent: Equatable {
    var window: Rect
    var content: Rect
    /// The frames of the views to which the scroll view can scroll, by mark.
    var frames: [Int: Rect]

    /// Returns the offset at which a view has its anchor at the same anchor of the visible part. Without an anchor, the
    /// nearest offset at which all of the view is visible.
    func offset(of frame: Rect, anchor: UnitPoint?, from offset: Point) -> Point {
        let place = frame.origin - content.origin
        guard let anchor else {
            return Point(
                x: Self.nearest(offset.x, start: place.x, length: frame.width, visible: window.width),
                y: Self.nearest(offset.y, start: place.y, length: frame.height, visible: window.height))
        }
        return Point(
            x: place.x - anchor.x * (window.width - frame.width), y: place.y - anchor.y * (window.height - frame.height)
        )
    }

    private static func nearest(_ offset: Double, start: Double, length: Double, visible: Double) -> Double {
        if start < offset { return start }
        return start + length > offset + visible ? min(start, start + length - visible) : offset
    }
}
