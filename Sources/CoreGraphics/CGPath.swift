public import FramewrightDrawing

/// A path as an object. `Path` is the value of it.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 40, y: 20))
/// let shape = Path(path)
/// ```
open class CGPath {
    /// The value.
    public fileprivate(set) var value: Path

    /// Creates a path from a value.
    public init(_ value: Path = Path()) { self.value = value }

    /// Creates a rectangle.
    public convenience init(rect: Rect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path(rect), transform)
    }

    /// Creates an ellipse.
    public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path(ellipseIn: rect), transform)
    }

    /// Creates a rectangle with corners of quarters of an ellipse.
    public convenience init(
        roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = Size(width: cornerWidth, height: cornerHeight)
        unsafe self.init(Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
    }

    private convenience init(_ value: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        if let transform = unsafe transform {
            self.init(value.applying(unsafe transform.pointee))
        } else {
            self.init(value)
        }
    }
}

extension CGPath {
    /// Whether the path has no elements.
    public var isEmpty: Bool { value.isEmpty }

    /// The end of the last element; the origin if there is none.
    public var currentPoint: Point { value.currentPoint ?? .zero }

    /// The smallest rectangle around all points, also those that control curves.
    public var boundingBox: Rect {
        let points = value.elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        let (left, right) = (points.map(\.x).min() ?? first.x, points.map(\.x).max() ?? first.x)
        let (top, bottom) = (points.map(\.y).min() ?? first.y, points.map(\.y).max() ?? first.y)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around the path.
    public var boundingBoxOfPath: Rect { isEmpty ? .null : value.boundingRect }

    /// Whether a point is inside of the path, which is transformed before.
    public func contains(
        _ point: Point, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        value.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns a path of the same elements.
    public func copy() -> CGPath? { CGPath(value) }

    /// Returns the transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(value, transform)
    }

    /// Returns a path of the same elements that can be extended.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(value) }

    /// Returns the transformed path, which can be extended.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        unsafe copy(using: transform)?.mutableCopy()
    }

    /// Returns the outline of the stroked path.
    public func copy(
        strokingWithWidth lineWidth: Double, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: Double,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(value.applying(transform).strokedPath(style))
    }
}

extension CGPath: Hashable {
    /// Whether both have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.value == other.value }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The rule for which points are inside a path that intersects itself or has holes.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding
    case evenOdd
}

/// A path that can be extended.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    fileprivate override init(_ value: Path) { super.init(value) }

    /// Changes the value.
    func change(_ body: (inout Path) -> Void) { body(&value) }
}

extension Path {
    /// Creates a path from an object.
    public init(_ path: CGPath) { self = path.value }

    /// The path as an object.
    public var cgPath: CGPath { CGPath(self) }
}
