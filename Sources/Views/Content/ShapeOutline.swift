public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The outline of a `Shape`, without the view that shows it.
public protocol ShapeOutline: Sendable, Animatable {
    /// Returns the outline in a rectangle, which for a view starts at the origin.
    nonisolated func path(in rect: Rect) -> Path

    /// Returns the size for a proposal. The default is the proposal, with 10 points for unspecified dimensions.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

/// A shape whose name in placed trees differs from its type.
protocol NamedShape {
    nonisolated var shapeName: String { get }
}

extension ShapeOutline {
    /// Returns the proposal, with 10 points for unspecified dimensions.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The name in placed trees: the type, followed by the operations applied to it.
    nonisolated var typeName: String { (self as? any NamedShape)?.shapeName ?? "\(Self.self)" }

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

extension Path: ShapeOutline {
    /// Returns the path unchanged. As a view, its origin is the frame's corner, and it may extend beyond the frame.
    public nonisolated func path(in rect: Rect) -> Path { self }
}
