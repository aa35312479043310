public import FramewrightDrawing

/// A length or coordinate in points.
public typealias CGFloat = Double
/// A point in a plane.
public typealias CGPoint = Point
/// A width and a height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// An affine transform of the plane.
public typealias CGAffineTransform = FramewrightDrawing.AffineTransform
/// The shape of the ends of an open stroked path.
public typealias CGLineCap = LineCap
/// The shape of the corners of a stroked path.
public typealias CGLineJoin = LineJoin

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component.
    public var dx: Double
    /// The vertical component.
    public var dy: Double

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector without length.
    public static let zero = CGVector()
}
