/// A position in points.
@frozen
public struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate, downwards.
    public var y: Double

    /// Creates a point.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    /// Returns the sum of the coordinates.
    @inlinable
    public static func + (point: Point, offset: Point) -> Point {
        Point(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// Returns the difference of the coordinates.
    @inlinable
    public static func - (point: Point, offset: Point) -> Point {
        Point(x: point.x - offset.x, y: point.y - offset.y)
    }
}

extension Point: CustomStringConvertible {
    /// The coordinates, such as `10,20.5`.
    public var description: String { "\(shortest(x)),\(shortest(y))" }
}
