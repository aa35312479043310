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
}
