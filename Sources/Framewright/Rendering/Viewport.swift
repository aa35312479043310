public import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightViews

/// The screen that a view is rendered for: size and safe area in points, pixels per point, size classes.
///
/// Guarantee: the size in pixels is valid for a `Bitmap`.
public struct Viewport: Hashable, Sendable {
    /// The size in points.
    public let size: Size
    /// The number of pixels per point.
    public let scale: Double
    /// The safe area insets in points.
    public let safeAreaInsets: EdgeInsets
    /// The horizontal size class.
    public let horizontalSizeClass: UserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UserInterfaceSizeClass

    /// The range of pixels per point.
    public static let scales = 0.25...8.0

    /// Creates a viewport. Size classes that are left out follow from the size: regular from 600 points of width and
    /// from 480 points of height.
    public init(
        size: Size, scale: Double = 1, safeAreaInsets: EdgeInsets = .zero,
        horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil
    ) throws(RenderError) {
        guard Self.scales.contains(scale) else { throw .scaleOutOfRange(scale) }
        guard PixelSize(size, scale: scale) != nil else { throw .sizeOutOfRange(size, scale: scale) }
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.horizontalSizeClass = horizontalSizeClass ?? (size.width >= 600 ? .regular : .compact)
        self.verticalSizeClass = verticalSizeClass ?? (size.height >= 480 ? .regular : .compact)
    }

    /// Returns the same screen at another scale.
    public func scaled(to scale: Double) throws(RenderError) -> Viewport {
        try Viewport(
            size: size, scale: scale, safeAreaInsets: safeAreaInsets, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass)
    }

    /// The size and insets for layout.
    public var screenArea: ScreenArea { ScreenArea(size: size, safeAreaInsets: safeAreaInsets) }

    /// The size in pixels, rounded.
    public var pixelSize: PixelSize {
        guard let pixels = PixelSize(size, scale: scale) else {
            preconditionFailure("a viewport is checked when it is made")
        }
        return pixels
    }
}
