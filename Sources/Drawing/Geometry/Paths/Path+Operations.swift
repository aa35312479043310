/// A combination of the areas, or of the outline and the area, of two paths.
public enum PathOperation: String, Hashable, Sendable {
    case union
    case intersection
    case subtracting
    case symmetricDifference
    case lineIntersection
    case lineSubtraction

    /// True if the result is made of parts of the first path's outline.
    fileprivate var keepsLines: Bool { self == .lineIntersection || self == .lineSubtraction }

    fileprivate func contains(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection, .lineIntersection: first && second
        case .subtracting, .lineSubtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension Path {
    /// Returns the combination of this path with another. Curves become lines within 1/64 point.
    ///
    /// All lines are split where they cross. A piece belongs to the result if exactly one of its sides is inside; the
    /// pieces are then joined to closed outlines.
    public func combined(_ operation: PathOperation, with other: Path, isEvenOdd: Bool = false) -> Path {
        let (own, others) = (PolygonSet(self, isEvenOdd), PolygonSet(other, isEvenOdd))
        let pieces = own.segments.flatMap { $0.split(by: others.segments + own.segments) }
        if operation.keepsLines {
            var path = Path()
            for piece in pieces where others.contains(piece.middle) == (operation == .lineIntersection) {
                if path.currentPoint != piece.start { path.move(to: piece.start) }
                path.addLine(to: piece.end)
            }
            return path
        }
        let more = others.segments.flatMap { $0.split(by: own.segments + others.segments) }
        var kept: [Segment] = []
        for piece in Set(pieces + more).sorted(by: Segment.precedes) {
            let (left, right) = piece.sides
            let isLeft = operation.contains(own.contains(left), others.contains(left))
            let isRight = operation.contains(own.contains(right), others.contains(right))
            if isLeft != isRight { kept.append(isRight ? piece : piece.reversed) }
        }
        return Segment.joined(kept)
    }
}

/// The closed outlines of a path as lines.
private struct PolygonSet {
    private(set) var segments: [Segment] = []
    private let path: Path
    private let isEvenOdd: Bool

    init(_ path: Path, _ isEvenOdd: Bool) {
        self.isEvenOdd = isEvenOdd
        var flat = Path()
        for subpath in path.subpaths {
            var pen = subpath.start.snapped
            flat.move(to: pen)
            for end in subpath.flattened() + [subpath.start] where end.snapped != pen {
                segments.append(Segment(start: pen, end: end.snapped))
                pen = end.snapped
                flat.addLine(to: pen)
            }
        }
        self.path = flat
    }

    func contains(_ point: Point) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}

/// A line between two points on a fine grid.
private struct Segment: Hashable {
    let start: Point
    let end: Point

    var reversed: Segment { Segment(start: end, end: start) }

    var middle: Point { start.towards(end, 0.5) }

    /// The points a little to the left and to the right of the middle, in the direction of the line.
    var sides: (left: Point, right: Point) {
        let way = (end - start).direction ?? Point(x: 1, y: 0)
        let distance = min(1e-4, (end - start).length / 8)
        return (
            Point(x: middle.x + way.y * distance, y: middle.y - way.x * distance),
            Point(x: middle.x - way.y * distance, y: middle.y + way.x * distance)
        )
    }

    static func precedes(_ one: Segment, _ other: Segment) -> Bool {
        let (left, right) = (
            [one.start.x, one.start.y, one.end.x, one.end.y], [other.start.x, other.start.y, other.end.x, other.end.y]
        )
        return left.lexicographicallyPrecedes(right)
    }

    /// Returns the pieces between the crossings with other lines, in the same direction for the same line.
    func split(by others: [Segment]) -> [Segment] {
        var shares: [Double] = []
        for other in others where mayTouch(other) { shares += crossings(with: other) }
        var pieces: [Segment] = []
        var pen = start
        for share in shares.sorted() + [1] {
            let point = share == 1 ? end : start.towards(end, share).snapped
            guard point != pen else { continue }
            pieces.append(Segment(start: pen, end: point).normalized)
            pen = point
        }
        return pieces
    }

    /// The piece in the direction of ascending coordinates, so that the same piece of two paths is one.
    private var normalized: Segment { (start.x, start.y) < (end.x, end.y) ? self : reversed }

    private func mayTouch(_ other: Segment) -> Bool {
        max(start.x, end.x) >= min(other.start.x, other.end.x) && max(other.start.x, other.end.x) >= min(start.x, end.x)
            && max(start.y, end.y) >= min(other.start.y, other.end.y)
            && max(other.start.y, other.end.y) >= min(start.y, end.y)
    }

    /// Returns the shares of the length at which another line crosses or, if parallel, starts and ends.
    private func crossings(with other: Segment) -> [Double] {
        let (way, across) = (end - start, other.end - other.start)
        let area = way.x * across.y - way.y * across.x
        let offset = other.start - start
        if abs(area) < 1e-12 {
            guard abs(offset.x * way.y - offset.y * way.x) < 1e-6 * way.length else { return [] }
            let square = way.x * way.x + way.y * way.y
            return [other.start, other.end].map { (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / square }
                .filter { $0 > 0 && $0 < 1 }
        }
        let share = (offset.x * across.y - offset.y * across.x) / area
        let otherShare = (offset.x * way.y - offset.y * way.x) / area
        return share > 0 && share < 1 && otherShare >= -1e-9 && otherShare <= 1 + 1e-9 ? [share] : []
    }

    /// Returns the outlines that the lines make, each from its first line on.
    static func joined(_ segments: [Segment]) -> Path {
        var starts: [Point: [Int]] = [:]
        for (index, segment) in segments.enumerated() { starts[segment.start, default: []].append(index) }
        var isUsed = Array(repeating: false, count: segments.count)
        var path = Path()
        for first in segments.indices where !isUsed[first] {
            path.move(to: segments[first].start)
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                path.addLine(to: segments[index].end)
                next = starts[segments[index].end]?.first { !isUsed[$0] }
            }
            path.closeSubpath()
        }
        return path
    }
}

extension Point {
    /// The nearest point of a grid of a millionth of a point, so that crossings computed twice are equal.
    fileprivate var snapped: Point {
        Point(x: (x * 1e6).rounded() / 1e6, y: (y * 1e6).rounded() / 1e6)
    }
}

extension Path {
    /// Returns the area in this path or the other one.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.union, with: other, isEvenOdd: eoFill)
    }

    /// Returns the area in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.intersection, with: other, isEvenOdd: eoFill)
    }

    /// Returns the area in this path but not in the other one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.subtracting, with: other, isEvenOdd: eoFill)
    }

    /// Returns the area in one of the paths but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, with: other, isEvenOdd: eoFill)
    }

    /// Returns the part of this path's outline inside the other one.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.lineIntersection, with: other, isEvenOdd: eoFill)
    }

    /// Returns the part of this path's outline outside the other one.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.lineSubtraction, with: other, isEvenOdd: eoFill)
    }
}
