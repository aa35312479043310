import Framewright

/// Text at the right of a cell: as high as documented where one line fits, with room above and below where it wraps.
struct RankCellLayout: Layout {
    let minimumHeight: Double
    let inset: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let text = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        let height = text.height <= minimumHeight ? minimumHeight : text.height + 2 * inset
        return Size(width: proposal.width ?? text.width + 2 * inset, height: max(height, proposal.height ?? 0))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: Point(x: bounds.maxX - inset, y: bounds.midY), anchor: .trailing, proposal: offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * inset) }, height: nil)
    }
}
