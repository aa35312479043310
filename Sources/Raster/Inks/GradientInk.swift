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
        case angular(Sweep)
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
        case .conical: nil
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
        return .angular(
            Sweep(x: center.x * scale - 0.5, y: center.y * scale - 0.5, start: start.radians, end: end.radians))
    }

    /// Writes the colours of some columns of row `y` from index 0 of `colors` on.
    func fill(_ colors: inout MutableSpan<PremultipliedPixel>, row y: Int, _ columns: Range<Int>) {
        precondition(columns.count <= colors.count, "more columns than colours")
        var cursor = GradientCursor(ramp)
        let row = Double(y)
        switch field {
        case .linear(let start, let alongX, let alongY):
            let first = start + row * alongY
            for index in 0..<columns.count {
                colors[index] = cursor.color(at: first + Double(columns.lowerBound &+ index) * alongX)
            }
        case .round(let centerX, let centerY, let perX, let perY, let startRadius, let radii):
            let down = (row - centerY) * perY
            for index in 0..<columns.count {
                let along = (Double(columns.lowerBound &+ index) - centerX) * perX
                let distance = (along * along + down * down).squareRoot()
                let place = radii == 0 ? (distance < startRadius ? 0 : 1) : (distance - startRadius) / radii
                colors[index] = cursor.color(at: place)
            }
        case .angular(let sweep):
            for index in 0..<columns.count {
                colors[index] = cursor.color(
                    at: sweep.location(x: Double(columns.lowerBound &+ index), y: row))
            }
        }
    }
}

/// Location by direction from a point, in pixels.
private struct Sweep {
    private static let turn = 2 * Double.pi

    private let x: Double
    private let y: Double
    /// The direction in which the gradient ends, 0 to a turn.
    private let end: Double
    private let span: Double
    /// -1 for a gradient that turns against the clock, which is one that turns with it seen in a mirror.
    private let side: Double

    init(x: Double, y: Double, start: Double, end: Double) {
        self.x = x
        self.y = y
        side = end < start ? -1 : 1
        span = abs(end - start)
        let turns = end * side / Self.turn
        self.end = (turns - turns.rounded(.down)) * Self.turn
    }

    /// The angle is brought into the turn that ends at `end`. What the span leaves of it is shared by the last colour,
    /// which follows the end, and the first, which leads to the start.
    @inline(__always)
    func location(x: Double, y: Double) -> Double {
        let angle = Trigonometry.arcTangent(y: (y - self.y) * side, x: x - self.x)
        var back = end - angle
        // Above 0, so that the direction where a whole turn ends is its start.
        if back <= 0 { back += Self.turn }
        if back > Self.turn { back -= Self.turn }
        if back <= span { return span > 0 ? 1 - back / span : 1 }
        return Self.turn - back < (Self.turn - span) / 2 ? 1 : 0
    }
}
