import Framewright

/// The web game's views while they are placed.
struct WebParts {
    let title, score, best, introduction, button, board: LayoutSubview
    /// Is there only while it is seen.
    let gain: LayoutSubview?
    /// How much larger than usual the reader's text is, 1 or more.
    let textGrowth: Double
    private let buttonLines: Int

    init(_ subviews: LayoutSubviews, textGrowth: Double, buttonLines: Int) {
        (title, score, best) = (subviews[0], subviews[1], subviews[2])
        (introduction, button, board) = (subviews[3], subviews[4], subviews[5])
        gain = subviews.count > 6 ? subviews[6] : nil
        self.textGrowth = textGrowth
        self.buttonLines = buttonLines
    }

    /// What is above the board, for a board of the documented side.
    struct Header {
        /// How much of the wanted growth there is room for.
        let growth: Double
        /// Title and boxes in rows of their own.
        let isStacked: Bool
        let height: Double
    }

    /// The header at the reader's text size, in at most `room` of height, or at the usual size where even that is too high.
    func header(_ measures: WebMeasures, room: Double) -> Header {
        let wantsStack = measures.board < 500 && textGrowth >= WebMeasures.growth.rows
        let isStacked = wantsStack && headerHeight(measures, growth: 1.15, isStacked: true) <= room
        let growth = largestGrowth { headerHeight(measures, growth: $0, isStacked: isStacked) <= room }
        return Header(
            growth: growth, isStacked: isStacked,
            height: headerHeight(measures, growth: growth, isStacked: isStacked))
    }

    func headerHeight(_ measures: WebMeasures, growth: Double, isStacked: Bool) -> Double {
        headingHeight(measures, growth, isStacked) + measures.gaps.introduction + rowHeight(measures, growth)
    }

    /// The largest growth up to the wanted one that fits; at least 1.
    ///
    /// Tried in fixed steps from above: where lines break decides, so a smaller growth may not fit where a larger one does, and
    /// no reader who wants larger text may get smaller text.
    private func largestGrowth(where fits: (Double) -> Bool) -> Double {
        guard textGrowth > 1, !fits(textGrowth) else { return textGrowth }
        let steps = stride(from: ((textGrowth - 1) / 0.025).rounded(.down), to: 0, by: -1)
        return steps.lazy.map { 1 + 0.025 * $0 }.first(where: fits) ?? 1
    }

    private func boxHeight(_ growth: Double) -> Double {
        WebMeasures.boxHeight * min(growth, WebMeasures.growth.mostOfBox)
    }

    /// Of title and boxes, beside each other or below each other.
    private func headingHeight(_ measures: WebMeasures, _ growth: Double, _ isStacked: Bool) -> Double {
        guard isStacked else { return max(measures.titleHeight, boxHeight(growth)) }
        return measures.titleHeight * growth + measures.gaps.introduction + boxHeight(growth)
    }

    /// Of introduction and "New Game".
    private func rowHeight(_ measures: WebMeasures, _ growth: Double) -> Double {
        max(
            measures.button(growth: growth, lines: buttonLines),
            introduction.sizeThatFits(ProposedViewSize(introductionOffer(measures, growth))).height)
    }

    /// For the introduction on a board of the documented side, text grown with the reader's wish: all that "New Game" leaves
    /// where one line fits there without losing more than a tenth of its size, otherwise a little more than half.
    private func introductionOffer(_ measures: WebMeasures, _ growth: Double) -> Size {
        let height = measures.introductionLimit * growth
        let key = ProposedViewSize(
            width: measures.board * 0.42, height: measures.button(growth: growth, lines: buttonLines))
        let room = measures.board - button.sizeThatFits(key).width - 8
        let line = lineWidth(height: height)
        guard line <= room * 1.1 else { return Size(width: measures.board * 0.57, height: height) }
        return Size(width: room, height: height * min(1, room / line))
    }

    /// Of the introduction in one line, and a little more: sizes are rounded to pixels.
    private func lineWidth(height: Double) -> Double {
        introduction.sizeThatFits(ProposedViewSize(width: nil, height: height)).width * 1.01
    }

    /// One line where that takes no more than a tenth off its size, otherwise lines of about equal length.
    private func evenIntroduction(width: Double, height: Double) -> ProposedViewSize {
        let line = lineWidth(height: height)
        guard line > width * 1.1 else {
            return ProposedViewSize(width: width, height: height * min(1, width / line))
        }
        let lines = (line / width).rounded(.up)
        return ProposedViewSize(width: min(width, line / lines * 1.12), height: height)
    }

