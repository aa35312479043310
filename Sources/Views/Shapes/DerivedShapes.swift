public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The stroked outline of a shape.
struct StrokedShape<Base: Shape>: Shape, NamedShape {
    private(set) var shape: Base
    private(set) var style: StrokeStyle

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated init(shape: Base, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    nonisolated var shapeName: String { "\(shape.displayName).stroke(\(style))" }
    nonisolated func path(in rect: Rect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// A part of a shape's outline, by shares of its length.
struct TrimmedShape<Base: Shape>: Shape, NamedShape {
    private(set) var shape: Base
    private(set) var from: Double
    private(set) var to: Double

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
        set {
            shape.animatableData = newValue.first
            (from, to) = (newValue.second.first, newValue.second.second)
        }
    }

    nonisolated init(shape: Base, from: Double, to: Double) {
        self.shape = shape
        self.from = from
        self.to = to
    }

    nonisolated var shapeName: String { shape.displayName + ".trim" }
    nonisolated func path(in rect: Rect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// A shape transformed inside its frame.
struct TransformedShape<Base: Shape>: Shape, NamedShape {
    private(set) var shape: Base
    private(set) var change: ShapeTransform

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatableNumbers> {
        get { AnimatablePair(shape.animatableData, change.animatableData) }
        set { (shape.animatableData, change.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated init(shape: Base, change: ShapeTransform) {
        self.shape = shape
        self.change = change
    }

    nonisolated var shapeName: String { "\(shape.displayName).\(change.name)" }
    nonisolated func path(in rect: Rect) -> Path { shape.path(in: rect).applying(change.transform(in: rect)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// A shape in a rectangle of fixed size at the corner of its frame.
struct SizedShape<Base: Shape>: Shape, NamedShape {
    private(set) var shape: Base
    private(set) var size: Size

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, Size.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated init(shape: Base, size: Size) {
        self.shape = shape
        self.size = size
    }

    nonisolated var shapeName: String { shape.displayName + ".size" }
    nonisolated func path(in rect: Rect) -> Path { shape.path(in: Rect(origin: rect.origin, size: size)) }
}

extension Shape {
    /// Returns the area of the shape's stroked outline, half of which is outside the shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// Returns the area of the shape's stroked outline.
    public nonisolated func stroke(lineWidth: Double = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the part of the outline between two shares, 0 through 1, of its length.
    public nonisolated func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
        TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }

    /// Returns the shape moved inside its frame.
    public nonisolated func offset(x: Double = 0, y: Double = 0) -> some Shape {
        TransformedShape(shape: self, change: .offset(x, y))
    }

    /// Returns the shape rotated clockwise about an anchor in its frame.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(shape: self, change: .rotation(angle, anchor))
    }

    /// Returns the shape scaled by a factor per axis about an anchor in its frame.
    public nonisolated func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(shape: self, change: .scale(x, y, anchor))
    }

    /// Returns the shape scaled by a factor about an anchor in its frame.
    public nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape with its path transformed, with the corner of its frame as the origin.
    public nonisolated func transform(_ transform: AffineTransform) -> some Shape {
        TransformedShape(shape: self, change: .matrix(transform))
    }

    /// Returns the shape at a fixed size, whatever its frame.
    public nonisolated func size(_ size: Size) -> some Shape { SizedShape(shape: self, size: size) }

    /// Returns the shape at a fixed size, whatever its frame.
    public nonisolated func size(width: Double, height: Double) -> some Shape {
        size(Size(width: width, height: height))
    }
}
