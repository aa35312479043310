import FramewrightDrawing

extension Path {
    /// The shape grown by a distance on all sides, holes shrunk by it: every side of the polygon of points and controls
    /// moves outward, and each point goes where its two sides meet again.
    ///
    /// Curves keep their number, so growing costs nothing to draw. It is meant for distances below half the thinnest
    /// counter: a hole smaller than that turns inside out. Outside is where the contours together say it is: those of
    /// fonts turn one way around ink and the other way around holes, which way that is differs between formats.
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

/// A subpath and the polygon of all its points, controls included.
private struct Contour {
    var elements: [Path.Element] = []

    /// Twice the polygon's area, positive where it turns from x towards y.
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

    /// Points that follow each other in one place move together: sides of no length do not count.
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
    /// Of length 1; nil where there is none.
    fileprivate func direction(to other: Point) -> Point? {
        let (x, y) = (other.x - x, other.y - y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
    }

    /// To where two sides meet that have moved to their right by `distance`; sharp corners go no further than 1.5 times it,
    /// turns on the spot go straight on.
    fileprivate func moved(_ distance: Double, between before: Point, _ after: Point) -> Point {
        let cosine = before.x * after.x + before.y * after.y
        let normal = Point(x: before.y + after.y, y: -before.x - after.x)
        guard 1 + cosine > 1e-6 else { return Point(x: x + before.x * distance, y: y + before.y * distance) }
        // The sum of two unit normals is as long as the square root below; a miter is 2 / that long.
        let length = (2 + 2 * cosine).squareRoot()
        let reach = 2 / length > 1.5 ? 1.5 * distance / length : distance / (1 + cosine)
        return Point(x: x + normal.x * reach, y: y + normal.y * reach)
    }
}
