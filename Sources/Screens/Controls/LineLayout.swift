import Framewright

/// Offers a text the height that its box has room for across, so that all boxes of one size set their texts in one size.
///
/// The text is in the middle of the height. Its font must be a share of the height it is offered.
struct LineLayout: Layout {
    /// How many heights the text may need across; 0 where only the height of the box counts.
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
