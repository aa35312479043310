public import FramewrightDrawing

/// Padding around one subview. Negative insets let it extend beyond the layout's frame.
public struct PaddingLayout: Layout {
    private var insets: EdgeInsets

    /// Creates padding with insets in points.
    public init(_ insets: EdgeInsets) { self.insets = insets }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.padding) }

    /// The insets.
    public var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.paddingSize(subviews.parent, self, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let inner = offer(Proposal(proposal)).proposal
        for subview in subviews { subview.place(at: origin(in: bounds), proposal: inner) }
    }

    func offer(_ offer: Proposal) -> Proposal {
        Proposal(
            width: offer.width.isNaN ? .nan : max(0, offer.width - insets.leading - insets.trailing),
            height: offer.height.isNaN ? .nan : max(0, offer.height - insets.top - insets.bottom))
    }

    func around(_ size: Size) -> Size {
        Size(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    func origin(in bounds: Rect) -> Point { Point(x: bounds.minX + insets.leading, y: bounds.minY + insets.top) }

    /// The edges with non-zero insets, on which the subview's spacing preferences do not apply.
    var decidedEdges: Edge.Set {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}
