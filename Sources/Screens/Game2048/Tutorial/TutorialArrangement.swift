import Framewright

/// Places board, score and restart button, in this order, on the whole screen.
///
/// In portrait the board is centred on the screen, with the score above it and the button at the top right, as
/// documented; it moves down only as far as header and safe area require. On a screen wider than high, score and
/// button stand beside the board. Larger text does not shrink the board: score and button grow into the free space.
struct TutorialArrangement: Layout {
    let safeAreaInsets: EdgeInsets
    /// The text scale chosen by the user.
    let textGrowth: Double

    /// The documented space between the board and the screen's sides.
    private static let margin = 20.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (screen, insets) = bounds.contentArea(safeAreaInsets)
        if screen.width > screen.height {
            placeBeside(in: screen, insets, board: subviews[0], score: subviews[1], restart: subviews[2])
        } else {
            placeAbove(in: screen, insets, board: subviews[0], score: subviews[1], restart: subviews[2])
        }
    }

    /// The documented lengths of the header, scaled together on screens larger than a phone.
    private struct Header {
        let scale: Double

        /// Creates the header at the default text size. `room` is the height above a centred board. The scale is
        /// limited so that the header does not push the board down and, on a tablet, text can still grow by a
        /// quarter.
        init(shorterSide: Double, room: Double = .infinity) {
            scale = max(1, min(1.6, (shorterSide - 40) / 400, (room - 20) / 75))
        }

        /// Creates the header for larger text, scaled as far as the height above the board allows.
        init(_ usual: Header, textGrowth: Double, room: Double) {
            scale = max(usual.scale, min(usual.scale * textGrowth, room / 60))
        }

        var restart: Size { Size(width: 70 * scale, height: 30 * scale) }
        var scoreHeight: Double { 30 * scale }
        /// The documented space between score and board, and between screen and button.
        static let gap = 20.0
    }

    private func placeAbove(
        in bounds: Rect, _ insets: EdgeInsets, board: LayoutSubview, score: LayoutSubview, restart: LayoutSubview
    ) {
        let (safe, margin, gap) = (bounds.inset(by: insets), Self.margin, Header.gap)
        let restartTop = max(bounds.minY + 20, safe.minY)
        let centredTop = bounds.midY - (safe.width - 2 * margin) / 2
        let usual = Header(shorterSide: bounds.width, room: centredTop - restartTop)
        let headerEnd = restartTop + usual.restart.height + usual.scoreHeight + gap
        let lowest = min(bounds.maxY - margin, safe.maxY - 5)
        let side = max(0, min(safe.width - 2 * margin, lowest - headerEnd))
        let top = max(headerEnd, min(bounds.midY - side / 2, lowest - side))
        let header = Header(usual, textGrowth: textGrowth, room: top - gap - restartTop)
        let square = Rect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        board.place(at: square.origin, proposal: ProposedViewSize(square.size))
        score.place(
            at: Point(x: square.midX, y: square.minY - gap), anchor: .bottom,
            proposal: ProposedViewSize(width: side, height: header.scoreHeight))
        restart.place(
            at: Point(x: square.maxX, y: restartTop), anchor: .topTrailing,
            proposal: ProposedViewSize(header.restart))
    }

    private func placeBeside(
        in bounds: Rect, _ insets: EdgeInsets, board: LayoutSubview, score: LayoutSubview, restart: LayoutSubview
    ) {
        let (safe, margin) = (bounds.inset(by: insets), Self.margin)
        let usual = Header(shorterSide: bounds.height)
        // The column depends on neither score nor text size, so that the board does not move.
        let column = 185 * usual.scale
        let gap = 2 * Header.gap * usual.scale
        let room = safe.width - 2 * margin - gap
        let side = max(0, min(safe.height - 2 * margin, room - min(column, room / 2)))
        let header = Header(usual, textGrowth: textGrowth, room: min(side, (room - side) / 70 * 60) - Header.gap)
        let width = min(column * header.scale / usual.scale, room - side)
        let left = safe.midX - (side + gap + width) / 2
        let top = max(safe.minY + margin, min(bounds.midY - side / 2, safe.maxY - margin - side))
        board.place(at: Point(x: left, y: top), proposal: ProposedViewSize(width: side, height: side))
        let middle = Point(x: left + side + gap, y: top + side / 2)
        score.place(
            at: Point(x: middle.x, y: middle.y - Header.gap / 2), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: width, height: header.scoreHeight))
        restart.place(
            at: Point(x: middle.x, y: middle.y + Header.gap / 2),
            proposal: ProposedViewSize(width: min(header.restart.width, width), height: header.restart.height))
    }
}
