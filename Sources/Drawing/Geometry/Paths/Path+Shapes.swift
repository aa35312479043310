extension Path {
    /// A path drawn by the closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Clockwise from the top left corner.
    public init(_ rect: Rect) { self.init { $0.addRect(rect) } }

    /// A rectangle with corners of one radius.
    public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadius: cornerRadius, style: style) }
    }

    /// A rectangle with corners of one size.
    public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    /// A rectangle with a radius for each corner.
    public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }

    public init(ellipseIn rect: Rect) { self.init { $0.addEllipse(in: rect) } }

    /// Clockwise from the top left corner.
    public mutating func addRect(_ rect: Rect) { addPath(RoundedRect(rect).path) }

    public mutating func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }

    /// A rectangle with corners of one radius, clockwise from the end of the top left one.
    public mutating func addRoundedRect(
        in rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
    ) {
        guard style == .continuous else { return addPath(RoundedRect(rect, radius: cornerRadius).path) }
        addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with corners of one size: wider or higher than a circle's where the sides differ.
    public mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        addPath(RoundedCorners(rect, sizes: Array(repeating: cornerSize, count: 4), style: style).path)
    }

    /// A rectangle with a radius for each corner; radii that do not fit are all reduced by one factor.
    public mutating func addRoundedRect(
        in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        addPath(RoundedCorners(rect, sizes: radii.map { Size(width: $0, height: $0) }, style: style).path)
    }

    /// Clockwise from the middle of the right side, four cubics within 0.03 % of an ellipse.
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

    /// Lines from one point to the next, as a subpath of their own.
    public mutating func addLines(_ lines: [Point]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Another path's elements, moved and bent by `transform`.
    public mutating func addPath(_ path: Path, transform: AffineTransform = .identity) {
        append(transform == .identity ? path.elements : path.applying(transform).elements)
    }

    /// The path moved.
    public func offsetBy(dx: Double, dy: Double) -> Path { applying(.translation(x: dx, y: dy)) }
}
