/// Draws the outline of a pen of one style along lines.
///
/// An open line is one ring: its left side there, a cap, its left side back, a cap. A closed line is two rings that run
/// against each other. Nothing is ever wound negatively inside, so the nonzero rule fills the union. Where a line turns,
/// the outer side gets its join; the inner side meets in one point, or where a line is too short for that passes through
/// the centre line, which follows the borders of both lines' rectangles and adds nothing.
struct StrokeOutline {
    private let style: StrokeStyle
    private let radius: Double
    /// How often an arc may be halved: twelve times is enough for a radius of 50,000 points.
    private let deepest: Int
    private let most: Int

    /// `corners` is how many points all lines have together; with hundreds of thousands of them round joins become coarser, so that
    /// memory stays bounded. A line of more than about `most` points is given up.
    init(_ style: StrokeStyle, corners: Int, most: Int = .max) {
        self.style = style
        self.most = most
        radius = style.lineWidth / 2
        deepest = (2...12).last { corners << $0 <= StrokeTolerance.maximumPoints } ?? 2
    }

    /// False, and nothing added, where the line is given up.
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

    /// Points to the left of the line, from end to end, or all around; nil where they are too many.
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

    /// Which way a cap looks; round ones look the same either way.
    private func curve(_ direction: Point?) -> Point? { style.lineCap == .round ? nil : direction }

    /// From the curve at an end to its first or last line. On the inner side the line's own corner lies beyond the cap.
    private func addEnd(_ turn: Turn, _ isForward: Bool, to side: inout [Point]) {
        guard turn.before != turn.after else { return }
        if turn.sine > 0 { return addJoin(turn, isForward, to: &side) }
        guard 2 * radius * abs(turn.sine) > turn.room else { return }
        side += [
            offset(turn.point, Self.normal(turn.before)), turn.point, offset(turn.point, Self.normal(turn.after)),
        ]
    }

    /// Where a line changes direction.
    private struct Turn {
        let point: Point
        let before: Point
        let after: Point
        /// The length of the shorter line.
        let room: Double
        let isSmooth: Bool

        /// Above zero where the line turns right, so that its left side is the outer one.
        var sine: Double { before.x * after.y - before.y * after.x }
        var cosine: Double { before.x * after.x + before.y * after.y }
    }

    private func addJoin(_ turn: Turn, _ isForward: Bool, to side: inout [Point]) {
        let (sine, cosine) = (turn.sine, turn.cosine)
        let (from, to) = (Self.normal(turn.before), Self.normal(turn.after))
        let bisector = Point(x: (from.x + to.x) / (1 + cosine), y: (from.y + to.y) / (1 + cosine))
        // A line that turns right back has two outer sides; one join is enough.
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

    /// What lies between the left side's last point and the right side's first, the line running in `direction`.
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

    /// Points of an arc between two directions, both left out; `through` says which way around half a circle goes.
    private func addArc(around center: Point, from: Point, to: Point, through: Point, to points: inout [Point]) {
        let cosine = from.x * to.x + from.y * to.y
        guard cosine < -0.9 else { return halve(center, from, to, cosine, depth: 0, to: &points) }
        halve(center, from, through, from.x * through.x + from.y * through.y, depth: 0, to: &points)
        points.append(offset(center, through))
        halve(center, through, to, through.x * to.x + through.y * to.y, depth: 0, to: &points)
    }

    /// Halves an arc until its chord is within the tolerance: square roots only.
    private func halve(
        _ center: Point, _ from: Point, _ to: Point, _ cosine: Double, depth: Int, to points: inout [Point]
    ) {
        let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
        guard radius * (1 - halfCosine) > StrokeTolerance.points, depth < deepest,
            let middle = (from + to).direction
        else { return }
        halve(center, from, middle, halfCosine, depth: depth + 1, to: &points)
        points.append(offset(center, middle))
        halve(center, middle, to, halfCosine, depth: depth + 1, to: &points)
    }

    private func offset(_ point: Point, _ direction: Point) -> Point {
        Point(x: point.x + direction.x * radius, y: point.y + direction.y * radius)
    }

    /// To the left of a direction, as seen on the screen.
    private static func normal(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

    /// The points differ; where their distance overflows the direction is that of x.
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
