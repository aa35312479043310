public import CoreGraphics
public import FramewrightDrawing
import FramewrightViews

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path as UIKit has it, for shapes that are built from it.
///
/// ```swift
/// struct TopCorners: Shape {
///     func path(in rect: CGRect) -> Path {
///         let radii = CGSize(width: 12, height: 12)
///         let path = UIBezierPath(
///             roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
///         return Path(path.cgPath)
///     }
/// }
/// ```
public final class UIBezierPath {
    /// The path.
    public var cgPath: CGPath
    /// The width of the stroked line. Accepted without effect: a `Shape` is stroked by its view.
    public var lineWidth: Double = 1

    private var value: Path {
        get { Path(cgPath) }
        set { cgPath = newValue.cgPath }
    }

    private init(_ value: Path) { cgPath = value.cgPath }

    /// Creates an empty path.
    public convenience init() { self.init(Path()) }

    /// Creates a path from one of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Creates a rectangle.
    public convenience init(rect: Rect) { self.init(Path(rect)) }

    /// Creates an ellipse.
    public convenience init(ovalIn rect: Rect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a rectangle with continuous corners.
    public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle with some continuous corners. The width of `cornerRadii` is their radius.
    public convenience init(roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size) {
        func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii))
    }

    /// Creates an arc between two angles in radians, which grow clockwise.
    public convenience init(
        arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        self.init(Path())
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
}

extension UIBezierPath {
    /// Whether the path has no elements.
    public var isEmpty: Bool { cgPath.isEmpty }
    /// The smallest rectangle around the path.
    public var bounds: Rect { cgPath.boundingBoxOfPath }
    /// The end of the last element.
    public var currentPoint: Point { cgPath.currentPoint }

    /// Starts a new subpath.
    public func move(to point: Point) { value.move(to: point) }

    /// Adds a line.
    public func addLine(to point: Point) { value.addLine(to: point) }

    /// Adds a cubic curve.
    public func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
        value.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to endPoint: Point, controlPoint: Point) {
        value.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc between two angles in radians, which grow clockwise.
    public func addArc(
        withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        // The value's direction is named for a y axis that points up.
        value.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle),
            endAngle: Angle(radians: endAngle), clockwise: !clockwise)
    }

    /// Closes the current subpath.
    public func close() { value.closeSubpath() }

    /// Adds the elements of another path.
    public func append(_ bezierPath: UIBezierPath) { value.addPath(bezierPath.value) }

    /// Transforms the path.
    public func apply(_ transform: FramewrightDrawing.AffineTransform) { value = value.applying(transform) }

    /// Whether a point is inside of the path.
    public func contains(_ point: Point) -> Bool { cgPath.contains(point) }

    /// Returns the path with each subpath drawn in the opposite direction.
    public func reversing() -> UIBezierPath { UIBezierPath(value.reversed()) }

    /// Removes all elements.
    public func removeAllPoints() { value = Path() }
}
