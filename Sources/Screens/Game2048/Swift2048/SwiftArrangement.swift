import Framewright

/// Centres score and board, one above the other, or beside each other on a screen wider than high.
///
/// Lengths are documented at 320 x 568 points. On a larger screen the board grows until it is near the sides, and the
/// score with it, up to twice its size. Larger text does not shrink the board: the score grows into the free space.
struct SwiftArrangement: Layout {
    /// The board's documented side.
    let boardSide: Double
    /// The text scale chosen by the user.
    let textGrowth: Double

    private let score = Size(width: 140, height: 40)
    private let gap = 10.0
    /// The minimum space at two opposite sides together.
    private let margin = 40.0
    /// The side documented for four rows; other boards have tiles of whole points and are up to 5 points smaller.
    private let side = 230.0
    /// The width of the documented screen.
    private let width = 320.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let screen = bounds.contentArea().screen
        let frames = screen.width > screen.height ? beside(in: screen) : stacked(in: screen)
        for (subview, frame) in zip(subviews, [frames.score, frames.board]) {
            subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private func stacked(in bounds: Rect) -> (score: Rect, board: Rect) {
        let rest = (gap + score.height) / side
        let scale = min(boardWidth(in: bounds.width), (bounds.height - margin) / (1 + rest)) / side
        let (side, header) = (boardSide * scale, min(scale, 2))
        // No wider than the board.
        let growth = max(
            1,
            min(
                textGrowth, (bounds.height - margin - side - gap * header) / (score.height * header),
                side / (score.width * header)))
        let label = Size(width: score.width * growth * header, height: score.height * growth * header)
        let top = bounds.midY - (side + gap * header + label.height) / 2
        return (
            Rect(origin: Point(x: bounds.midX - label.width / 2, y: top), size: label),
            Rect(x: bounds.midX - side / 2, y: top + label.height + gap * header, width: side, height: side)
        )
    }

    /// Returns the board's width. Up to the documented screen width it is proportional; above, the margins shrink
    /// first.
    private func boardWidth(in width: Double) -> Double {
        guard width > self.width else { return side * width / self.width }
        return min(side + (width - self.width) * 1.9, width - max(margin, width * 0.12))
    }

    private func beside(in bounds: Rect) -> (score: Rect, board: Rect) {
        let scale = min(bounds.height * 0.88 / side, bounds.width / 440)
        let side = boardSide * scale
        let room = bounds.width - margin - side
        let header = min(scale, 2, room / (2 * gap + score.width))
        let growth = max(1, min(textGrowth, (room / header - 2 * gap) / score.width))
        let label = Size(width: score.width * growth * header, height: score.height * growth * header)
        let left = bounds.midX - (side + 2 * gap * header + label.width) / 2
        return (
            Rect(
                origin: Point(x: left + side + 2 * gap * header, y: bounds.midY - label.height / 2), size: label),
            Rect(x: left, y: bounds.midY - side / 2, width: side, height: side)
        )
    }
}
