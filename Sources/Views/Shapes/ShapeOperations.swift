import FramewrightDrawing
import FramewrightLayoutEngine

/// A shape combined with another.
struct CombinedShape<First: Shape, Second: Shape>: Shape, NamedShape {
    private(set) var first: First
    private(set) var second: Second
    let operation: PathOperation
    let isEvenOdd: Bool

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated init(_ first: First, _ operation: PathOperation, _ second: Second, isEvenOdd: Bool) {
        (self.first, self.second, self.operation, self.isEvenOdd) = (first, second, operation, isEvenOdd)
    }

    nonisolated var shapeName: String { "\(first.typeName).\(operation.rawValue)(\(second.typeName))" }
    nonisolated func path(in rect: Rect) -> Path {
        first.path(in: rect).combined(operation, with: second.path(in: rect), isEvenOdd: isEvenOdd)
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { first.sizeThatFits(proposal) }
}

extension Shape {
    /// Returns the area in this shape or the other one. Curves become lines within 1/64 point.
    public nonisolated func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, .union, other, isEvenOdd: eoFill)
    }

    /// Returns the area in both shapes.
    public nonisolated func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, .intersection, other, isEvenOdd: eoFill)
    }

    /// Returns the area in this shape but not in the other one.
    public nonisolated func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, .subtracting, other, isEvenOdd: eoFill)
    }

    /// Returns the area in one of the shapes but not in both.
    public nonisolated func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, .symmetricDifference, other, isEvenOdd: eoFill)
    }

    /// Returns the part of this shape's outline inside the other one.
    public nonisolated func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, .lineIntersection, other, isEvenOdd: eoFill)
    }

    /// Returns the part of this shape's outline outside the other one.
    public nonisolated func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, .lineSubtraction, other, isEvenOdd: eoFill)
    }
}
