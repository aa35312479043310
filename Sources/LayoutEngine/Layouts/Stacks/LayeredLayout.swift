public import FramewrightDrawing

/// A primary subview with backgrounds or overlays: the size is the primary's, and it is proposed to the others.
public struct LayeredLayout: Layout {
    private let decoration: DecorationParameters

    /// Creates a layout.
    ///
    /// - Parameter primary: The index of the subview that determines the size.
    public init(primary: Int, alignment: Alignment) {
        decoration = DecorationParameters(primary: primary, alignment: alignment)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.decoration, of: Self.self) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews[decoration.primary].sizeThatFits(proposal)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.run.placeDecoration(subviews.parent, decoration, in: bounds, Proposal(proposal))
    }

    /// Returns the primary subview's explicit guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews[decoration.primary].dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    /// Returns the primary subview's explicit guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews[decoration.primary].dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}
