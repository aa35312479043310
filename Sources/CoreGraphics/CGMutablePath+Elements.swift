public import FramewrightDrawing

extension CGMutablePath {
    /// Starts a new subpath.
    public func move(to point: Point, transform: CGAffineTransform = .identity) {
        change { $0.move(to: transform.apply(point)) }
    }

    /// Adds a line.
    public func addLine(to point: Point, transform: CGAffineTransform = .identity) {
        change { $0.addLine(to: transform.apply(point)) }
    }

    /// Adds lines between points as a new subpath.
    public func addLines(between points: [Point], transform: CGAffineTransform = .identity) {
        change { $0.addLines(points.map(transform.apply)) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: Point, control: Point, transform: CGAffineTransform = .identity) {
        change { $0.addQuadCurve(to: transform.apply(end), control: transform.apply(control)) }
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: Point, control1: Point, control2: Point, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addCurve(
                to: transform.apply(end), control1: transform.apply(control1), control2: transform.apply(control2))
        }
    }

    /// Adds an arc between two angles in radians.
    public func addArc(
        center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: Angle(radians: startAngle),
                endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: transform)
        }
    }

    /// Adds an arc of a signed angle in radians.
    public func addRelativeArc(
        center: Point, radius: Double, startAngle: Double, delta: Double, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: Angle(radians: startAngle),
                delta: Angle(radians: delta), transform: transform)
        }
    }

    /// Adds an arc that is tangent to two lines.
    public func addArc(
        tangent1End: Point, tangent2End: Point, radius: Double, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                tangent1End: transform.apply(tangent1End), tangent2End: transform.apply(tangent2End), radius: radius)
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: Rect, transform: CGAffineTransform = .identity) {
        change { $0.addPath(Path(rect), transform: transform) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [Rect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: Rect, transform: CGAffineTransform = .identity) {
        change { $0.addPath(Path(ellipseIn: rect), transform: transform) }
    }

    /// Adds a rectangle with corners of quarters of an ellipse.
    public func addRoundedRect(
        in rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: CGAffineTransform = .identity
    ) {
        let size = Size(width: cornerWidth, height: cornerHeight)
        change { $0.addPath(Path(roundedRect: rect, cornerSize: size, style: .circular), transform: transform) }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.value, transform: transform) }
    }

    /// Closes the current subpath.
    public func closeSubpath() { change { $0.closeSubpath() } }
}
