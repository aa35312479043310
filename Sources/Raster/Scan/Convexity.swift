internal import FramewrightDrawing

extension Path {
    /// True for a single subpath whose points and control points, in order, form a convex polygon: such a path does
    /// not overlap itself under any transform. False if that is not obvious.
    var isConvex: Bool {
        var walk = ConvexWalk()
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point): if index > 0 || !walk.begin(at: point) { return false }
            case .line(let point): if index == 0 || !walk.go(to: point) { return false }
            case .quad(let control, let end):
                if index == 0 || !walk.go(to: control) || !walk.go(to: end) { return false }
            case .cubic(let control1, let control2, let end):
                if index == 0 || !walk.go(to: control1) || !walk.go(to: control2) || !walk.go(to: end) { return false }
            case .close: if index != elements.count - 1 { return false }
            }
        }
        return walk.isFinished()
    }
}

/// Follows a polygon while it turns in one direction, at most once around.
private struct ConvexWalk {
    private var start = Point.zero
    private var pen = Point.zero
    private var first = Point.zero
    private var direction = Point.zero
    /// 1 or -1 once the polygon has turned.
    private var turning = 0.0
    /// The number of reversals in x and y; a convex polygon has two each.
    private var backs = (x: 0, y: 0)
    private var heading = (x: 0.0, y: 0.0)

    mutating func begin(at point: Point) -> Bool {
        (start, pen) = (point, point)
        return true
    }

    mutating func go(to point: Point) -> Bool {
        let step = point - pen
        pen = point
        guard step.x != 0 || step.y != 0 else { return true }
        if first == .zero { first = step }
        return turn(to: step)
    }

    /// Returns to the start, and to the initial direction.
    mutating func isFinished() -> Bool { go(to: start) && turn(to: first) && turning != 0 }

    private mutating func turn(to step: Point) -> Bool {
        let cross = direction.x * step.y - direction.y * step.x
        // A line that runs straight back does not turn, but reverses.
        guard cross != 0 || direction.x * step.x + direction.y * step.y >= 0 else { return false }
        if cross != 0 {
            let side = cross > 0 ? 1.0 : -1.0
            guard turning == 0 || turning == side else { return false }
            turning = side
        }
        direction = step
        if step.x != 0 {
            if heading.x != 0, (heading.x > 0) != (step.x > 0) { backs.x += 1 }
            heading.x = step.x
        }
        if step.y != 0 {
            if heading.y != 0, (heading.y > 0) != (step.y > 0) { backs.y += 1 }
            heading.y = step.y
        }
        return backs.x <= 2 && backs.y <= 2
    }
}
