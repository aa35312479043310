/// The conversion of font units to points at a font size, with line heights rounded up to whole pixels.
struct LineMetrics: Hashable {
    /// The points per em of the largest text.
    let size: Double
    /// The factor between the text's own size and `size`.
    let scale: Double
    /// The pixels per point.
    let pixelScale: Double

    /// The length in points by which a line may exceed its proposal. Layout adds lengths in another order than text
    /// does, and a text that is proposed its own width must stay on one line. A thousandth of a point is invisible.
    static let tolerance = 1.0 / 1024

    func points(_ units: Int, unitsPerEm: Int) -> Double { Double(units) * size / Double(unitsPerEm) }

    func points(_ units: Int, of font: FontMetrics, _ style: SpanStyle) -> Double {
        Double(units) * (size * style.ratio) / Double(font.unitsPerEm)
    }

    /// Returns the maximum length in units that fits a width. Without a width the length is unlimited.
    func room(for width: Double?, unitsPerEm: Int) -> Int {
        guard let width, size > 0 else { return .max }
        let units = (width + Self.tolerance) * Double(unitsPerEm) / size
        return units < 1e18 ? max(0, Int(units)) : .max
    }

    /// Returns the height of a line with these fonts (the largest ascent plus the largest descent, rounded up to a
    /// whole pixel) and its baseline, rounded to a pixel. Inter at 17 points: 20.57, hence 21, or 20.667 at 3x.
    func box(of fonts: some Sequence<(metrics: FontMetrics, style: SpanStyle)>) -> LineBox {
        var metrics = TextMetrics(ascent: 0, descent: 0, capHeight: 0, leading: 0)
        for (index, (font, style)) in fonts.enumerated() {
            let rise = style.rise * scale
            metrics.ascent = max(metrics.ascent, points(font.ascent, of: font, style) + rise)
            metrics.descent = max(metrics.descent, points(font.descent, of: font, style) - rise)
            if let box = style.box {
                metrics.ascent = max(metrics.ascent, box.ascent * size + rise)
                metrics.descent = max(metrics.descent, box.descent * size - rise)
            }
            metrics.leading = max(metrics.leading, style.leading * scale)
            if index == 0 { metrics.capHeight = points(font.capHeight, of: font, style) }
        }
        return LineBox(metrics, pixelScale: pixelScale)
    }

    func snapped(_ length: Double) -> Double { (length * pixelScale).rounded() / pixelScale }
}

/// The height of a line and the distance of its baseline from its top, in points.
struct LineBox: Hashable {
    let height: Double
    let baseline: Double
    let metrics: TextMetrics

    init(_ metrics: TextMetrics, pixelScale: Double) {
        // Subtracts rounding noise, which must not add a pixel.
        height = max(0, (metrics.lineHeight * pixelScale - 1e-6).rounded(.up) / pixelScale)
        let slack = (height - metrics.ascent - metrics.descent) / 2
        baseline = ((metrics.ascent + slack) * pixelScale).rounded() / pixelScale
        self.metrics = metrics
    }

    /// The distance from this line's top to the next one's, before line spacing.
    var pitch: Double { max(height, metrics.leading) }
}
