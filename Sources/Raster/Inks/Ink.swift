internal import FramewrightDrawing

/// The source of colours for painting: one colour, or a colour for every pixel.
enum Ink: Sendable {
    case solid(PremultipliedPixel)
    case gradient(GradientInk)
    /// A transformed image.
    case sampled(SampledInk)
    /// Precomputed pixels: a resampled image or a finished layer.
    case pixels(PixelInk)

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
struct PixelInk: Sendable {
    let bounds: PixelRect
    var pixels: [PremultipliedPixel]

    /// Returns the indices of the pixels in some columns of a row.
    func range(row y: Int, _ columns: Range<Int>) -> Range<Int> {
        let start = (y - bounds.y) * bounds.width + columns.lowerBound - bounds.x
        return start..<start + columns.count
    }
}

extension Surface {
    /// Blends an ink over row `y`, run by run, through the clip's mask. Column 0 of the runs is pixel `x`.
    mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, with ink: Ink, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch ink {
        case .solid(let color): blend(runs, x: x, y: y, with: color, into: &pixels)
        case .gradient(let gradient):
            if let color = gradient.color(ofRow: y) {
                blend(runs, x: x, y: y, with: color, into: &pixels)
            } else {
                blend(runs, x: x, y: y, filling: gradient, &pixels)
            }
        case .sampled(let picture): blend(runs, x: x, y: y, filling: picture, &pixels)
        case .pixels(let block):
            for index in runs.indices {
                let columns = x + Int(runs[index].start)..<x + Int(runs[index].end)
                blend(
                    block.pixels.span, range: block.range(row: y, columns), columns: columns, y: y,
                    level: runs[index].level, into: &pixels)
            }
        }
    }

    /// Writes opaque runs directly to the bitmap, others through a row of colours.
    private mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, filling ink: some RowInk,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for index in runs.indices {
            let columns = x + Int(runs[index].start)..<x + Int(runs[index].end)
            if runs[index].level == 255, ink.isOpaque, clips.isOpen(columns, row: y) {
                ink.fill(&pixels, from: self.index(columns.lowerBound, y), row: y, columns)
                continue
            }
            withColors { surface, colors in
                var span = colors.mutableSpan
                ink.fill(&span, from: 0, row: y, columns)
                surface.blend(
                    colors.span, range: 0..<columns.count, columns: columns, y: y, level: runs[index].level,
                    into: &pixels)
            }
        }
    }

    /// Moves the row of colours out of the surface while `body` uses both.
    private mutating func withColors(_ body: (inout Surface, inout [PremultipliedPixel]) -> Void) {
        var colors: [PremultipliedPixel] = []
        swap(&colors, &self.colors)
        if colors.isEmpty { colors = Array(repeating: .clear, count: area.width) }
        body(&self, &colors)
        swap(&colors, &self.colors)
    }

    /// Blends `colors[range]` over some columns of a row with one coverage, through the clip's mask.
    private mutating func blend(
        _ colors: Span<PremultipliedPixel>, range: Range<Int>, columns: Range<Int>, y: Int, level: UInt8,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let start = index(columns.lowerBound, y)
        guard let mask = clips.mask, !mask.isOpen(columns, row: y) else {
            return blendColors(&pixels, from: start, colors, range, level)
        }
        var product = scratch.mutableSpan
        let first = mask.index(columns.lowerBound, y)
        scaleMask(mask.coverage.span, first..<first + columns.count, by: level, into: &product)
        blendMaskedColors(&pixels, from: start, colors, range, scratch.span)
    }
}
