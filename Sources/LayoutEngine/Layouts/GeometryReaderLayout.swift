public import FramewrightDrawing

/// A layout that takes the proposed size, 10 points for an unspecified dimension, and proposes it to its subviews, each
/// at the top left corner.
public struct GeometryReaderLayout: Layout {
    /// Creates the layout.
    public init() {}

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the default spacing preferences, whatever the subviews'.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
