public import FramewrightDrawing

/// Subviews on top of each other, as large as the union around the guides of those of the highest priority, each proposed
/// the whole space. All are then proposed the size that came out.
public struct ZStackLayout: Layout {
    let alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.layers) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.layersSize(subviews.parent, self, Proposal(proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.run.placeLayers(subviews.parent, self, in: bounds)
    }
}
