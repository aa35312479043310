public import FramewrightDrawing

/// A primary subview with decoration behind or in front of it: the size is the primary's, and the decoration is
/// proposed exactly that.
public struct LayeredLayout: Layout {
    let primary: Int
    let alignment: Alignment

    /// `primary` is the index of the subview that decides the size; all others are decoration.
    public init(primary: Int, alignment: Alignment) {
        self.primary = primary
        self.alignment = alignment
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.decoration) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews[primary].sizeThatFits(proposal)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.run.placeDecoration(subviews.parent, self, in: bounds, Proposal(proposal))
    }

    /// Guides are the primary's alone.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews[primary].dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    /// Guides are the primary's alone.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews[primary].dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}
