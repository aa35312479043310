internal import FramewrightDrawing

/// When a curve counts as a line.
enum Flatness {
    /// Pixels between a curve and its chord.
    static let tolerance = 1.0 / 64
    /// Each halving quarters the distance, so 24 are enough for points at `Subpixel.horizon`.
    static let maximumHalvings = 28

    /// True when the second difference of three control points is at most `limit` pixels long.
    @inline(__always)
    static func bend(_ a: Point, _ b: Point, _ c: Point, isWithin limit: Double) -> Bool {
        let x = a.x - 2 * b.x + c.x
        let y = a.y - 2 * b.y + c.y
        return x * x + y * y <= limit * limit
    }
}

/// A quadratic Bézier curve in pixels.
struct Quad {
    let start: Point
    let control: Point
    let end: Point

    @inline(__always)
    init(_ start: Point, _ control: Point, _ end: Point) {
        self.start = start
        self.control = control
        self.end = end
    }

    /// The curve leaves its chord by a quarter of its second difference.
    var isFlat: Bool { Flatness.bend(start, control, end, isWithin: 4 * Flatness.tolerance) }

    var bounds: Bounds {
        Bounds(
            minX: min(start.x, control.x, end.x), minY: min(start.y, control.y, end.y),
            maxX: max(start.x, control.x, end.x), maxY: max(start.y, control.y, end.y))
    }

    var halves: (Quad, Quad) {
        let left = start.middle(control)
        let right = control.middle(end)
        let middle = left.middle(right)
        return (Quad(start, left, middle), Quad(middle, right, end))
    }
}

/// A cubic Bézier curve in pixels.
struct Cubic {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point

    @inline(__always)
    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The curve leaves its chord by at most three quarters of its larger second difference.
    var isFlat: Bool {
        let limit = Flatness.tolerance * 4 / 3
        return Flatness.bend(start, control1, control2, isWithin: limit)
            && Flatness.bend(control1, control2, end, isWithin: limit)
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
        return (Cubic(start, left, leftCentre, middle), Cubic(middle, rightCentre, right, end))
    }
}
