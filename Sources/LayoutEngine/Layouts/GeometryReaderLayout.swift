public import FramewrightDrawing

/// Takes the proposal, 10 points where there is none, and offers it to its subviews, each in the top left corner.
public struct GeometryReaderLayout: Layout {
    public init() {}

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
