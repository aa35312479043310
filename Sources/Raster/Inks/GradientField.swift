internal import FramewrightDrawing

/// The location in a gradient as a function of a point in its own coordinates.
enum GradientField: Sendable {
    case linear(Line)
    case round(Ring)
    case conical(Cone)
    case angular(Sweep)

    /// A linear gradient: the location is `start + x * alongX + y * alongY`.
    struct Line: Sendable {
        var start: Double
        var alongX: Double
        var alongY: Double
    }

    /// A radial gradient: the location is the distance from a point, in units along each axis, between two radii.
    struct Ring: Sendable {
        var center: Point
        var perX: Double
        var perY: Double
        var startRadius: Double
        /// The increase of the location per unit of distance; 0 for equal radii.
        var perRadius: Double
    }

    /// Fails for a geometry that is not finite or degenerate.
    init?(_ geometry: GradientPaint.Geometry) {
        let field: GradientField? =
            switch geometry {
            case .linear(let start, let end): Line(start, end).map { .linear($0) }
            case .radial(let center, let start, let end):
                Ring(center: center, start: start, end: end, axes: Size(width: 1, height: 1)).map { .round($0) }
            case .elliptical(let center, let start, let end, let axes):
                Ring(center: center, start: start, end: end, axes: axes).map { .round($0) }
            case .conical(let start, let startRadius, let end, let endRadius):
                Cone(start: start, startRadius: startRadius, end: end, endRadius: endRadius).map { .conical($0) }
            case .angular(let center, let start, let end):
                center.isFinite && start.radians.isFinite && end.radians.isFinite
                    ? .angular(Sweep(center: center, start: start.radians, end: end.radians)) : nil
            }
        guard let field else { return nil }
        self = field
    }

    /// Whether there are points before location 0, and beyond 1.
    var outside: (start: Bool, end: Bool) {
        switch self {
        case .linear: (true, true)
        case .round(let ring):
            (ring.startRadius > 0, ring.perRadius == 0 || ring.startRadius + 1 / ring.perRadius > 0)
        case .conical(let cone): (cone.startRadius > 0, cone.startRadius + cone.growth > 0)
        case .angular(let sweep): (sweep.span < 1, sweep.span < 1)
        }
    }

    /// Returns the location of a point; NaN if there is no colour.
    func location(of point: Point) -> Double {
        switch self {
        case .linear(let line): line.start + point.x * line.alongX + point.y * line.alongY
        case .round(let ring): ring.location(of: point)
        case .conical(let cone): cone.location(of: point)
        case .angular(let sweep): sweep.location(x: point.x, y: point.y)
        }
    }
}

extension GradientField.Line {
    /// Creates a linear field; a gradient without length shows its last colour.
    fileprivate init?(_ start: Point, _ end: Point) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        guard start.isFinite, square.isFinite else { return nil }
        guard square > 0 else {
            self.init(start: 1, alongX: 0, alongY: 0)
            return
        }
        let (alongX, alongY) = (x / square, y / square)
        self.init(start: -(start.x * alongX + start.y * alongY), alongX: alongX, alongY: alongY)
    }
}

extension GradientField.Ring {
    fileprivate init?(center: Point, start: Double, end: Double, axes: Size) {
        guard center.isFinite, start.isFinite, end.isFinite, axes.width > 0, axes.height > 0 else { return nil }
        self.init(
            center: center, perX: 1 / axes.width, perY: 1 / axes.height, startRadius: start,
            perRadius: end == start ? 0 : 1 / (end - start))
    }

    func location(of point: Point) -> Double {
        let (along, down) = ((point.x - center.x) * perX, (point.y - center.y) * perY)
        let distance = (along * along + down * down).squareRoot()
        return perRadius == 0 ? (distance < startRadius ? 0 : 1) : (distance - startRadius) * perRadius
    }
}

/// Circles from one to another: the location of the circle through a point, the larger one if there are two, and only
/// if the circle's radius is not negative (as in canvas and SVG).
struct Cone: Sendable {
    private let start: Point
    let startRadius: Double
    private let way: Point
    /// The difference of the radii.
    let growth: Double
    /// The square of `way` minus that of `growth`; 0 if one circle touches the other from inside.
    private let a: Double

    /// Fails if anything is not finite, or the circles are equal.
    init?(start: Point, startRadius: Double, end: Point, endRadius: Double) {
        guard start.isFinite, end.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
        (self.start, way) = (start, end - start)
        (self.startRadius, growth) = (max(0, startRadius), max(0, endRadius) - max(0, startRadius))
        let square = way.x * way.x + way.y * way.y
        let rest = square - growth * growth
        a = Self.touching.contains(rest / square) ? 0 : rest
        guard way != .zero || growth != 0 else { return nil }
    }

    /// The tolerance for `a` relative to the square of the distance, which allows for rounding of 0. Beyond the
    /// touching point colours jump, and files have short coordinates, so Skia's tolerance is used, 1/4096 of the
    /// radius.
    private static let touching = -1e-9...1.0 / 2048

    func location(of point: Point) -> Double {
        let place = point - start
        let b = place.x * way.x + place.y * way.y + startRadius * growth
        let c = place.x * place.x + place.y * place.y - startRadius * startRadius
        guard a != 0 else { return b == 0 ? .nan : valid(c / (2 * b)) }
        let root = (b * b - a * c).squareRoot()
        // Adds numbers of equal sign to avoid cancellation.
        let sum = b < 0 ? b - root : b + root
        let (first, second) = (sum / a, sum == 0 ? 0 : c / sum)
        let larger = valid(max(first, second))
        return larger.isNaN ? valid(min(first, second)) : larger
    }

    private func valid(_ location: Double) -> Double {
        startRadius + location * growth >= 0 ? location : .nan
    }
}

/// The location by direction from a point.
struct Sweep: Sendable {
    let center: Point
    /// The direction in which the gradient ends, in turns, 0 to 1.
    let end: Double
    /// The angle of the gradient in turns, at least 0.
    let span: Double
    /// -1 for a counterclockwise gradient, which is computed as a mirrored clockwise one.
    let side: Double

    init(center: Point, start: Double, end: Double) {
        self.center = center
        side = end < start ? -1 : 1
        span = abs(end - start) / (2 * Double.pi)
        let turns = end * side / (2 * Double.pi)
        self.end = turns - turns.rounded(.down)
    }

    /// Returns the location of a point. The angle is normalised to the turn that ends at `end`. The part outside the
    /// span is divided between the last colour, which follows the end, and the first, which precedes the start.
    func location(x: Double, y: Double) -> Double {
        let angle = Trigonometry.arcTangent(y: (y - center.y) * side, x: x - center.x) / (2 * Double.pi)
        var back = end - angle
        // Above 0, so that the direction in which a whole turn ends is its start.
        if back <= 0 { back += 1 }
        if back > 1 { back -= 1 }
        if back <= span { return span > 0 ? 1 - back / span : 1 }
        return 1 - back < (1 - span) / 2 ? 1 : 0
    }
}
