internal import FramewrightDrawing

extension Path {
    /// The maximum number of elements; longer paths are rarely convex.
    private static let maximumElements = 64
    /// The minimum side length in pixels; between shorter sides there is little to hide.
    private static let lowestSide = 8.0

    /// Returns the fully covered pixels between the two vertical sides of a convex path, such as a card with corners
    /// of any kind. Returns nil for all other paths.
    func wholePixels(scale: Double) -> PixelRect? {
        guard elements.count <= Self.maximumElements, let sides = uprightSides(scale: scale),
            elements.allSatisfy({ $0.isFinite(.scale(x: scale, y: scale)) }), isConvex
        else { return nil }
        let (first, second) = sides
        let rows = whole(max(first.top, second.top), min(first.bottom, second.bottom))
        return PixelRect(columns: whole(min(first.x, second.x), max(first.x, second.x)), rows: rows)
    }

    /// Returns the two vertical lines of at least `lowestSide` pixels; nil if there are more or fewer.
    private func uprightSides(scale: Double) -> (UprightSide, UprightSide)? {
        var sides: [UprightSide] = []
        var (start, pen) = (Point.zero, Point.zero)
        for element in elements {
            var end = pen
            switch element {
            case .move(let point): (start, pen, end) = (point, point, point)
            case .line(let point): end = point
            case .quad(_, let point), .cubic(_, _, let point): (pen, end) = (point, point)
            case .close: end = start
            }
            if pen.x == end.x, abs(pen.y - end.y) * scale >= Self.lowestSide {
                sides.append(UprightSide(pen, end, scale: scale))
            }
            pen = end
        }
        return sides.count == 2 && sides.allSatisfy(\.isNear) ? (sides[0], sides[1]) : nil
    }

    /// Returns the whole pixels between two coordinates.
    private func whole(_ from: Double, _ to: Double) -> Range<Int> {
        let first = Subpixel.pixelAfter(Subpixel.nearest(from))
        return first..<Swift.max(first, Subpixel.nearest(to) >> Subpixel.bits)
    }
}

/// A vertical side, in pixels.
private struct UprightSide {
    let x: Double
    let top: Double
    let bottom: Double

    init(_ start: Point, _ end: Point, scale: Double) {
        x = start.x * scale
        top = min(start.y, end.y) * scale
        bottom = max(start.y, end.y) * scale
    }

    var isNear: Bool {
        abs(x) <= Subpixel.farthest && abs(top) <= Subpixel.farthest && abs(bottom) <= Subpixel.farthest
    }
}
