import Framewright

/// Proposes a height to a text that depends on the width of its box, so that all boxes of one size use one text size.
///
/// The text is vertically centred. Its font size must be a share of the proposed height.
struct LineLayout: Layout {
    /// The width that the text may need, in multiples of its height; 0 if only the height of the box counts.
    var width = 0.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let height = width > 0 ? min(bounds.height, bounds.width / width) : bounds.height
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX, y: bounds.midY - height / 2),
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }
}
