internal import FramewrightDrawing

/// What is laid through coverage: one colour, or a colour for every pixel.
enum Ink: Sendable {
    case solid(PremultipliedPixel)
    case gradient(GradientInk)
    /// A picture that is turned.
    case sampled(SampledInk)
    /// Pixels known beforehand: a resampled image or a finished layer.
    case pixels(PixelInk)

    /// Nil for what cannot be seen: no opacity anywhere, or a gradient that is not finite.
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

/// An ink that works its colours out a row at a time.
protocol RowInk {
    /// True where every colour it gives is.
    var isOpaque: Bool { get }

    /// The colours of a row's columns, from `start` on.
    func fill(_ colors: inout MutableSpan<PremultipliedPixel>, from start: Int, row y: Int, _ columns: Range<Int>)
}

/// A block of pixels at its place.
///
/// Guarantee: `pixels.count` is the area of `bounds`. Only pixels within `bounds` may be asked for.
struct PixelInk: Sendable {
    let bounds: PixelRect
    var pixels: [PremultipliedPixel]

    /// Where the pixels of a row's columns are.
    func range(row y: Int, _ columns: Range<Int>) -> Range<Int> {
        let start = (y - bounds.y) * bounds.width + columns.lowerBound - bounds.x
        return start..<start + columns.count
    }
}

extension Surface {
    /// Lays an ink over row `y`, run by run, through the clip's mask. Column 0 of the runs is pixel `x`.
    mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, _ ink: Ink, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch ink {
        case .solid(let color): blend(runs, x: x, y: y, color, &pixels)
        case .gradient(let gradient):
            if let color = gradient.color(ofRow: y) {
                blend(runs, x: x, y: y, color, &pixels)
            } else {
                blend(runs, x: x, y: y, filling: gradient, &pixels)
            }
        case .sampled(let picture): blend(runs, x: x, y: y, filling: picture, &pixels)
        case .pixels(let block):
            for index in runs.indices {
                let columns = x + Int(runs[index].start)..<x + Int(runs[index].end)
                blend(block.pixels.span, block.range(row: y, columns), columns, y, runs[index].level, &pixels)
            }
        }
    }

    /// Straight into the picture where nothing of it stays, else through a row of colours.
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
                surface.blend(colors.span, 0..<columns.count, columns, y, runs[index].level, &pixels)
            }
        }
    }

    /// Lends the row of colours out, so that it can be read while the rest of the surface is used.
    private mutating func withColors(_ body: (inout Surface, inout [PremultipliedPixel]) -> Void) {
        var colors: [PremultipliedPixel] = []
        swap(&colors, &self.colors)
        if colors.isEmpty { colors = Array(repeating: .clear, count: area.width) }
        body(&self, &colors)
        swap(&colors, &self.colors)
    }

    /// Lays `colors[range]` over some columns of a row with one coverage, through the clip's mask.
    private mutating func blend(
        _ colors: Span<PremultipliedPixel>, _ range: Range<Int>, _ columns: Range<Int>, _ y: Int, _ level: UInt8,
        _ pixels: inout MutableSpan<PremultipliedPixel>
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
