import Framewright

/// The web game's views while they are placed.
struct WebParts {
    let title, score, best, introduction, button, board: LayoutSubview
    /// Is there only while it is seen.
    let gain: LayoutSubview?
    let textGrowth: Double

    init(_ subviews: LayoutSubviews, textGrowth: Double) {
        (title, score, best) = (subviews[0], subviews[1], subviews[2])
        (introduction, button, board) = (subviews[3], subviews[4], subviews[5])
        gain = subviews.count > 6 ? subviews[6] : nil
        self.textGrowth = textGrowth
    }

    /// For the introduction on a board of the documented side, text grown with the reader's wish: all that "New Game" leaves
    /// where one line fits there without losing more than a tenth of its size, otherwise a little more than half.
    func introductionOffer(_ measures: WebMeasures) -> Size {
        let height = measures.introductionLimit * textGrowth
        let key = ProposedViewSize(width: measures.board * 0.42, height: measures.button(textGrowth: textGrowth))
        let room = measures.board - button.sizeThatFits(key).width - 8
        let line = lineWidth(height: height)
        guard line <= room * 1.1 else { return Size(width: measures.board * 0.57, height: height) }
        return Size(width: room, height: height * min(1, room / line))
    }

    func introductionHeight(_ offer: Size) -> Double { introduction.sizeThatFits(ProposedViewSize(offer)).height }

    /// Of the introduction in one line, and a little more: sizes are rounded to pixels.
    private func lineWidth(height: Double) -> Double {
        introduction.sizeThatFits(ProposedViewSize(width: nil, height: height)).width * 1.01
    }

    /// One line where that takes no more than a quarter off its size, otherwise lines of about equal length.
    private func evenIntroduction(width: Double, height: Double) -> ProposedViewSize {
        let line = lineWidth(height: height)
        guard line > width * 1.3 else {
            return ProposedViewSize(width: width, height: height * min(1, width / line))
        }
        let lines = (line / width).rounded(.up)
        return ProposedViewSize(width: min(width, line / lines * 1.12), height: height)
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
            padding: measures.boxPadding * scale, gap: gap, path: .documented(lift: measures.gainLift),
            alignment: .trailing)
    }

    /// Score and best score beside each other.
    ///
    /// What the last merges have scored rises from the first.
    private func placeBoxes(
        in row: Rect, padding: Double, gap: Double, path: GainPath, alignment: HorizontalAlignment
    ) {
        let widths = boxWidths(in: Size(width: row.width - gap, height: row.height), padding: padding)
        var x = alignment == .trailing ? row.maxX - widths[0] - gap - widths[1] : row.minX
        placeGain(over: Rect(x: x, y: row.minY, width: widths[0], height: row.height), path)
        for (box, width) in zip([score, best], widths) {
            box.place(at: Point(x: x, y: row.minY), proposal: ProposedViewSize(width: width, height: row.height))
            x += width + gap
        }
    }

    /// What the numbers need and the padding at both sides. Where that is too much for both boxes they take all there is, with
    /// less padding, and where that is not enough, with smaller numbers, both by the same share.
    private func boxWidths(in room: Size, padding: Double) -> [Double] {
        let needs = [score, best].map { box in
            max(
                room.height - 2 * padding,
                box.sizeThatFits(ProposedViewSize(width: nil, height: room.height)).width)
        }
        let natural = needs.map { $0 + 2 * padding }
        guard natural[0] + natural[1] > room.width else { return natural }
        let least = ScoreBoxLayout.leastPadding * room.height / WebMeasures.boxHeight
        let share = min(1, (room.width - 4 * least) / (needs[0] + needs[1]))
        let spare = room.width - 4 * least - (needs[0] + needs[1]) * share
        return needs.map { max(0, $0 * share + 2 * least + spare / 2) }
    }

    /// 30 points from the box's right side, over the middle of a box too narrow for that.
    private func placeGain(over box: Rect, _ path: GainPath) {
        guard let gain else { return }
        let scale = box.height / WebMeasures.boxHeight
        let height = path.size * scale / WebMeasures.lineShare
        let width = gain.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        let fits = width <= box.width - 30 * scale
        gain.place(
            at: Point(
                x: fits ? box.maxX - 30 * scale : box.midX, y: box.minY + path.middle(gain[GainWay.self]) * scale),
            anchor: fits ? .trailing : .center, proposal: ProposedViewSize(width: max(width, 1), height: height))
    }

    /// The introduction, in the row's height at most, and "New Game".
    ///
    /// Sizes of text are found in steps: what took four lines where the row was measured may take five larger ones here.
    func placeIntroduction(in row: Rect, _ offer: Size, _ measures: WebMeasures, scale: Double) {
        let wanted = Size(width: offer.width * scale, height: offer.height * scale)
        // Less than a tenth of the row is rounding.
        let fits = introductionHeight(wanted) <= row.height * 1.1
        introduction.place(
            at: Point(x: row.minX, y: row.midY), anchor: .leading,
            proposal: ProposedViewSize(width: wanted.width, height: fits ? wanted.height : row.height))
        let height = measures.button(textGrowth: textGrowth) * scale
        let offer = ProposedViewSize(width: row.width * 0.42, height: height)
        button.place(
            at: Point(x: row.maxX, y: row.midY), anchor: .trailing, proposal: offer)
    }

    /// All but the board below each other, in the middle of the column's height.
    func placeColumn(in column: Rect, _ measures: WebMeasures) {
        // Beside a large board large: the lower the screen, the more its height decides.
        let scale = max(0.7, min(column.width / 170, column.height / 280))
        let titleOffer = ProposedViewSize(width: column.width, height: 60 * scale / WebMeasures.lineShare)
        let titleHeight = title.sizeThatFits(titleOffer).height
        let boxHeight = WebMeasures.boxHeight * scale
        let gap = 12 * scale
        let buttonHeight = min(40, measures.button(textGrowth: 1) * 1.2) * min(textGrowth, 1.5) * scale
        // "+N" rises below the title.
        let air = 6 * scale
        let room = column.height - titleHeight - boxHeight - buttonHeight - 3 * gap - air
        let wanted = measures.introductionLimit * max(1, scale) * textGrowth
        let offer = evenIntroduction(width: column.width, height: max(0, min(wanted, room)))
        let introductionHeight = introduction.sizeThatFits(offer).height
        var top = column.midY - (titleHeight + boxHeight + introductionHeight + buttonHeight + 3 * gap + air) / 2
        title.place(at: Point(x: column.minX, y: top), proposal: titleOffer)
        top += titleHeight + gap + air
        placeBoxes(
            in: Rect(x: column.minX, y: top, width: column.width, height: boxHeight),
            padding: measures.boxPadding * 1.4 * scale, gap: 5 * scale, path: .low, alignment: .leading)
        top += boxHeight + gap
        introduction.place(at: Point(x: column.minX, y: top), proposal: offer)
        top += introductionHeight + gap
        button.place(
            at: Point(x: column.minX, y: top), proposal: ProposedViewSize(width: column.width, height: buttonHeight))
    }
}
