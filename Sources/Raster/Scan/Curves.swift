internal import FramewrightDrawing

/// The criteria for approximating a curve by lines.
enum Flatness {
    /// The maximum distance in pixels between a curve and its chord.
    static let tolerance = 1.0 / 64
    /// The maximum number of halvings. Each quarters the distance, so 24 suffice for points at `Subpixel.horizon`.
    static let maximumHalvings = 28
    /// The maximum number of steps of a curve; others are halved first, so that invisible parts can be skipped.
    static let maximumSteps = 64

    /// Returns the number of equal steps that keep chords within the tolerance, for a second derivative of at most
    /// `bend`: the chord of a step h deviates by an eighth of it times h squared.
    @inline(__always)
    static func steps(bend: Double) -> Int {
        let steps = (bend / (8 * tolerance)).squareRoot()
        return steps < Double(maximumSteps) ? ceiling(steps) : maximumSteps + 1
    }

    /// Returns the length of the second difference of three control points.
    @inline(__always)
    static func secondDifference(_ a: Point, _ b: Point, _ c: Point) -> Double {
        let x = a.x - 2 * b.x + c.x
        let y = a.y - 2 * b.y + c.y
        return (x * x + y * y).squareRoot()
    }

    /// Whether the second difference of three control points is at most `limit` pixels long.
    @inline(__always)
    static func bend(a: Point, b: Point, c: Point, isWithin limit: Double) -> Bool {
        let x = a.x - 2 * b.x + c.x
        let y = a.y - 2 * b.y + c.y
        return x * x + y * y <= limit * limit
    }
}

/// A curve that is approximated by lines.
protocol FlattenedCurve {
    var start: Point { get }
    var end: Point { get }
    /// The bounding box of the curve and its control points.
    var bounds: Bounds { get }
    /// The number of equal steps that keep its chords within the tolerance.
    var steps: Int { get }
    var halves: (Self, Self) { get }

    /// Returns the point at `t` from 0 to 1.
    func point(at t: Double) -> Point
}

/// A quadratic Bézier curve in pixels.
struct Quad: FlattenedCurve {
    let start: Point
    let control: Point
    let end: Point

    @inline(__always)
    init(start: Point, control: Point, end: Point) {
        self.start = start
        self.control = control
        self.end = end
    }

    /// The second derivative is twice the second difference.
    var steps: Int { Flatness.steps(bend: 2 * Flatness.secondDifference(start, control, end)) }

    @inline(__always)
    func point(at t: Double) -> Point {
        func along(_ a: Double, _ b: Double, _ c: Double) -> Double { ((a - 2 * b + c) * t + 2 * (b - a)) * t + a }
        return Point(x: along(start.x, control.x, end.x), y: along(start.y, control.y, end.y))
    }

    var bounds: Bounds {
        Bounds(
            minX: min(start.x, control.x, end.x), minY: min(start.y, control.y, end.y),
            maxX: max(start.x, control.x, end.x), maxY: max(start.y, control.y, end.y))
    }

    var halves: (Quad, Quad) {
        let left = start.middle(control)
        let right = control.middle(end)
        let middle = left.middle(right)
        return (Quad(start: start, control: left, end: middle), Quad(start: middle, control: right, end: end))
    }
}

/// A cubic Bézier curve in pixels.
struct Cubic: FlattenedCurve {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point

    @inline(__always)
    init(start: Point, control1: Point, control2: Point, end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The second derivative is at most six times the larger second difference.
    var steps: Int {
        let bend = max(
            Flatness.secondDifference(start, control1, control2), Flatness.secondDifference(control1, control2, end))
        return Flatness.steps(bend: 6 * bend)
    }

    @inline(__always)
    func point(at t: Double) -> Point {
        func along(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            (((d - a + 3 * (b - c)) * t + 3 * (a - 2 * b + c)) * t + 3 * (b - a)) * t + a
        }
        return Point(
            x: along(start.x, control1.x, control2.x, end.x), y: along(start.y, control1.y, control2.y, end.y))
    }

    var bounds: Bounds {
        Bounds(
            minX: min(start.x, control1.x, control2.x, end.x), minY: min(start.y, control1.y, control2.y, end.y),
            maxX: max(start.x, control1.x, control2.x, end.x), maxY: max(start.y, control1.y, control2.y, end.y))
    }

    var halves: (Cubic, Cubic) {
        let left = start.middle(control1)
        let centre = control1.middle(control2)
        let right = control2.middle(end)
        let leftCentre = left.middle(centre)
        let rightCentre = centre.middle(right)
        let middle = leftCentre.middle(rightCentre)
        return (
            Cubic(start: start, control1: left, control2: leftCentre, end: middle),
            Cubic(start: middle, control1: rightCentre, control2: right, end: end)
        )
    }
}
