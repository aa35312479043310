import FramewrightDrawing

/// An elliptical arc between two points, from an `A` command of a path (SVG 2, 9.5 and B.2).
struct SVGArc {
    let radii: Size
    /// The rotation of the ellipse's x axis in degrees.
    let rotation: Double
    let isLarge: Bool
    let isClockwise: Bool

    /// Appends cubics of at most a quarter turn each. Appends a line if a radius is 0, nothing if the points are
    /// equal.
    func add(to path: inout Path, from start: Point, to end: Point) {
        guard start != end else { return }
        guard radii.width > 0, radii.height > 0 else { return path.addLine(to: end) }
        let turn = AffineTransform.rotation(Angle(degrees: rotation.truncatingRemainder(dividingBy: 360)))
        let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        // In coordinates in which the ellipse is an axis-aligned unit circle.
        let turned = Point(x: turn.a * half.x + turn.b * half.y, y: turn.c * half.x + turn.d * half.y)
        let reach = Point(x: turned.x / radii.width, y: turned.y / radii.height)
        let square = reach.x * reach.x + reach.y * reach.y
        guard square > 1e-200, square.isFinite else { return path.addLine(to: end) }
        // Radii that are too small are scaled up to reach exactly.
        let growth = max(1, square.squareRoot())
        let unit = Point(x: reach.x / growth, y: reach.y / growth)
        let side =
            (max(0, 1 / (unit.x * unit.x + unit.y * unit.y) - 1)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Point(x: side * unit.y, y: -side * unit.x)
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let place = AffineTransform.translation(x: center.x, y: center.y)
            .followed(by: .scale(x: radii.width * growth, y: radii.height * growth)).followed(by: turn)
            .followed(by: .translation(x: middle.x, y: middle.y))
        sweep(from: unit - center, to: Point(x: -unit.x, y: -unit.y) - center, place, into: &path, end: end)
    }

    /// Appends the arc of the unit circle between two points, transformed by `place`; the last point is exactly `end`.
    private func sweep(from: Point, to: Point, _ place: AffineTransform, into path: inout Path, end: Point) {
        let first = Trigonometry.arcTangent(y: from.y, x: from.x)
        var delta = Trigonometry.arcTangent(y: to.y, x: to.x) - first
        if isClockwise, delta < 0 { delta += 2 * Double.pi }
        if !isClockwise, delta > 0 { delta -= 2 * Double.pi }
        guard delta.isFinite else { return path.addLine(to: end) }
        let pieces = max(1, Int((abs(delta) / (Double.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / Double(pieces)
        let handle = 4.0 / 3 * Trigonometry.sine(step / 4) / Trigonometry.cosine(step / 4)
        for piece in 0..<pieces {
            let (a, b) = (first + Double(piece) * step, first + Double(piece + 1) * step)
            path.addCurve(
                to: piece == pieces - 1 ? end : place.apply(Self.point(a: b, handle: 0)),
                control1: place.apply(Self.point(a: a, handle: handle)),
                control2: place.apply(Self.point(a: b, handle: -handle)))
        }
    }

    /// Returns the point of the unit circle at an angle, moved along its tangent.
    private static func point(a angle: Double, handle: Double) -> Point {
        let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
        return Point(x: cosine - handle * sine, y: sine + handle * cosine)
    }
}
