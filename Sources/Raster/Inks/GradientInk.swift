internal import FramewrightDrawing

/// A gradient ready to give any pixel its colour: that of the pixel's middle.
struct GradientInk: Sendable {
    private let ramp: GradientRamp
    private let field: Field

    /// Location as a function of place, in pixels.
    private enum Field {
        /// `start + x * alongX + y * alongY`.
        case linear(start: Double, alongX: Double, alongY: Double)
        /// Distance from a point, in units along each axis, between two radii in the same units.
        case round(x: Double, y: Double, perX: Double, perY: Double, startRadius: Double, radii: Double)
        /// Direction from a point: the turn up to `end` shows the gradient over its last `span`.
        case angular(x: Double, y: Double, end: Double, span: Double)
    }

    /// Nil for a gradient that is transparent or not finite. `scale` is in pixels a point.
    init?(_ gradient: GradientPaint, scale: Double) {
        ramp = GradientRamp(gradient.stops)
        guard ramp.isVisible, let field = Self.field(of: gradient.geometry, scale: scale) else { return nil }
        self.field = field
    }

    private static func field(of geometry: GradientPaint.Geometry, scale: Double) -> Field? {
        switch geometry {
        case .linear(let start, let end): linear(start, end, scale)
        case .radial(let center, let start, let end):
            round(center, start, end, axes: Size(width: 1, height: 1), scale)
        case .elliptical(let center, let start, let end, let axes): round(center, start, end, axes: axes, scale)
        case .angular(let center, let start, let end): angular(center, start, end, scale)
        }
    }

    /// A gradient without length shows its last colour.
    private static func linear(_ start: Point, _ end: Point, _ scale: Double) -> Field? {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = (x * x + y * y) * scale
        guard start.isFinite, square.isFinite else { return nil }
        guard square > 0 else { return .linear(start: 1, alongX: 0, alongY: 0) }
        let (alongX, alongY) = (x / square, y / square)
        let first = (0.5 - start.x * scale) * alongX + (0.5 - start.y * scale) * alongY
        return .linear(start: first, alongX: alongX, alongY: alongY)
    }

    private static func round(_ center: Point, _ start: Double, _ end: Double, axes: Size, _ scale: Double) -> Field? {
        guard center.isFinite, start.isFinite, end.isFinite, axes.width > 0, axes.height > 0 else { return nil }
        return .round(
            x: center.x * scale - 0.5, y: center.y * scale - 0.5, perX: 1 / (axes.width * scale),
            perY: 1 / (axes.height * scale), startRadius: start, radii: end - start)
    }

    private static func angular(_ center: Point, _ start: Angle, _ end: Angle, _ scale: Double) -> Field? {
        guard center.isFinite, start.radians.isFinite, end.radians.isFinite else { return nil }
        let span = end.radians - start.radians
        return .angular(x: center.x * scale - 0.5, y: center.y * scale - 0.5, end: end.radians, span: span)
    }

    /// Writes the colours of some columns of row `y` from index 0 of `colors` on.
    func fill(_ colors: inout MutableSpan<PremultipliedPixel>, row y: Int, _ columns: Range<Int>) {
        var hint = 0
        let row = Double(y)
        switch field {
        case .linear(let start, let alongX, let alongY):
            let first = start + row * alongY
            for x in columns {
                let place = first + Double(x) * alongX
                colors[x - columns.lowerBound] = ramp.color(at: Self.fixed(place), hint: &hint)
            }
        case .round(let centerX, let centerY, let perX, let perY, let startRadius, let radii):
            let down = (row - centerY) * perY
            for x in columns {
                let along = (Double(x) - centerX) * perX
                let distance = (along * along + down * down).squareRoot()
                let place = radii == 0 ? (distance < startRadius ? 0 : 1) : (distance - startRadius) / radii
                colors[x - columns.lowerBound] = ramp.color(at: Self.fixed(place), hint: &hint)
            }
        case .angular(let centerX, let centerY, let end, let span):
            for x in columns {
                let angle = Trigonometry.arcTangent(y: row - centerY, x: Double(x) - centerX)
                let place = Self.location(of: angle, end: end, span: span)
                colors[x - columns.lowerBound] = ramp.color(at: Self.fixed(place), hint: &hint)
            }
        }
    }

    /// The angle is brought into the turn that ends at `end`. What the span leaves of it is shared by the last colour,
    /// which follows the end, and the first, which leads to the start.
    private static func location(of angle: Double, end: Double, span: Double) -> Double {
        let turn = 2 * Double.pi
        guard span >= 0 else { return location(of: -angle, end: -end, span: -span) }
        let turns = (end - angle) / turn
        // Above 0, so that the direction where a whole turn ends is its start.
        let back = (turns - turns.rounded(.up) + 1) * turn
        if back <= span { return span > 0 ? 1 - back / span : 1 }
        return turn - back < (turn - span) / 2 ? 1 : 0
    }

    @inline(__always)
    private static func fixed(_ place: Double) -> Int {
        guard place > 0 else { return 0 }
        return place < 1 ? Int(place * Double(GradientRamp.one)) : GradientRamp.one
    }
}
