import Framewright

/// The web game's views while they are placed.
struct WebParts {
    let title, score, best, introduction, button, board: LayoutSubview
    let textGrowth: Double

    init(_ subviews: LayoutSubviews, textGrowth: Double) {
        (title, score, best) = (subviews[0], subviews[1], subviews[2])
        (introduction, button, board) = (subviews[3], subviews[4], subviews[5])
        self.textGrowth = textGrowth
    }

    /// What the introduction's lines are offered; text grows with the reader's wish.
    private func introductionOffer(width: Double, _ measures: WebMeasures, scale: Double) -> ProposedViewSize {
        ProposedViewSize(width: width, height: measures.introductionLimit * scale * textGrowth)
    }

    func introductionHeight(width: Double, _ measures: WebMeasures, scale: Double) -> Double {
        introduction.sizeThatFits(introductionOffer(width: width, measures, scale: scale)).height
    }

    /// The title and, at the other side, the two boxes, each as wide as its number needs.
    func placeHeading(in row: Rect, _ measures: WebMeasures, scale: Double) {
        let offer = ProposedViewSize(width: row.width, height: measures.titleHeight * scale)
        let titleWidth = title.sizeThatFits(offer).width
        title.place(at: Point(x: row.minX, y: row.midY), anchor: .leading, proposal: offer)
        let gap = 5 * scale
        placeBoxes(
            in: Rect(
                x: row.minX + titleWidth + 2 * gap, y: row.midY - WebMeasures.boxHeight * scale / 2,
                width: row.width - titleWidth - 2 * gap, height: WebMeasures.boxHeight * scale),
            padding: measures.boxPadding * scale, gap: gap, alignment: .trailing)
    }

    /// Score and best score beside each other. Where both do not fit they share the room by their needs.
    func placeBoxes(in row: Rect, padding: Double, gap: Double, alignment: HorizontalAlignment) {
        let widths = [score, best].map { box in
            max(row.height, box.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width + 2 * padding)
        }
        let squeeze = min(1, (row.width - gap) / (widths[0] + widths[1]))
        let total = (widths[0] + widths[1]) * squeeze + gap
        var x = alignment == .trailing ? row.maxX - total : row.minX
        for (box, width) in zip([score, best], widths) {
            box.place(
                at: Point(x: x, y: row.minY), proposal: ProposedViewSize(width: width * squeeze, height: row.height))
            x += width * squeeze + gap
        }
    }

    func placeIntroduction(in row: Rect, width: Double, _ measures: WebMeasures, scale: Double) {
        introduction.place(
            at: Point(x: row.minX, y: row.midY), anchor: .leading,
            proposal: introductionOffer(width: width, measures, scale: scale))
        let height = measures.button * scale
        let offer = ProposedViewSize(width: row.width * 0.42, height: height)
        button.place(
            at: Point(x: row.maxX, y: row.midY), anchor: .trailing, proposal: offer)
    }

    /// All but the board below each other, in the middle of the column's height.
    func placeColumn(in column: Rect, _ measures: WebMeasures) {
        let scale = max(0.7, min(column.width / 230, column.height / 280))
        let titleOffer = ProposedViewSize(width: column.width, height: 60 * scale / WebMeasures.lineShare)
        let titleHeight = title.sizeThatFits(titleOffer).height
        let boxHeight = WebMeasures.boxHeight * scale
        let gap = 12 * scale
        let buttonHeight = min(40, measures.button * 1.2) * scale
        let room = column.height - titleHeight - boxHeight - buttonHeight - 3 * gap
        let wanted = measures.introductionLimit * max(1, scale) * textGrowth
        let offer = ProposedViewSize(width: column.width, height: max(0, min(wanted, room)))
        let introductionHeight = introduction.sizeThatFits(offer).height
        var top = column.midY - (titleHeight + boxHeight + introductionHeight + buttonHeight + 3 * gap) / 2
        title.place(at: Point(x: column.minX, y: top), proposal: titleOffer)
        top += titleHeight + gap
        placeBoxes(
            in: Rect(x: column.minX, y: top, width: column.width, height: boxHeight),
            padding: measures.boxPadding * 1.4 * scale, gap: 5 * scale, alignment: .leading)
        top += boxHeight + gap
        introduction.place(at: Point(x: column.minX, y: top), proposal: offer)
        top += introductionHeight + gap
        button.place(
            at: Point(x: column.minX, y: top), proposal: ProposedViewSize(width: column.width, height: buttonHeight))
    }
}
