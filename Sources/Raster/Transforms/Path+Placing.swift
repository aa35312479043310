internal import FramewrightDrawing

extension Path {
    /// Returns the path in root coordinates. Under perspective, curves become lines, and the part behind the eye is
    /// clipped.
    func placed(in space: CoordinateMapping) -> Path {
        switch space.kind {
        case .plain: self
        case .scaling, .affine: space.transform.affine.map(applying) ?? Path()
        case .projective: Projection(space.transform).path(of: self)
        case .degenerate: Path()
        }
    }
}

/// Transforms a path by a projective transform.
private struct Projection {
    private let transform: ProjectionTransform
    /// The minimum `w` of a point in front of the eye: 1/100,000 of the largest of its factors.
    private let nearest: Double
    private var result = Path()
    private var corners: [Corner] = []

    /// A point before its division by `w`.
    struct Corner {
        var x: Double
        var y: Double
        var w: Double

        func middle(_ other: Corner) -> Corner {
            Corner(x: (x + other.x) * 0.5, y: (y + other.y) * 0.5, w: (w + other.w) * 0.5)
        }

        var point: Point { Point(x: x / w, y: y / w) }
    }

    init(_ transform: ProjectionTransform) {
        self.transform = transform
        nearest = 1e-5 * max(abs(transform.m13), abs(transform.m23), abs(transform.m33))
    }

    func path(of path: Path) -> Path {
        var copy = self
        copy.add(path)
        return copy.result
    }

    private mutating func add(_ path: Path) {
        var pen = Point.zero
        var start = Point.zero
        for element in path.elements {
            if corners.isEmpty { corners = [carry(pen)] }
            switch element {
            case .move(let point):
                finish()
                start = point
                pen = point
            case .line(let point):
                corners.append(carry(point))
                pen = point
            case .quad(let control, let end):
                let (c1, c2) = (pen.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3))
                addCurve(a: carry(pen), b: carry(c1), c: carry(c2), d: carry(end), halvings: 0)
                pen = end
            case .cubic(let control1, let control2, let end):
                addCurve(a: carry(pen), b: carry(control1), c: carry(control2), d: carry(end), halvings: 0)
                pen = end
            case .close:
                finish()
                pen = start
            }
        }
        finish()
    }

    private func carry(_ point: Point) -> Corner {
        let (x, y, w) = transform.carry(point.x, point.y, 1)
        return Corner(x: x, y: y, w: w)
    }

    /// Adds a curve, halved until its visible part is within 1/128 of a point of its chord, at most ten times.
    private mutating func addCurve(a: Corner, b: Corner, c: Corner, d: Corner, halvings: Int) {
        guard halvings < 10, !isFlat(a: a, b: b, c: c, d: d) else { return corners.append(d) }
        let (ab, bc, cd) = (a.middle(b), b.middle(c), c.middle(d))
        let (abc, bcd) = (ab.middle(bc), bc.middle(cd))
        let middle = abc.middle(bcd)
        addCurve(a: a, b: ab, c: abc, d: middle, halvings: halvings + 1)
        addCurve(a: middle, b: bcd, c: cd, d: d, halvings: halvings + 1)
    }

    /// Whether the curve is flat, or completely behind the eye.
    private func isFlat(a: Corner, b: Corner, c: Corner, d: Corner) -> Bool {
        let seen = [a, b, c, d].count { $0.w > nearest }
        guard seen == 4 else { return seen == 0 }
        let limit = 1.0 / 128
        return Flatness.bend(a: a.point, b: b.point, c: c.point, isWithin: limit)
            && Flatness.bend(a: b.point, b: c.point, c: d.point, isWithin: limit)
    }

    /// Clips the corners collected so far at the nearest distance (Sutherland and Hodgman) and adds the rest.
    private mutating func finish() {
        defer { corners.removeAll(keepingCapacity: true) }
        guard corners.count > 2, var last = corners.last else { return }
        var isFirst = true
        func add(_ corner: Corner) {
            if isFirst { result.move(to: corner.point) } else { result.addLine(to: corner.point) }
            isFirst = false
        }
        for corner in corners {
            if (corner.w > nearest) != (last.w > nearest) {
                let share = (nearest - last.w) / (corner.w - last.w)
                add(
                    Corner(
                        x: last.x + (corner.x - last.x) * share, y: last.y + (corner.y - last.y) * share, w: nearest))
            }
            if corner.w > nearest { add(corner) }
            last = corner
        }
        if !isFirst { result.closeSubpath() }
    }
}

extension Point {
    fileprivate func mixed(with other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
