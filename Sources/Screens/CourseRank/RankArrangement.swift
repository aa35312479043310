import Framewright

/// Places the title bar, the headers and the table of the rank screen below each other.
///
/// Documented for a phone in portrait. On tablets there are margins beside the table.
struct RankArrangement: Layout {
    let measures: RankMeasures

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let margin = measures.marginShare * bounds.width
        let width = min(bounds.width - 2 * margin, measures.tableWidth)
        let left = bounds.midX - width / 2
        let header = bounds.minY + measures.titleHeight - measures.titleOverlap
        let table = header + measures.rowHeight
        let spans = [(bounds.minY, header), (header, table), (table, max(table, bounds.maxY))]
        for ((top, end), subview) in zip(spans, subviews) {
            subview.place(at: Point(x: left, y: top), proposal: ProposedViewSize(width: width, height: end - top))
        }
    }
}
