public import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightViews

/// The screen a view is rendered for: size and safe area in points, pixels per point, size classes.
///
/// Guarantee: the size in pixels is one a `Bitmap` can have.
public struct Viewport: Hashable, Sendable {
    /// Points.
    public let size: Size
    /// Pixels per point.
    public let scale: Double
    public let safeAreaInsets: EdgeInsets
    public let horizontalSizeClass: UserInterfaceSizeClass
    public let verticalSizeClass: UserInterfaceSizeClass

    /// The range of pixels per point a screen can have.
    public static let scales = 0.25...8.0

    /// Size classes left out follow the size: regular from 600 points of width and from 480 points of height.
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

    /// The same screen at another number of pixels per point.
    public func scaled(to scale: Double) throws(RenderError) -> Viewport {
        try Viewport(
            size: size, scale: scale, safeAreaInsets: safeAreaInsets, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass)
    }

    /// The area layout works in.
    public var screenArea: ScreenArea { ScreenArea(size: size, safeAreaInsets: safeAreaInsets) }

    /// Width and height in pixels, rounded.
    public var pixelSize: PixelSize {
        guard let pixels = PixelSize(size, scale: scale) else {
            preconditionFailure("a viewport is checked when it is made")
        }
        return pixels
    }
}
