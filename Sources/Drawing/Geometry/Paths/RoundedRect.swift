/// A rectangle with circular corners of one radius. Radius 0 is a plain rectangle.
///
/// Guarantee: `0 <= radius <= half the shorter side`.
@frozen
public struct RoundedRect: Hashable, Sendable {
    /// The rectangle.
    public let rect: Rect
    /// The radius of the corners, in points.
    public let radius: Double

    /// Creates a rounded rectangle. The radius is limited to half the shorter side; a negative or NaN one becomes 0.
    public init(_ rect: Rect, radius: Double = 0) {
        self.rect = rect
        self.radius = radius > 0 ? min(radius, min(rect.width, rect.height) / 2) : 0
    }

    /// The outline, clockwise from the end of the top left corner. Each corner is one cubic within 0.03 % of a circle.
    public var path: Path {
        guard radius > 0 else { return rectanglePath }
        let handle = radius * Self.circleHandle
        var path = Path()
        path.move(to: Point(x: rect.minX + radius, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX - radius, y: rect.minY))
        path.addCorner(
            to: Point(x: rect.maxX, y: rect.minY + radius), from: Point(x: rect.maxX - radius, y: rect.minY),
            corner: Point(x: rect.maxX, y: rect.minY), handle: handle)
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY - radius))
        path.addCorner(
            to: Point(x: rect.maxX - radius, y: rect.maxY), from: Point(x: rect.maxX, y: rect.maxY - radius),
            corner: Point(x: rect.maxX, y: rect.maxY), handle: handle)
        path.addLine(to: Point(x: rect.minX + radius, y: rect.maxY))
        path.addCorner(
            to: Point(x: rect.minX, y: rect.maxY - radius), from: Point(x: rect.minX + radius, y: rect.maxY),
            corner: Point(x: rect.minX, y: rect.maxY), handle: handle)
        path.addLine(to: Point(x: rect.minX, y: rect.minY + radius))
        path.addCorner(
            to: Point(x: rect.minX + radius, y: rect.minY), from: Point(x: rect.minX, y: rect.minY + radius),
            corner: Point(x: rect.minX, y: rect.minY), handle: handle)
        path.closeSubpath()
        return path
    }

    /// The distance of a cubic's handles from its ends for a quarter circle, as a multiple of the radius: 4/3 (sqrt 2 -
    /// 1).
    static let circleHandle = 0.552_284_749_830_793_4

    private var rectanglePath: Path {
        Path([
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }
}

extension Path {
    /// Adds a quarter circle between two points on the sides of `corner`.
    fileprivate mutating func addCorner(to end: Point, from start: Point, corner: Point, handle: Double) {
        addCurve(
            to: end, control1: start.moved(towards: corner, by: handle),
            control2: end.moved(towards: corner, by: handle))
    }
}

extension Point {
    /// Returns the point moved towards another one on the same horizontal or vertical line.
    fileprivate func moved(towards target: Point, by distance: Double) -> Point {
        func step(_ from: Double, _ to: Double) -> Double {
            to > from ? from + distance : to < from ? from - distance : from
        }
        return Point(x: step(x, target.x), y: step(y, target.y))
    }
}

extension RoundedRect: CustomStringConvertible {
    /// The rectangle, and the radius if it is not 0.
    public var description: String { radius > 0 ? "\(rect) radius \(shortest(radius))" : "\(rect)" }
}
