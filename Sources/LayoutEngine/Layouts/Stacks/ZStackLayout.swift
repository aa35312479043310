public import FramewrightDrawing

/// Layers, each proposed the whole size. The stack is the union of those of the highest priority around their guides;
/// that size is then proposed to all.
public struct ZStackLayout: Layout {
    private let layers: LayersParameters

    /// Creates a layered stack.
    public init(alignment: Alignment = .center) { layers = LayersParameters(alignment: alignment) }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.layers, of: Self.self) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.layersSize(subviews.parent, layers, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.run.placeLayers(subviews.parent, layers, in: bounds)
    }
}
