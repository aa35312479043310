/// Turns units of fonts into points at one font size, rounding line heights up to the pixel grid.
struct LineMetrics: Hashable {
    /// Points per em of the largest text.
    let size: Double
    /// What the text's own size was multiplied by to get `size`.
    let scale: Double
    /// Pixels per point.
    let pixelScale: Double

    /// Layout sums lengths in another order than text does; a line may be this much longer than its proposal, so that a
    /// text offered its own width stays on one line. A thousandth of a point is far below anything visible.
    static let tolerance = 1.0 / 1024

    func points(_ units: Int, unitsPerEm: Int) -> Double { Double(units) * size / Double(unitsPerEm) }

    func points(_ units: Int, of font: FontMetrics, _ style: SpanStyle) -> Double {
        Double(units) * (size * style.ratio) / Double(font.unitsPerEm)
    }

    /// The largest length in units that fits; nil proposals have room for everything.
    func room(for width: Double?, unitsPerEm: Int) -> Int {
        guard let width, size > 0 else { return .max }
        let units = (width + Self.tolerance) * Double(unitsPerEm) / size
        return units < 1e18 ? max(0, Int(units)) : .max
    }

    /// The height of a line of these fonts (the highest ascent and the deepest descent, together rounded up to a whole
    /// pixel), and where its baseline lies, on a pixel. Inter at 17 points: 20.57, hence 21, or 20.667 at 3x.
    func box(of fonts: some Sequence<(metrics: FontMetrics, style: SpanStyle)>) -> LineBox {
        var metrics = TextMetrics(ascent: 0, descent: 0, capHeight: 0, leading: 0)
        for (index, (font, style)) in fonts.enumerated() {
            let rise = style.rise * scale
            metrics.ascent = max(metrics.ascent, points(font.ascent, of: font, style) + rise)
            metrics.descent = max(metrics.descent, points(font.descent, of: font, style) - rise)
            metrics.leading = max(metrics.leading, style.leading * scale)
            if index == 0 { metrics.capHeight = points(font.capHeight, of: font, style) }
        }
        return LineBox(metrics, pixelScale: pixelScale)
    }

    func snapped(_ length: Double) -> Double { (length * pixelScale).rounded() / pixelScale }
}

/// A line's height and how far below its top the baseline lies, in points.
struct LineBox: Hashable {
    let height: Double
    let baseline: Double
    let metrics: TextMetrics

    init(_ metrics: TextMetrics, pixelScale: Double) {
        // A millionth of a pixel is rounding noise, not a reason for another pixel.
        height = max(0, (metrics.lineHeight * pixelScale - 1e-6).rounded(.up) / pixelScale)
        let slack = (height - metrics.ascent - metrics.descent) / 2
        baseline = ((metrics.ascent + slack) * pixelScale).rounded() / pixelScale
        self.metrics = metrics
    }

    /// From this line's top to the next one's, before any line spacing.
    var pitch: Double { max(height, metrics.leading) }
}
