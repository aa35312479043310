/// A segment of a path, with its start: a line or a Bézier curve.
enum Curve: Hashable, Sendable {
    case line(Point, Point)
    case quad(Point, Point, Point)
    case cubic(Point, Point, Point, Point)

    var start: Point {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    var end: Point {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The direction of the curve at its start. Nil if it is a single point.
    var startDirection: Point? {
        switch self {
        case .line(let a, let b): (b - a).direction
        case .quad(let a, let b, let c): (b - a).direction ?? (c - a).direction
        case .cubic(let a, let b, let c, let d): (b - a).direction ?? (c - a).direction ?? (d - a).direction
        }
    }

    var isFinite: Bool {
        switch self {
        case .line(let a, let b): a.isFinite && b.isFinite
        case .quad(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
        case .cubic(let a, let b, let c, let d): a.isFinite && b.isFinite && c.isFinite && d.isFinite
        }
    }

    /// The path element that draws the curve from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let end): .line(end)
        case .quad(_, let control, let end): .quad(control: control, end: end)
        case .cubic(_, let control1, let control2, let end): .cubic(control1: control1, control2: control2, end: end)
        }
    }

    /// Returns the point at parameter `t`, 0 to 1.
    func point(at t: Double) -> Point {
        switch self {
        case .line(let a, let b): a.towards(b, t)
        case .quad(let a, let b, let c): a.towards(b, t).towards(b.towards(c, t), t)
        case .cubic(let a, let b, let c, let d):
            Self.quad(a.towards(b, t), b.towards(c, t), c.towards(d, t)).point(at: t)
        }
    }

    /// Returns the part of the curve up to `t`.
    func head(to t: Double) -> Curve {
        switch self {
        case .line(let a, let b): return .line(a, a.towards(b, t))
        case .quad(let a, let b, _): return .quad(a, a.towards(b, t), point(at: t))
        case .cubic(let a, let b, let c, _):
            let first = a.towards(b, t)
            return .cubic(a, first, first.towards(b.towards(c, t), t), point(at: t))
        }
    }

    var reversed: Curve {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .quad(let a, let b, let c): .quad(c, b, a)
        case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
        }
    }

    /// Returns the part of the curve between two parameters, `from` not above `to`.
    func part(from: Double, to: Double) -> Curve {
        let head = to < 1 ? head(to: to) : self
        guard from > 0, to > 0 else { return head }
        return head.reversed.head(to: 1 - from / to).reversed
    }

    /// Returns the number of equal steps of `t` for chords within `StrokeTolerance.points` of the curve. At most 1024,
    /// which is enough for a size of about 10,000 points, and less in a path of thousands of curves, so that memory
    /// stays bounded.
    func steps(among curves: Int) -> Int {
        let tolerance = StrokeTolerance.points
        let most = max(8, min(1024, StrokeTolerance.maximumPoints / max(1, curves)))
        let bend =
            switch self {
            case .line: 0.0
            // The second derivative is two second differences, for a cubic at most six. A chord of step h deviates by
            // an eighth of it times h squared.
            case .quad(let a, let b, let c): 2 * Self.secondDifference(a, b, c)
            case .cubic(let a, let b, let c, let d):
                6 * max(Self.secondDifference(a, b, c), Self.secondDifference(b, c, d))
            }
        let steps = (bend / (8 * tolerance)).squareRoot()
        return steps < Double(most) ? max(1, Int(steps) + 1) : most
    }

    private static func secondDifference(_ a: Point, _ b: Point, _ c: Point) -> Double {
        Point(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).length
    }
}

extension Point {
    /// Returns the point at a share of the way to `other`.
    func towards(_ other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The curves between one `move` and the next.
struct Subpath: Hashable, Sendable {
    var start: Point
    var curves: [Curve] = []
    /// True if a `close` ends it. The line back to the start is among the curves unless its length is 0.
    var isClosed = false
}

extension Path {
    /// The subpaths. Those with a non-finite point are left out, as in painting.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var open = Subpath(start: .zero)
        var pen = Point.zero
        var hasElements = false
        func finish() {
            if hasElements, open.start.isFinite, open.curves.allSatisfy(\.isFinite) { result.append(open) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                (open, pen, hasElements) = (Subpath(start: point), point, false)
                continue
            case .line(let end): open.curves.append(.line(pen, end))
            case .quad(let control, let end): open.curves.append(.quad(pen, control, end))
            case .cubic(let control1, let control2, let end): open.curves.append(.cubic(pen, control1, control2, end))
            case .close:
                if pen != open.start { open.curves.append(.line(pen, open.start)) }
                open.isClosed = true
                hasElements = true
                finish()
                (open, pen, hasElements) = (Subpath(start: open.start), open.start, false)
                continue
            }
            pen = open.curves.last?.end ?? pen
            hasElements = true
        }
        finish()
        return result
    }
}
