import FramewrightDrawing

extension Path {
    /// Returns the shape enlarged by a distance on all sides, with holes reduced by it. Every side of the polygon of
    /// points and control points moves outward, and each point moves to the intersection of its adjacent sides.
    ///
    /// The number of curves does not change, so drawing costs no more. The distance must be below half the thinnest
    /// counter, because a smaller hole turns inside out. The outward direction follows from the total signed area:
    /// the contours of fonts have one orientation around ink and the other around holes, but which one depends on the
    /// font format.
    func grown(by distance: Double) -> Path {
        let contours = contours
        let area = contours.reduce(0) { $0 + $1.doubleArea }
        guard area != 0 else { return self }
        let outward = area > 0 ? distance : -distance
        return Path(contours.flatMap { $0.moved(outward) })
    }

    private var contours: [Contour] {
        var contours: [Contour] = []
        for element in elements {
            if case .move = element { contours.append(Contour()) }
            if contours.isEmpty { contours.append(Contour()) }
            contours[contours.count - 1].elements.append(element)
        }
        return contours
    }
}

/// A subpath with the polygon of all its points and control points.
private struct Contour {
    var elements: [Path.Element] = []

    /// Twice the signed area of the polygon, positive if it turns from the x to the y axis.
    var doubleArea: Double {
        let points = points
        guard var last = points.last else { return 0 }
        var sum = 0.0
        for point in points {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum
    }

    private var points: [Point] { elements.flatMap(\.points) }

    /// Returns the elements with all points moved outward. Sides of zero length are skipped, so coincident points
    /// move together.
    func moved(_ distance: Double) -> [Path.Element] {
        let points = points
        let sides = points.indices.map { points[$0].direction(to: points[($0 + 1) % points.count]) }
        guard var before = sides.last(where: { $0 != nil }) ?? nil, var after = sides.first(where: { $0 != nil }) ?? nil
        else { return elements }
        var moved = points
        var ends = sides
        for index in sides.indices.reversed() {
            after = sides[index] ?? after
            ends[index] = after
        }
        for index in points.indices {
            moved[index] = points[index].moved(distance, between: before, ends[index] ?? after)
            before = sides[index] ?? before
        }
        var rest = moved[...]
        return elements.map { $0.replacingPoints { rest.popFirst() ?? .zero } }
    }
}

extension Path.Element {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    fileprivate func replacingPoints(_ next: () -> Point) -> Path.Element {
        switch self {
        case .move: return .move(next())
        case .line: return .line(next())
        case .quad:
            let control = next()
            return .quad(control: control, end: next())
        case .cubic:
            let (control1, control2) = (next(), next())
            return .cubic(control1: control1, control2: control2, end: next())
        case .close: return .close
        }
    }
}

extension Point {
    /// Returns the unit vector to another point, or nil if they coincide.
    fileprivate func direction(to other: Point) -> Point? {
        let (x, y) = (other.x - x, other.y - y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
    }

    /// Moves the point to the intersection of its two sides after they moved by `distance` to their right. At sharp
    /// corners it moves at most 1.5 times the distance; at reversals it moves perpendicular to the first side.
    fileprivate func moved(_ distance: Double, between before: Point, _ after: Point) -> Point {
        let cosine = before.x * after.x + before.y * after.y
        let normal = Point(x: before.y + after.y, y: -before.x - after.x)
        guard 1 + cosine > 1e-6 else { return Point(x: x + before.x * distance, y: y + before.y * distance) }
        // The sum of two unit normals is as long as the square root below; the miter length is 2 divided by it.
        let length = (2 + 2 * cosine).squareRoot()
        let reach = 2 / length > 1.5 ? 1.5 * distance / length : distance / (1 + cosine)
        return Point(x: x + normal.x * reach, y: y + normal.y * reach)
    }
}
