public import FramewrightDrawing
public import FramewrightLayoutEngine

/// An outline that adapts to a rectangle. As a view it is filled with the foreground style.
///
/// Changes of `animatableData` can be animated; the path is then evaluated in every frame.
public protocol Shape: View, Sendable, Animatable {
    /// Returns the outline in a rectangle, which for a view starts at the origin.
    nonisolated func path(in rect: Rect) -> Path

    /// Returns the size for a proposal. The default is the proposal, with 10 points for unspecified dimensions.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
    /// Returns the proposal, with 10 points for unspecified dimensions.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with the foreground style.
    public var body: some View { PaintedShape(shape: self, layers: [.init(self, style: nil)]) }
}

/// A shape that can be inset, so that a border stays inside its frame.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by `amount` points on each side; a negative amount enlarges it.
    nonisolated func inset(by amount: Double) -> InsetShape
}

/// A shape whose name in placed trees differs from its type.
protocol NamedShape {
    nonisolated var shapeName: String { get }
}

extension Shape {
    /// The name in placed trees: the type, followed by the operations applied to it.
    nonisolated var displayName: String {
        // The most frequent shapes, because formatting a type's name is slow.
        if Self.self == RoundedRectangle.self { return "RoundedRectangle" }
        if Self.self == Rectangle.self { return "Rectangle" }
        return (self as? any NamedShape)?.shapeName ?? "\(Self.self)"
    }

    /// Returns the drawing command for the shape in `rect`. Rounded rectangles stay such, for which the painter has a
    /// fast path.
    nonisolated func command(in rect: Rect, paint: Paint) -> DisplayList.Item.Command {
        if let rounded = (self as? any RoundedRectShape)?.roundedRect(in: rect) { return .fillRect(rounded, paint) }
        return .fillPath(placedPath(in: rect), (self as? any RuledShape)?.rule ?? .nonzero, paint)
    }

    /// Returns the command that clips to the shape in `rect`.
    nonisolated func clip(in rect: Rect, _ rule: FillRule) -> DisplayList.Item.Command {
        if let rounded = (self as? any RoundedRectShape)?.roundedRect(in: rect) { return .pushClip(rounded) }
        return .pushClipPath(placedPath(in: rect), rule)
    }

    /// Returns the path in `rect`. Shapes are asked for a path at the origin, as in SwiftUI, because many ignore the
    /// rectangle's origin.
    private nonisolated func placedPath(in rect: Rect) -> Path {
        path(in: Rect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    }
}

/// A shape that can be a rectangle with circular corners of one radius.
protocol RoundedRectShape {
    /// Returns the rounded rectangle; nil if the shape is not one in `rect`.
    nonisolated func roundedRect(in rect: Rect) -> RoundedRect?
}

/// A shape with a fill rule other than nonzero.
protocol RuledShape {
    nonisolated var rule: FillRule { get }
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
