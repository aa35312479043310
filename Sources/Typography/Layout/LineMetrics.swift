/// Turns units of fonts into points at one font size, rounding line heights up to the pixel grid.
struct LineMetrics: Hashable {
    /// Points per em.
    let size: Double
    /// Pixels per point.
    let pixelScale: Double

    /// Layout sums lengths in another order than text does; a line may be this much longer than its proposal, so that a
    /// text offered its own width stays on one line. A thousandth of a point is far below anything visible.
    static let tolerance = 1.0 / 1024

    func points(_ units: Int, unitsPerEm: Int) -> Double { Double(units) * size / Double(unitsPerEm) }

    /// The largest length in units that fits; nil proposals have room for everything.
    func room(for width: Double?, unitsPerEm: Int) -> Int {
        guard let width, size > 0 else { return .max }
        let units = (width + Self.tolerance) * Double(unitsPerEm) / size
        return units < 1e18 ? max(0, Int(units)) : .max
    }

    /// The height of a line of these fonts (the highest ascent and the deepest descent, together rounded up to a whole
    /// pixel), and where its baseline lies, on a pixel. Inter at 17 points: 20.57, hence 21, or 20.667 at 3x.
    func box(of fonts: some Sequence<FontMetrics>) -> LineBox {
        var ascent = 0.0
        var descent = 0.0
        for font in fonts {
            ascent = max(ascent, points(font.ascent, unitsPerEm: font.unitsPerEm))
            descent = max(descent, points(font.descent, unitsPerEm: font.unitsPerEm))
        }
        // A millionth of a pixel is rounding noise, not a reason for another pixel.
        let height = max(0, ((ascent + descent) * pixelScale - 1e-6).rounded(.up) / pixelScale)
        let slack = (height - ascent - descent) / 2
        return LineBox(height: height, baseline: ((ascent + slack) * pixelScale).rounded() / pixelScale)
    }
}

/// A line's height and how far below its top the baseline lies, in points.
struct LineBox: Hashable {
    let height: Double
    let baseline: Double
}
