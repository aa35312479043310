public import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightRaster
public import FramewrightViews

/// Why a screen could not be rendered.
public enum RenderError: Error {
    /// Pixels per point beyond `Viewport.scales`.
    case scaleOutOfRange(Double)
    /// A picture without area, or larger than `PixelSize` allows.
    case sizeOutOfRange(Size, scale: Double)
    /// What views asked for and did not get; at least one error.
    case views([ViewsError])
    /// The views cannot be laid out.
    case layout(LayoutError)
    /// The painter gave up.
    case raster(RasterError)

    /// A session was told to touch what cannot be touched.
    case touch(TouchError)
    /// A moment that cannot be shown.
    case animation(AnimationError)

    /// What is wrong, a line for each mistake.
    public var message: String {
        switch self {
        case .scaleOutOfRange(let scale): "scale \(scale) is not between 0.25 and 8"
        case .sizeOutOfRange(let size, let scale): "a picture of \(size) points at scale \(scale) cannot be made"
        case .views(let errors): errors.map(\.message).joined(separator: "\n")
        case .layout(let error): error.message
        case .raster(let error): error.message
        case .touch(let error): error.message
        case .animation(let error): error.message
        }
    }

    /// What to do about the first of them.
    public var hint: String {
        switch self {
        case .scaleOutOfRange: "common scales are 1, 2 and 3"
        case .sizeOutOfRange:
            "give sides of at least one pixel and at most \(PixelSize.maximumSide), and at most "
                + "\(PixelSize.maximumArea / 1_000_000) megapixels in all"
        case .views(let errors): errors.first?.hint ?? ""
        case .layout(let error): error.hint
        case .raster(let error): error.hint
        case .touch(let error): error.hint
        case .animation(let error): error.hint
        }
    }
}
