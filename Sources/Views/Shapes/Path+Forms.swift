public import FramewrightDrawing

extension Path {
    /// An element of a path, as `forEach` passes it.
    public enum DrawnElement: Hashable, Sendable {
        /// Starts a new subpath.
        case move(to: Point)
        /// A line.
        case line(to: Point)
        /// A quadratic curve.
        case quadCurve(to: Point, control: Point)
        /// A cubic curve.
        case curve(to: Point, control1: Point, control2: Point)
        /// Closes the subpath.
        case closeSubpath
    }

    /// Calls a function with each element.
    public func forEach(_ body: (DrawnElement) -> Void) {
        for element in elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let control, let end): body(.quadCurve(to: end, control: control))
            case .cubic(let control1, let control2, let end):
                body(.curve(to: end, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Adds a transformed rectangle.
    public mutating func addRect(_ rect: Rect, transform: AffineTransform) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds several transformed rectangles.
    public mutating func addRects(_ rects: [Rect], transform: AffineTransform) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a transformed rounded rectangle.
    public mutating func addRoundedRect(
        in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: AffineTransform
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a transformed ellipse.
    public mutating func addEllipse(in rect: Rect, transform: AffineTransform) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds transformed lines between the points as a new subpath.
    public mutating func addLines(_ lines: [Point], transform: AffineTransform) {
        addPath(Path { $0.addLines(lines) }, transform: transform)
    }

    /// Adds an arc that is tangent to two lines, transformed.
    public mutating func addArc(
        tangent1End: Point, tangent2End: Point, radius: Double, transform: AffineTransform
    ) {
        addArc(
            tangent1End: transform.apply(tangent1End), tangent2End: transform.apply(tangent2End), radius: radius)
    }
}
