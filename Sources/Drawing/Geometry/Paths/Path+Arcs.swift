extension Path {
    /// Adds an arc of a circle, connected to the current point by a line. Starts a new subpath if there is no current
    /// point.
    ///
    /// As in SwiftUI, `clockwise` refers to a y axis that points up: on the screen, where it points down, `false` is
    /// clockwise. A full turn or more in that direction gives the whole circle, and so do angles that differ by whole
    /// turns in the other direction: 0 to 360 degrees is a circle for either value. Adds nothing for a non-finite
    /// radius or angle or a negative radius.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: AffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let way = clockwise ? -1.0 : 1
        var sweep = way * (endAngle.radians - startAngle.radians)
        guard sweep.isFinite else { return }
        if sweep < 0 {
            sweep -= turn * (sweep / turn).rounded(.down)
            if sweep < Self.minimumSweep { sweep = turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: way * min(sweep, turn)),
            transform: transform)
    }

    /// Adds an arc of a circle over `delta` from `startAngle`. Positive angles are clockwise on the screen.
    public mutating func addRelativeArc(
        center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: AffineTransform = .identity
    ) {
        let (start, sweep) = (startAngle.radians, max(-Self.maximumTurns, min(Self.maximumTurns, delta.radians)))
        guard radius >= 0, radius.isFinite, start.isFinite, delta.radians.isFinite else { return }
        let circle = ArcCircle(center: center, radius: radius)
        let pieces = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(pieces)
        let first = transform.apply(circle.point(start))
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        guard sweep != 0 else { return }
        for piece in 0..<pieces {
            let cubic = circle.cubic(from: start + Double(piece) * step, step: step)
            addCurve(
                to: transform.apply(cubic.end), control1: transform.apply(cubic.control1),
                control2: transform.apply(cubic.control2))
        }
    }

    /// Adds an arc of a circle with the given radius that is tangent to the line from the current point to
    /// `tangent1End` and to the line on to `tangent2End`. Adds a line to `tangent1End` if there is no such circle.
    public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
        guard let start = currentPoint, radius > 0, radius.isFinite,
            let toStart = (start - tangent1End).direction, let toEnd = (tangent2End - tangent1End).direction
        else { return addLine(to: tangent1End) }
        let cosine = toStart.x * toEnd.x + toStart.y * toEnd.y
        let sine = toStart.x * toEnd.y - toStart.y * toEnd.x
        guard abs(sine) > 1e-9 else { return addLine(to: tangent1End) }
        // The tangent of half the angle between the lines is |sine| / (1 + cosine).
        let reach = radius * (1 + cosine) / abs(sine)
        let touch = Point(x: tangent1End.x + toStart.x * reach, y: tangent1End.y + toStart.y * reach)
        let side = sine > 0 ? 1.0 : -1.0
        let center = Point(x: touch.x - toStart.y * radius * side, y: touch.y + toStart.x * radius * side)
        let last = Point(x: tangent1End.x + toEnd.x * reach, y: tangent1End.y + toEnd.y * reach)
        let from = Trigonometry.arcTangent(y: touch.y - center.y, x: touch.x - center.x)
        let to = Trigonometry.arcTangent(y: last.y - center.y, x: last.x - center.x)
        addArc(
            center: center, radius: radius, startAngle: Angle(radians: from), endAngle: Angle(radians: to),
            clockwise: side > 0)
    }

    /// The tolerance, in radians, for angles that differ by whole turns.
    private static let minimumSweep = 1e-9
    /// The maximum sweep of an arc in radians, about 160 turns.
    private static let maximumTurns = 1000.0
}

/// A circle approximated by cubics of at most a quarter turn.
private struct ArcCircle {
    let center: Point
    let radius: Double

    func point(_ radians: Double) -> Point {
        Point(
            x: center.x + radius * Trigonometry.cosine(radians), y: center.y + radius * Trigonometry.sine(radians))
    }

    func cubic(from start: Double, step: Double) -> (control1: Point, control2: Point, end: Point) {
        let handle = 4.0 / 3 * Trigonometry.sine(step / 4) / Trigonometry.cosine(step / 4)
        let end = point(start + step)
        return (point(start) + tangent(start, handle), end - tangent(start + step, handle), end)
    }

    /// Returns the tangent in the direction of increasing angles, scaled by a share of the radius.
    private func tangent(_ radians: Double, _ share: Double) -> Point {
        Point(
            x: -Trigonometry.sine(radians) * radius * share, y: Trigonometry.cosine(radians) * radius * share)
    }
}

extension Path {
    /// The end of the last element. After a `close`, the start of its subpath. Nil for an empty path.
    public var currentPoint: Point? {
        guard let last = elements.last else { return nil }
        switch last {
        case .move(let point), .line(let point): return point
        case .quad(_, let end), .cubic(_, _, let end): return end
        case .close: return lastStart
        }
    }

    private var lastStart: Point {
        for element in elements.reversed() { if case .move(let point) = element { return point } }
        return .zero
    }
}

extension Point {
    /// The distance from the origin.
    var length: Double { (x * x + y * y).squareRoot() }

    /// The vector scaled to length 1. Nil for a zero or non-finite vector.
    var direction: Point? {
        let length = length
        guard length > 0, length.isFinite else { return nil }
        return Point(x: x / length, y: y / length)
    }
}
