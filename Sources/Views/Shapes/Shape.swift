import FramewrightDrawing
import FramewrightLayoutEngine

/// An outline that adapts to a rectangle. As a view it is filled with the foreground style.
///
/// Changes of `animatableData` can be animated; the path is then evaluated in every frame.
public nonisolated protocol Shape: View, ShapeOutline {}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: some View { PaintedShape(shape: self, layers: [.init(self, style: nil)]) }
}

/// A shape that can be inset, so that a border stays inside its frame.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by `amount` points on each side; a negative amount enlarges it.
    nonisolated func inset(by amount: Double) -> InsetShape
}

extension Shape {
    /// The name in placed trees: the type, followed by the operations applied to it.
    nonisolated var displayName: String {
        // The most frequent shapes, because formatting a type's name is slow.
        if Self.self == RoundedRectangle.self { return "RoundedRectangle" }
        if Self.self == Rectangle.self { return "Rectangle" }
        return typeName
    }
}

/// A shape filled by the even-odd rule.
struct EvenOddShape<S: Shape>: Shape, RuledShape, NamedShape {
    private(set) var shape: S
    let rule = FillRule.evenOdd

    nonisolated var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    nonisolated init(shape: S) { self.shape = shape }

    nonisolated var shapeName: String { shape.displayName }
    nonisolated func path(in rect: Rect) -> Path { shape.path(in: rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// The layout of a shape, by its own size.
struct ShapeLayout<S: Shape>: LeafLayout {
    let shape: S

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
