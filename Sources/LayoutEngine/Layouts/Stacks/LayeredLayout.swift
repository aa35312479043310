public import FramewrightDrawing

/// A primary subview with backgrounds or overlays: the size is the primary's, and it is proposed to the others.
public struct LayeredLayout: Layout {
    let primary: Int
    let alignment: Alignment

    /// Creates a layout.
    ///
    /// - Parameter primary: The index of the subview that determines the size.
    public init(primary: Int, alignment: Alignment) {
        self.primary = primary
        self.alignment = alignment
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.decoration) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews[primary].sizeThatFits(proposal)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.run.placeDecoration(subviews.parent, self, in: bounds, Proposal(proposal))
    }

    /// Returns the primary subview's explicit guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews[primary].dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    /// Returns the primary subview's explicit guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews[primary].dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}
