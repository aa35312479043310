/// Creates the outlines of lines stroked in one style.
///
/// An open line gives one ring: the left side forwards, a cap, the other side backwards, a cap. A closed line gives two
/// rings in opposite directions. No part has a negative winding number, so the nonzero rule fills the union. At
/// corners, the outer side gets its join. The inner side is a single point, or, if a line is too short for that, passes
/// through the centre line, which stays within the rectangles of both lines and adds no area.
struct StrokeOutline {
    private let style: StrokeStyle
    private let radius: Double
    /// The maximum depth of halving an arc. 12 is enough for a radius of 50,000 points.
    private let deepest: Int
    private let most: Int

    /// Creates an outliner.
    ///
    /// - Parameters:
    ///   - corners: The number of points in all lines. With hundreds of thousands of them, round joins become coarser,
    ///     so that memory stays bounded.
    ///   - most: The approximate maximum number of points of a line's outline.
    init(_ style: StrokeStyle, corners: Int, most: Int = .max) {
        self.style = style
        self.most = most
        radius = style.lineWidth / 2
        deepest = (2...12).last { corners << $0 <= StrokeTolerance.maximumPoints } ?? 2
    }

    /// Adds the outline of a line. Returns false and adds nothing if the line has too many points.
    func trace(_ line: Polyline, into path: inout Path) -> Bool {
        guard line.points.count > 1 else {
            traceDot(line, into: &path)
            return true
        }
        guard let there = side(of: line, isForward: true), let back = side(of: line.reversed, isForward: false) else {
            return false
        }
        guard !line.isClosed else {
            path.addRing(there)
            path.addRing(back)
            return true
        }
        path.addRing(there + cap(atEndOf: line) + back + cap(atEndOf: line.reversed))
        return true
    }

    private func traceDot(_ line: Polyline, into path: inout Path) {
        guard style.lineCap != .butt, let point = line.points.first else { return }
        let along = line.direction
        let back = Point(x: -along.x, y: -along.y)
        path.addRing(
            [offset(point, Self.normal(along))] + cap(at: point, along) + [offset(point, Self.normal(back))]
                + cap(at: point, back))
    }

    /// Returns the points on the left of the line, from end to end or all around. Returns nil if there are too many.
    private func side(of line: Polyline, isForward: Bool) -> [Point]? {
        let points = line.points
        let count = points.count
        let segments = line.isClosed ? count : count - 1
        let directions = (0..<segments).map { Self.direction(points[$0], points[($0 + 1) % count]) }
        let lengths = (0..<segments).map { (points[($0 + 1) % count] - points[$0]).length }
        var side: [Point] = []
        side.reserveCapacity(count + 8)
        if !line.isClosed {
            let start = Turn(
                point: points[0], before: curve(line.startDirection) ?? directions[0], after: directions[0],
                room: lengths[0], isSmooth: true)
            side.append(offset(points[0], Self.normal(start.before)))
            addEnd(start, isForward, to: &side)
        }
        for index in line.isClosed ? 0..<count : 1..<count - 1 {
            let before = index > 0 ? index - 1 : segments - 1
            let turn = Turn(
                point: points[index], before: directions[before], after: directions[index],
                room: min(lengths[before], lengths[index]), isSmooth: line.isSmooth[index])
            addJoin(turn, isForward, to: &side)
            guard side.count <= most else { return nil }
        }
        if !line.isClosed {
            let before = directions[segments - 1]
            let end = Turn(
                point: points[count - 1], before: before, after: curve(line.endDirection) ?? before,
                room: lengths[segments - 1], isSmooth: true)
            addEnd(end, isForward, to: &side)
            side.append(offset(end.point, Self.normal(end.after)))
        }
        return side
    }

    /// Returns the direction of a cap by the curve. Returns nil for round caps, which do not depend on it.
    private func curve(_ direction: Point?) -> Point? { style.lineCap == .round ? nil : direction }

    /// Adds the transition from the curve's direction at an end to that of its first or last line. On the inner side
    /// the line's own corner would be beyond the cap.
    private func addEnd(_ turn: Turn, _ isForward: Bool, to side: inout [Point]) {
        guard turn.before != turn.after else { return }
        if turn.sine > 0 { return addJoin(turn, isForward, to: &side) }
        guard 2 * radius * abs(turn.sine) > turn.room else { return }
        side += [
            offset(turn.point, Self.normal(turn.before)), turn.point, offset(turn.point, Self.normal(turn.after)),
        ]
    }

