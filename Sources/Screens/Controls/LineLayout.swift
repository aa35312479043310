import Framewright

/// Offers a text the height that its box has room for across, so that all boxes of one size set their texts in one size.
///
/// The text is in the middle of the height. Its font must be a share of the height it is offered.
struct LineLayout: Layout {
    /// How many heights the text may need across; 0 where only the height of the box counts.
    var width = 0.0
    /// How many heights are left free before it; a third of them goes to its other side where the box is narrow.
    var inset = 0.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let height = width > 0 ? min(bounds.height, bounds.width / width) : bounds.height
        let before = inset * height * (height < bounds.height ? 2 / 3 : 1)
        let size = Size(width: bounds.width - before, height: height)
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX + before, y: bounds.midY - height / 2),
                proposal: ProposedViewSize(size))
        }
    }
}