    /// Title, scores, introduction and "New Game".
    func placeHeader(_ header: Header, in area: Rect, _ measures: WebMeasures, scale: Double) {
        let height = headingHeight(measures, header.growth, header.isStacked) * scale
        let heading = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
        if header.isStacked {
            placeRows(in: heading, measures, growth: header.growth, scale: scale)
        } else {
            placeHeading(in: heading, measures, growth: header.growth, scale: scale)
        }
        let row = heading.maxY + measures.gaps.introduction * scale
        placeIntroduction(
            in: Rect(x: area.minX, y: row, width: area.width, height: area.maxY - row), measures,
            growth: header.growth, scale: scale)
    }

    /// The title and, at the other side, the two boxes, each as wide as its number needs.
    private func placeHeading(in row: Rect, _ measures: WebMeasures, growth: Double, scale: Double) {
        let offer = ProposedViewSize(width: row.width, height: measures.titleHeight * scale)
        let titleWidth = title.sizeThatFits(offer).width
        title.place(at: Point(x: row.minX, y: row.midY), anchor: .leading, proposal: offer)
        let gap = 5 * scale
        let height = boxHeight(growth) * scale
        placeBoxes(
            in: Rect(
                x: row.minX + titleWidth + 2 * gap, y: row.midY - height / 2,
                width: row.width - titleWidth - 2 * gap, height: height),
            padding: measures.boxPadding * scale, gap: gap, path: .documented(lift: measures.gainLift),
            alignment: .trailing)
    }

    /// The title above the two boxes, which share the width.
    private func placeRows(in area: Rect, _ measures: WebMeasures, growth: Double, scale: Double) {
        title.place(
            at: area.origin,
            proposal: ProposedViewSize(width: area.width, height: measures.titleHeight * growth * scale))
        let (gap, height) = (5 * scale, boxHeight(growth) * scale)
        placeBoxes(
            in: Rect(x: area.minX, y: area.maxY - height, width: area.width, height: height),
            padding: area.width, gap: gap, path: .low, alignment: .leading)
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
        let least = WebMeasures.leastPadding(textGrowth) * room.height / WebMeasures.boxHeight
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
                x: fits ? box.maxX - 30 * scale : box.midX, y: box.minY + path.middle(gain[GainProgress.self]) * scale),
            anchor: fits ? .trailing : .center, proposal: ProposedViewSize(width: max(width, 1), height: height))
    }

    /// The introduction and "New Game". A little wider than measured: sizes are rounded to pixels.
    private func placeIntroduction(in row: Rect, _ measures: WebMeasures, growth: Double, scale: Double) {
        let offer = introductionOffer(measures, growth)
        introduction.place(
            at: Point(x: row.minX, y: row.midY), anchor: .leading,
            proposal: ProposedViewSize(width: offer.width * scale * 1.01, height: offer.height * scale))
        let height = measures.button(growth: growth, lines: buttonLines) * scale
        button.place(
            at: Point(x: row.maxX, y: row.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: row.width * 0.42, height: height))
    }

    /// All but the board below each other, in the middle of the column's height.
    func placeColumn(in column: Rect, _ measures: WebMeasures) {
        // Beside a large board large: the lower the screen, the more its height decides.
        let scale = max(0.7, min(column.width / 170, column.height / 280))
        let titleOffer = ProposedViewSize(width: column.width, height: 60 * scale / WebMeasures.lineShare)
        let titleHeight = title.sizeThatFits(titleOffer).height
        let gap = 12 * scale
        // "+N" rises below the title.
        let air = 6 * scale
        let rest = { (growth: Double) in columnPart(column.width, measures, scale: scale, growth: growth) }
        let room = column.height - titleHeight - 3 * gap - air
        let part = rest(largestGrowth { rest($0).height <= room })
        var top = column.midY - (titleHeight + part.height + 3 * gap + air) / 2
        title.place(at: Point(x: column.minX, y: top), proposal: titleOffer)
        top += titleHeight + gap + air
        placeBoxes(
            in: Rect(x: column.minX, y: top, width: column.width, height: part.box),
            padding: measures.boxPadding * 1.4 * scale, gap: 5 * scale, path: .low, alignment: .leading)
        top += part.box + gap
        introduction.place(at: Point(x: column.minX, y: top), proposal: part.offer)
        top += part.introduction + gap
        button.place(
            at: Point(x: column.minX, y: top), proposal: ProposedViewSize(width: column.width, height: part.button))
    }

    /// The heights of boxes, introduction and button in a column.
    private struct ColumnPart {
        let box, introduction, button: Double
        /// For the introduction.
        let offer: ProposedViewSize

        var height: Double { box + introduction + button }
    }

    private func columnPart(_ width: Double, _ measures: WebMeasures, scale: Double, growth: Double) -> ColumnPart {
        let offer = evenIntroduction(width: width, height: measures.introductionLimit * max(1, scale) * growth)
        return ColumnPart(
            box: boxHeight(growth) * scale, introduction: introduction.sizeThatFits(offer).height,
            button: 18 * scale * growth / WebMeasures.buttonShare(lines: buttonLines), offer: offer)
    }
}
