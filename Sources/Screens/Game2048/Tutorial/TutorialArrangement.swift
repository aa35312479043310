import Framewright

/// Places board, score and restart, in this order, on the whole screen.
///
/// Upright, the board is centred on the screen with the score above it and restart at the top right, as documented;
/// it moves down only as far as header and safe area need. On a screen wider than high, score and restart stand
/// beside the board.
struct TutorialArrangement: Layout {
    let safeAreaInsets: EdgeInsets
    /// How much larger than usual the reader's text is.
    let textGrowth: Double

    /// Between the board and the screen's sides; documented are 20 points.
    let margin: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if bounds.width > bounds.height {
            placeBeside(in: bounds, board: subviews[0], score: subviews[1], restart: subviews[2])
        } else {
            placeAbove(in: bounds, board: subviews[0], score: subviews[1], restart: subviews[2])
        }
    }

    /// Documented lengths of the header, grown together on screens larger than a phone.
    private struct Header {
        let scale: Double
        let textGrowth: Double

        /// `room` is the height above a centred board; a header that grows must not push the board down.
        init(shorterSide: Double, room: Double = .infinity, textGrowth: Double) {
            self.textGrowth = textGrowth
            scale = max(1, min(2, (shorterSide - 40) / 400, (room - 20) / 60))
        }

        var restart: Size { Size(width: 70 * scale * textGrowth, height: 30 * scale * textGrowth) }
        var scoreHeight: Double { 30 * scale * textGrowth }
        /// Documented: between score and board, and between screen and restart.
        let gap = 20.0
    }

    private func placeAbove(in bounds: Rect, board: LayoutSubview, score: LayoutSubview, restart: LayoutSubview) {
        let safe = bounds.inset(by: safeAreaInsets)
        let restartTop = max(bounds.minY + 20, safe.minY)
        let centredTop = bounds.midY - (safe.width - 2 * margin) / 2
        let header = Header(shorterSide: bounds.width, room: centredTop - restartTop, textGrowth: textGrowth)
        let headerEnd = restartTop + header.restart.height + header.scoreHeight + header.gap
        let lowest = min(bounds.maxY - margin, safe.maxY - 5)
        let side = max(0, min(safe.width - 2 * margin, lowest - headerEnd))
        let top = max(headerEnd, min(bounds.midY - side / 2, lowest - side))
        let square = Rect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        board.place(at: square.origin, proposal: ProposedViewSize(square.size))
        score.place(
            at: Point(x: square.midX, y: square.minY - header.gap), anchor: .bottom,
            proposal: ProposedViewSize(width: side, height: header.scoreHeight))
        restart.place(
            at: Point(x: square.maxX, y: restartTop), anchor: .topTrailing,
            proposal: ProposedViewSize(header.restart))
    }

    private func placeBeside(in bounds: Rect, board: LayoutSubview, score: LayoutSubview, restart: LayoutSubview) {
        let header = Header(shorterSide: bounds.height, textGrowth: textGrowth)
        let safe = bounds.inset(by: safeAreaInsets)
        // The same for every score, so that the board stands still while it grows.
        let column = 165 * header.scale * textGrowth
        let gap = 2 * header.gap * header.scale
        let room = safe.width - 2 * margin - gap
        let side = max(0, min(safe.height - 2 * margin, room - min(column, room / 2)))
        let width = min(column, room - side)
        let left = safe.midX - (side + gap + width) / 2
        let top = max(safe.minY + margin, min(bounds.midY - side / 2, safe.maxY - margin - side))
        board.place(at: Point(x: left, y: top), proposal: ProposedViewSize(width: side, height: side))
        let middle = Point(x: left + side + gap, y: top + side / 2)
        score.place(
            at: Point(x: middle.x, y: middle.y - header.gap / 2), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: width, height: header.scoreHeight))
        restart.place(
            at: Point(x: middle.x, y: middle.y + header.gap / 2),
            proposal: ProposedViewSize(width: min(header.restart.width, width), height: header.restart.height))
    }
}
