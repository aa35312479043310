public import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightRaster
public import FramewrightViews

/// An error of rendering a screen.
public enum RenderError: Error {
    /// The pixels per point are outside `Viewport.scales`.
    case scaleOutOfRange(Double)
    /// The image has no area or exceeds the limits of `PixelSize`.
    case sizeOutOfRange(Size, scale: Double)
    /// Errors of the views; at least one.
    case views([ViewsError])
    /// The views cannot be laid out.
    case layout(LayoutError)
    /// The display list cannot be painted.
    case raster(RasterError)

    /// A touch cannot be performed.
    case touch(TouchError)
    /// A point in time cannot be shown.
    case animation(AnimationError)

    /// A description of the errors, one per line.
    public var message: String {
        switch self {
        case .scaleOutOfRange(let scale): "scale \(scale) is not between 0.25 and 8"
        case .sizeOutOfRange(let size, let scale): "an image of \(size) points at scale \(scale) cannot be made"
        case .views(let errors): errors.map(\.message).joined(separator: "\n")
        case .layout(let error): error.message
        case .raster(let error): error.message
        case .touch(let error): error.message
        case .animation(let error): error.message
        }
    }

    /// A suggestion for resolving the first error. If that is a missing font, names the packages of all missing fonts.
    public var hint: String {
        switch self {
        case .scaleOutOfRange: "common scales are 1, 2 and 3"
        case .sizeOutOfRange:
            "give sides of at least one pixel and at most \(PixelSize.maximumSide), and at most "
                + "\(PixelSize.maximumArea / 1_000_000) megapixels in all"
        case .views(let errors): Self.hint(of: errors)
        case .layout(let error): error.hint
        case .raster(let error): error.hint
        case .touch(let error): error.hint
        case .animation(let error): error.hint
        }
    }

    private static func hint(of errors: [ViewsError]) -> String {
        guard case .typography(.fontMissing(_, _?, _))? = errors.first else { return errors.first?.hint ?? "" }
        return ReleasePart.remedy(
            for: errors.compactMap { error in
                if case .typography(.fontMissing(_, let package, _)) = error { package } else { nil }
            })
    }
}
