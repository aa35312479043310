public import FramewrightDrawing
public import FramewrightLayoutEngine

/// An outline that fits any rectangle. As a view it is filled with the foreground style.
///
/// What `animatableData` covers can be animated: the path is then made at every moment.
public protocol Shape: View, Sendable, Animatable {
    /// The outline in a rectangle; when drawn as a view that rectangle begins at the origin.
    nonisolated func path(in rect: Rect) -> Path

    /// The size the shape takes of a proposal: all of it, 10 points where nothing is proposed, unless it says otherwise.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    public var body: some View { PaintedShape(shape: self, layers: [.init(self, style: nil)]) }
}

/// A shape that can be drawn smaller by a distance on all sides, so that a border stays inside its frame.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape `amount` points smaller on each side; a negative amount makes it larger.
    nonisolated func inset(by amount: Double) -> InsetShape
}

/// A shape with a name other than its type's in placed trees.
protocol NamedShape {
    nonisolated var shapeName: String { get }
}

extension Shape {
    /// What the shape is called in placed trees: its type, and what was done to it after a dot.
    nonisolated var displayName: String {
        // By far most, and making a name of a type is slow.
        if Self.self == RoundedRectangle.self { return "RoundedRectangle" }
        if Self.self == Rectangle.self { return "Rectangle" }
        return (self as? any NamedShape)?.shapeName ?? "\(Self.self)"
    }

    /// The display item for the shape in `rect`: rounded rectangles keep their name, for the painter's fast path.
    nonisolated func command(in rect: Rect, paint: Paint) -> DisplayList.Item.Command {
        if let rounded = (self as? any RoundedRectShape)?.roundedRect(in: rect) { return .fillRect(rounded, paint) }
        return .fillPath(placedPath(in: rect), (self as? any RuledShape)?.rule ?? .nonzero, paint)
    }

    /// The display item that clips to the shape in `rect`.
    nonisolated func clip(in rect: Rect, _ rule: FillRule) -> DisplayList.Item.Command {
        if let rounded = (self as? any RoundedRectShape)?.roundedRect(in: rect) { return .pushClip(rounded) }
        return .pushClipPath(placedPath(in: rect), rule)
    }

    /// Shapes are asked for a path in a rectangle at the origin, as in SwiftUI: many ignore where it begins.
    private nonisolated func placedPath(in rect: Rect) -> Path {
        path(in: Rect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    }
}

/// A shape that is, in some rectangles, a rectangle with circular corners of one radius.
protocol RoundedRectShape {
    /// Nil where it is anything else.
    nonisolated func roundedRect(in rect: Rect) -> RoundedRect?
}

/// A shape that is not filled by the nonzero rule.
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

/// Sizes a leaf as its shape wants.
struct ShapeLayout<S: Shape>: LeafLayout {
    let shape: S

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
