public import FramewrightDrawing

/// The area a tree is laid out for: its full size and the border that notches, bars and corners keep clear.
@frozen
public struct ScreenArea: Hashable, Sendable {
    public var size: Size
    public var safeAreaInsets: EdgeInsets

    public init(size: Size, safeAreaInsets: EdgeInsets = .zero) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
    }

    public var bounds: Rect { Rect(origin: .zero, size: size) }
    /// What the safe area's insets leave.
    public var safeBounds: Rect { bounds.inset(by: safeAreaInsets) }

    /// `frame` grown to the screen's edge on each of `edges` where it touches the safe area's.
    func extending(_ frame: Rect, on edges: Edge.Set) -> Rect {
        let touch = 0.001
        let safe = safeBounds
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        if edges.contains(.leading), abs(left - safe.minX) < touch { left = 0 }
        if edges.contains(.top), abs(top - safe.minY) < touch { top = 0 }
        if edges.contains(.trailing), abs(right - safe.maxX) < touch { right = size.width }
        if edges.contains(.bottom), abs(bottom - safe.maxY) < touch { bottom = size.height }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
