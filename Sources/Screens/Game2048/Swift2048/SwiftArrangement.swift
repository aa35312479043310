import Framewright

/// Places score and board in the middle, one above the other, or beside each other on a screen wider than high.
///
/// Lengths are documented at 320 x 568 points and grow with the screen; the score's only up to twice.
struct SwiftArrangement: Layout {
    /// The board's documented side.
    let boardSide: Double

    private let score = Size(width: 140, height: 40)
    private let gap = 10.0
    /// Of the documented screen.
    private let width = 320.0
    /// The least height that board, score and some air need.
    private let height = 320.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let frames = bounds.width > bounds.height ? beside(in: bounds) : stacked(in: bounds)
        for (subview, frame) in zip(subviews, [frames.score, frames.board]) {
            subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private func stacked(in bounds: Rect) -> (score: Rect, board: Rect) {
        let scale = min(bounds.width / width, bounds.height / height)
        let (side, header) = (boardSide * scale, min(scale, 2))
        let top = bounds.midY - (side + (gap + score.height) * header) / 2
        return (
            Rect(
                x: bounds.midX - score.width * header / 2, y: top, width: score.width * header,
                height: score.height * header),
            Rect(x: bounds.midX - side / 2, y: top + (score.height + gap) * header, width: side, height: side)
        )
    }

    private func beside(in bounds: Rect) -> (score: Rect, board: Rect) {
        let scale = min(bounds.height * 0.88 / 230, bounds.width / 440)
        let (side, header) = (boardSide * scale, min(scale, 2))
        let left = bounds.midX - (side + (2 * gap + score.width) * header) / 2
        return (
            Rect(
                x: left + side + 2 * gap * header, y: bounds.midY - score.height * header / 2,
                width: score.width * header, height: score.height * header),
            Rect(x: left, y: bounds.midY - side / 2, width: side, height: side)
        )
    }
}
