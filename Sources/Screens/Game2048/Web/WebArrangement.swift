import Framewright

/// Places title, score, best score, introduction, button and board, in this order, in the safe area.
///
/// In portrait all parts are as wide as the board, which is as large as possible. Documented are 280 points on a
/// screen up to 520 wide, and 500 on a wider one, 80 points below its top. On a screen wider than high the board
/// stands beside a column of the other parts. Larger text does not shrink the board: the other parts grow into the
/// free space.
struct WebArrangement: Layout {
    let wide: WebMeasures
    let narrow: WebMeasures
    /// The text scale chosen by the user.
    let textGrowth: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let screen = bounds.contentArea().screen
        let measures = screen.width > 520 ? wide : narrow
        let parts = WebParts(subviews, textGrowth: max(1, textGrowth))
        if screen.width > screen.height {
            placeBeside(parts, in: screen)
        } else {
            placeStacked(parts, measures, in: screen)
        }
    }

    private func placeStacked(_ parts: WebParts, _ measures: WebMeasures, in bounds: Rect) {
        let usual = parts.headerHeight(measures, growth: 1, isStacked: false)
        let below = measures.gaps.board + measures.board
        let scale = min(
            (bounds.width - 2 * measures.margin.side) / measures.board, max(0, bounds.height - 40) / (usual + below),
            measures.board < 500 ? .infinity : max(1, (bounds.width - 100) / measures.board))
        let header = parts.header(measures, room: (bounds.height - 40) / scale - below)
        let width = measures.board * scale
        let air = max(0, bounds.height - (header.height + below) * scale) / 2
        let left = bounds.midX - width / 2
        let top = bounds.minY + (measures.board < 500 ? air : min(air, measures.margin.top * scale))
        let area = Rect(x: left, y: top, width: width, height: header.height * scale)
        parts.placeHeader(header, in: area, measures, scale: scale)
        parts.board.place(
            at: Point(x: left, y: top + area.height + measures.gaps.board * scale),
            proposal: ProposedViewSize(width: width, height: width))
    }

    private func placeBeside(_ parts: WebParts, in bounds: Rect) {
        let margin = min(40, bounds.height * 0.06)
        let gap = max(20, bounds.height * 0.05)
        let room = bounds.width - 2 * margin - gap
        let side = max(0, min(bounds.height - 2 * margin, room - min(room * 0.42, max(260, bounds.width * 0.27))))
        let column = min(room - side, side * 0.9)
        let left = bounds.midX - (column + gap + side) / 2
        let top = bounds.midY - side / 2
        parts.placeColumn(in: Rect(x: left, y: top, width: column, height: side), narrow)
        parts.board.place(
            at: Point(x: left + column + gap, y: top), proposal: ProposedViewSize(width: side, height: side))
    }
}
