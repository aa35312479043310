import Framewright

/// Sets the font size of a tile's number through the proposed height, of which the font size is a share.
struct NumberLayout: Layout {
    /// The font size as a share of the proposed height; a power of two, so that the size is exact.
    nonisolated static let share = 0.5

    let digits: Int
    let scale: NumberScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = max(0, bounds.width - 2 * scale.inset(side: bounds.width))
        let height = scale.size(digits: digits, side: bounds.width) / Self.share
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: height))
        }
    }
}
