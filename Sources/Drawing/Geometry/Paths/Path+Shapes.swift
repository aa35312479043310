extension Path {
    /// Creates a path that the closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a rectangle, clockwise from the top left corner.
    public init(_ rect: Rect) { self.init { $0.addRect(rect) } }

    /// Creates a rounded rectangle with one radius for all corners.
    public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadius: cornerRadius, style: style) }
    }

    /// Creates a rounded rectangle with one size for all corners.
    public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    /// Creates a rounded rectangle with a radius for each corner.
    public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }

    /// Creates an ellipse in a rectangle.
    public init(ellipseIn rect: Rect) { self.init { $0.addEllipse(in: rect) } }

    /// Adds a rectangle, clockwise from the top left corner.
    public mutating func addRect(_ rect: Rect) { addPath(RoundedRect(rect).path) }

    /// Adds several rectangles.
    public mutating func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }

    /// Adds a rounded rectangle with one radius for all corners, clockwise from the end of the top left one.
    public mutating func addRoundedRect(
        in rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
    ) {
        guard style == .continuous else { return addPath(RoundedRect(rect, radius: cornerRadius).path) }
        addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Adds a rounded rectangle with one size for all corners, elliptical if width and height differ.
    public mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        addPath(RoundedCorners(rect, sizes: Array(repeating: cornerSize, count: 4), style: style).path)
    }

    /// Adds a rounded rectangle with a radius for each corner. Radii that do not fit are reduced by a common factor.
    public mutating func addRoundedRect(
        in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        addPath(RoundedCorners(rect, sizes: radii.map { Size(width: $0, height: $0) }, style: style).path)
    }

    /// Adds an ellipse, clockwise from the middle of the right side, as four cubics within 0.03 % of it.
    public mutating func addEllipse(in rect: Rect) {
        let (x, y) = (rect.width / 2, rect.height / 2)
        let middle = Point(x: rect.midX, y: rect.midY)
        func point(_ along: Double, _ down: Double) -> Point {
            Point(x: middle.x + along * x, y: middle.y + down * y)
        }
        let handle = RoundedRect.circleHandle
        move(to: point(1, 0))
        addCurve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1))
        addCurve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle))
        addCurve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1))
        addCurve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle))
        closeSubpath()
    }

    /// Adds lines between the points as a new subpath.
    public mutating func addLines(_ lines: [Point]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path's elements, transformed.
    public mutating func addPath(_ path: Path, transform: AffineTransform = .identity) {
        append(transform == .identity ? path.elements : path.applying(transform).elements)
    }

    /// Returns the path translated by `dx` and `dy`.
    public func offsetBy(dx: Double, dy: Double) -> Path { applying(.translation(x: dx, y: dy)) }
}