    /// A change of direction in a line.
    private struct Turn {
        let point: Point
        let before: Point
        let after: Point
        /// The length of the shorter adjacent line.
        let room: Double
        let isSmooth: Bool

        /// Positive if the line turns right, so that the left side is the outer one.
        var sine: Double { before.x * after.y - before.y * after.x }
        var cosine: Double { before.x * after.x + before.y * after.y }
    }

    private func addJoin(_ turn: Turn, _ isForward: Bool, to side: inout [Point]) {
        let (sine, cosine) = (turn.sine, turn.cosine)
        let (from, to) = (Self.normal(turn.before), Self.normal(turn.after))
        let bisector = Point(x: (from.x + to.x) / (1 + cosine), y: (from.y + to.y) / (1 + cosine))
        // A line that turns back has two outer sides. One join is enough.
        let isOuter = sine > 0 || sine == 0 && isForward
        if cosine > 0.999_999 { return side.append(offset(turn.point, bisector)) }
        guard isOuter else {
            if radius * abs(sine) <= turn.room * (1 + cosine), cosine > -0.999 {
                return side.append(offset(turn.point, bisector))
            }
            return side += [offset(turn.point, from), turn.point, offset(turn.point, to)]
        }
        side.append(offset(turn.point, from))
        if turn.isSmooth || style.lineJoin == .round {
            addArc(around: turn.point, from: from, to: to, through: turn.before, to: &side)
        } else if style.lineJoin == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
            side.append(offset(turn.point, bisector))
        }
        side.append(offset(turn.point, to))
    }

    private func cap(atEndOf line: Polyline) -> [Point] {
        let last = line.points[line.points.count - 1]
        return cap(
            at: last, curve(line.endDirection) ?? Self.direction(line.points[line.points.count - 2], last))
    }

    /// Returns the points between the left side's last point and the right side's first, for a line that ends in
    /// `direction`.
    private func cap(at end: Point, _ direction: Point) -> [Point] {
        let normal = Self.normal(direction)
        let opposite = Point(x: -normal.x, y: -normal.y)
        switch style.lineCap {
        case .butt: return []
        case .square: return [offset(end, normal + direction), offset(end, opposite + direction)]
        case .round:
            var points: [Point] = []
            addArc(around: end, from: normal, to: opposite, through: direction, to: &points)
            return points
        }
    }

    /// Adds points on an arc between two directions, excluding both. `through` determines the direction of a half
    /// circle.
    private func addArc(around center: Point, from: Point, to: Point, through: Point, to points: inout [Point]) {
        let cosine = from.x * to.x + from.y * to.y
        guard cosine < -0.9 else {
            return halve(center: center, from: from, to: to, cosine: cosine, depth: 0, to: &points)
        }
        halve(
            center: center, from: from, to: through, cosine: from.x * through.x + from.y * through.y, depth: 0,
            to: &points)
        points.append(offset(center, through))
        halve(center: center, from: through, to: to, cosine: through.x * to.x + through.y * to.y, depth: 0, to: &points)
    }

    /// Halves an arc until its chord is within the tolerance, using square roots only.
    private func halve(
        center: Point, from: Point, to: Point, cosine: Double, depth: Int, to points: inout [Point]
    ) {
        let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
        guard radius * (1 - halfCosine) > StrokeTolerance.points, depth < deepest,
            let middle = (from + to).direction
        else { return }
        halve(center: center, from: from, to: middle, cosine: halfCosine, depth: depth + 1, to: &points)
        points.append(offset(center, middle))
        halve(center: center, from: middle, to: to, cosine: halfCosine, depth: depth + 1, to: &points)
    }

    private func offset(_ point: Point, _ direction: Point) -> Point {
        Point(x: point.x + direction.x * radius, y: point.y + direction.y * radius)
    }

    /// Returns the normal to the left of a direction, as seen on the screen.
    private static func normal(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

    /// Returns the direction between two different points. If their distance overflows, returns the direction of x.
    private static func direction(_ start: Point, _ end: Point) -> Point {
        (end - start).direction ?? Point(x: 1, y: 0)
    }
}

extension Path {
    fileprivate mutating func addRing(_ points: [Point]) {
        addLines(points)
        closeSubpath()
    }
}
