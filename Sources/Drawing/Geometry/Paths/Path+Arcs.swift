extension Path {
    /// Part of a circle, joined to the path so far by a line; a subpath of its own where there is nothing to join.
    ///
    /// As in SwiftUI, `clockwise` speaks of a y axis that grows upwards: on the screen, where it grows downwards, `false`
    /// turns clockwise. A full turn or more in that direction gives the whole circle, and so do angles whole turns apart the
    /// other way: from 0 to 360 degrees is a circle whatever `clockwise` says. Nothing is added for a radius or an angle that is
    /// not finite, and a negative radius.
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

    /// Part of a circle that runs `delta` from `startAngle`; growing angles turn clockwise on the screen.
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

    /// A circle of `radius` that touches the lines from the current point to `tangent1End` and on to `tangent2End`,
    /// from the first touch to the second; a plain line where there is no such circle.
    public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
        guard let start = currentPoint, radius > 0, radius.isFinite,
            let toStart = (start - tangent1End).direction, let toEnd = (tangent2End - tangent1End).direction
        else { return addLine(to: tangent1End) }
        let cosine = toStart.x * toEnd.x + toStart.y * toEnd.y
        let sine = toStart.x * toEnd.y - toStart.y * toEnd.x
        guard abs(sine) > 1e-9 else { return addLine(to: tangent1End) }
        // Half the angle between the lines has the tangent |sine| / (1 + cosine).
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

    /// Angles whole turns apart differ by less, in radians: rounding noise.
    private static let minimumSweep = 1e-9
    /// Arcs wind at most this far, in radians: some hundred turns.
    private static let maximumTurns = 1000.0
}

/// A circle cut into cubics of at most a quarter turn.
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

    /// In the direction of growing angles.
    private func tangent(_ radians: Double, _ share: Double) -> Point {
        Point(
            x: -Trigonometry.sine(radians) * radius * share, y: Trigonometry.cosine(radians) * radius * share)
    }
}

extension Path {
    /// Where the pen is: the end of the last element, after a `close` the start of its subpath; nil for an empty path.
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
    /// The length from the origin.
    var length: Double { (x * x + y * y).squareRoot() }

    /// Length 1 in the same direction; nil for no direction.
    var direction: Point? {
        let length = length
        guard length > 0, length.isFinite else { return nil }
        return Point(x: x / length, y: y / length)
    }
}
