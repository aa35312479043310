/// A subpath as straight lines, ready for dashing and outlining.
///
/// Guarantee: neighbouring points differ; a closed line does not repeat its first point.
struct Polyline: Hashable, Sendable {
    private(set) var points: [Point] = []
    /// For each point, whether it is inside a curve, where lines are always joined smoothly.
    private(set) var isSmooth: [Bool] = []
    var isClosed = false
    /// The direction of a line with a single point, for square caps.
    var direction = Point(x: 1, y: 0)
    /// The directions of the original curves at the ends, which may differ from those of their chords. Nil if unknown.
    var startDirection: Point?
    var endDirection: Point?

    /// Returns nil for a subpath of a `move` only, which draws nothing.
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
        // A closed line may end with an additional straight line.
        if !isClosed || points[0] == points[points.count - 1] {
            endDirection = subpath.curves.reversed().lazy.compactMap(\.reversed.startDirection).first.map { .zero - $0 }
        }
        if isClosed, points.count > 1, points[0] == points[points.count - 1] {
            points.removeLast()
            isSmooth.removeLast()
        }
    }

    /// Creates an open line, to which points are appended.
    init(from point: Point, direction: Point) {
        self.direction = direction
        append(point, isSmooth: false)
    }

    /// Appends a point, unless it equals the last one.
    mutating func append(_ point: Point, isSmooth smooth: Bool) {
        guard points.last != point else { return }
        points.append(point)
        isSmooth.append(smooth)
    }

    /// Returns the line continued by one that starts at its end.
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

    /// The points in order. For a closed line, the first one is repeated at the end.
    var stops: [Point] { isClosed ? points + points.prefix(1) : points }

    var length: Double { zip(stops, stops.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }
}
