public import FramewrightDrawing

/// The screen that a tree is laid out for: its size and safe area.
@frozen
public struct ScreenArea: Hashable, Sendable {
    /// The size in points.
    public var size: Size
    /// The insets of the safe area, which notches, bars and corners leave free.
    public var safeAreaInsets: EdgeInsets

    /// Creates a screen area in points.
    public init(size: Size, safeAreaInsets: EdgeInsets = .zero) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
    }

    /// The whole screen, with its origin at zero.
    public var bounds: Rect { Rect(origin: .zero, size: size) }
    /// The screen without the safe area insets.
    public var safeBounds: Rect { bounds.inset(by: safeAreaInsets) }
}
