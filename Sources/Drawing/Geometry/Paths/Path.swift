/// A sequence of subpaths of lines and quadratic or cubic Bézier curves, in points.
///
/// Filling closes every subpath. Elements before the first `move` start at the origin.
public struct Path: Hashable, Sendable {
    /// An element of a path. Points are absolute.
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(control: Point, end: Point)
        case cubic(control1: Point, control2: Point, end: Point)
        case close
    }

    /// The elements of the path.
    public private(set) var elements: [Element]

    /// Creates a path from elements.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// True if the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Starts a new subpath.
    public mutating func move(to point: Point) { elements.append(.move(point)) }

    /// Adds a line.
    public mutating func addLine(to point: Point) { elements.append(.line(point)) }

    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to end: Point, control: Point) {
        elements.append(.quad(control: control, end: end))
    }

    /// Adds a cubic curve.
    public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
        elements.append(.cubic(control1: control1, control2: control2, end: end))
    }

    /// Closes the current subpath.
    public mutating func closeSubpath() { elements.append(.close) }

    mutating func append(_ more: [Element]) { elements += more }

    /// Returns the transformed path.
    public func applying(_ transform: AffineTransform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .quad(let control, let end):
                    .quad(control: transform.apply(control), end: transform.apply(end))
                case .cubic(let control1, let control2, let end):
                    .cubic(
                        control1: transform.apply(control1), control2: transform.apply(control2),
                        end: transform.apply(end))
                case .close: .close
                }
            })
    }
}

/// The rule for which points are inside a path that intersects itself or has holes.
public enum FillRule: String, Hashable, Sendable {
    case nonzero
    case evenOdd
}

extension Path {
    /// The path in SVG syntax, with full precision.
    package var svgData: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(point)"
            case .line(let point): "L\(point)"
            case .quad(let control, let end): "Q\(control) \(end)"
            case .cubic(let control1, let control2, let end): "C\(control1) \(control2) \(end)"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}
