internal import FramewrightDrawing

/// The source of colours for painting: one colour, or a colour for every pixel.
enum Ink: Sendable {
    case solid(PremultipliedPixel)
    case gradient(GradientInk)
    /// A transformed image.
    case sampled(SampledInk)
    /// Precomputed pixels: a resampled image or a finished layer.
    case pixels(PixelBlock)

    /// Fails for an invisible paint: fully transparent, or a gradient that is not finite.
    init?(_ paint: Paint, scale: Double, _ ramps: inout RampCache) {
        if let gradient = paint.gradient {
            guard let ink = GradientInk(gradient, scale: scale, &ramps) else { return nil }
            self = .gradient(ink)
        } else {
            let color = PremultipliedPixel(paint.color)
            guard color.alpha > 0 else { return nil }
            self = .solid(color)
        }
    }
}

/// An ink that computes its colours row by row.
protocol RowInk {
    /// Whether all its colours are opaque.
    var isOpaque: Bool { get }

    /// Writes the colours of some columns of row `y` to `colors` from index `start`.
    func fill(_ colors: inout MutableSpan<PremultipliedPixel>, from start: Int, row y: Int, _ columns: Range<Int>)
}

/// A block of pixels at a position.
///
/// `pixels.count` is always the area of `bounds`. Only pixels within `bounds` may be read.
struct PixelBlock: Sendable {
    let bounds: PixelRect
    var pixels: [PremultipliedPixel]

    /// Returns the indices of the pixels in some columns of a row.
    func range(row y: Int, _ columns: Range<Int>) -> Range<Int> {
        let start = (y - bounds.y) * bounds.width + columns.lowerBound - bounds.x
        return start..<start + columns.count
    }
}
