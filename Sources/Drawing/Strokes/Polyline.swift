/// A subpath as straight lines, ready to be dashed and outlined.
///
/// Guarantee: neighbouring points differ; a closed one does not repeat its first point.
struct Polyline: Hashable, Sendable {
    private(set) var points: [Point] = []
    /// For each point, whether it lies inside a curve, where lines meet smoothly whatever join is asked for.
    private(set) var isSmooth: [Bool] = []
    var isClosed = false
    /// Which way a line of a single point runs, for square ends.
    var direction = Point(x: 1, y: 0)
    /// Which way the curve runs that the line begins or ends with, not its chords; nil where that is not known.
    var startDirection: Point?
    var endDirection: Point?

    /// Nil for a subpath of a `move` alone, which draws nothing.
    init?(_ subpath: Subpath, among curves: Int) {
        guard !subpath.curves.isEmpty || subpath.isClosed else { return nil }
        append(subpath.start, isSmooth: false)
        for curve in subpath.curves {
            let count = curve.steps(among: curves)
            for step in 1..<max(1, count) { append(curve.point(at: Double(step) / Double(count)), isSmooth: true) }
            append(curve.end, isSmooth: false)
        }
        isClosed = subpath.isClosed
        startDirection = subpath.curves.lazy.compactMap(\.startDirection).first
        // A closed line may end with one more straight line.
        if !isClosed || points[0] == points[points.count - 1] {
            endDirection = subpath.curves.reversed().lazy.compactMap(\.reversed.startDirection).first.map { .zero - $0 }
        }
        if isClosed, points.count > 1, points[0] == points[points.count - 1] {
            points.removeLast()
            isSmooth.removeLast()
        }
    }

    /// An open line through points that are added next.
    init(from point: Point, direction: Point) {
        self.direction = direction
        append(point, isSmooth: false)
    }

    /// Nothing for the point the line has reached already.
    mutating func append(_ point: Point, isSmooth smooth: Bool) {
        guard points.last != point else { return }
        points.append(point)
        isSmooth.append(smooth)
    }

    /// With the points of a line that starts where this one ends.
    func continued(by next: Polyline) -> Polyline {
        var line = self
        for (point, isSmooth) in zip(next.points, next.isSmooth) { line.append(point, isSmooth: isSmooth) }
        line.endDirection = next.endDirection
        return line
    }

    var reversed: Polyline {
        var line = self
        line.points.reverse()
        line.isSmooth.reverse()
        (line.startDirection, line.endDirection) = (endDirection.map { .zero - $0 }, startDirection.map { .zero - $0 })
        return line
    }

    /// Points in order, the first once more at the end of a closed line.
    var stops: [Point] { isClosed ? points + points.prefix(1) : points }

    var length: Double { zip(stops, stops.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }
}
