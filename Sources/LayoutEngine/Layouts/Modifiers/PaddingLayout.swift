public import FramewrightDrawing

/// Padding around one subview. Negative insets let it extend beyond the layout's frame.
public struct PaddingLayout: Layout {
    private var padding: PaddingParameters

    /// Creates padding with insets in points.
    public init(_ insets: EdgeInsets) { padding = PaddingParameters(insets: insets) }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.padding, of: Self.self) }

    /// The insets.
    public var animatableData: EdgeInsets.AnimatableData {
        get { padding.insets.animatableData }
        set { padding.insets.animatableData = newValue }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.paddingSize(subviews.parent, padding, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let inner = padding.offer(Proposal(proposal)).proposal
        for subview in subviews { subview.place(at: padding.origin(in: bounds), proposal: inner) }
    }
}
