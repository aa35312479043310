import Framewright

/// The subviews of the web game during layout.
struct WebParts {
    let title, score, best, introduction, button, board: LayoutSubview
    /// The "+N" text, present only while it is visible.
    let gain: LayoutSubview?
    /// The text scale chosen by the user, 1 or more.
    let textGrowth: Double

    init(_ subviews: LayoutSubviews, textGrowth: Double) {
        (title, score, best) = (subviews[0], subviews[1], subviews[2])
        (introduction, button, board) = (subviews[3], subviews[4], subviews[5])
        gain = subviews.count > 6 ? subviews[6] : nil
        self.textGrowth = textGrowth
    }

    /// The part above the board, for a board of the documented side.
    struct Header {
        /// The text growth that fits, up to the requested one.
        let growth: Double
        /// True if title and boxes stand in separate rows.
        let isStacked: Bool
        let height: Double
    }

    /// Returns the header at the user's text size with at most `room` of height, or at the default size if even that
    /// is too high.
    func header(_ measures: WebMeasures, room: Double) -> Header {
        let wantsStack = measures.board < 500 && textGrowth >= WebMeasures.growth.rows
        let isStacked = wantsStack && headerHeight(measures, growth: 1.15, isStacked: true) <= room
        let growth = largestGrowth { headerHeight(measures, growth: $0, isStacked: isStacked) <= room }
        return Header(
            growth: growth, isStacked: isStacked,
            height: headerHeight(measures, growth: growth, isStacked: isStacked))
    }

    func headerHeight(_ measures: WebMeasures, growth: Double, isStacked: Bool) -> Double {
        headingHeight(measures, growth: growth, isStacked: isStacked) + measures.gaps.introduction
            + rowHeight(measures, growth)
    }

    /// Returns the largest growth up to the requested one that fits; at least 1.
    ///
    /// Tries fixed steps from the largest down. The height is not monotonic in the growth, because line breaks
    /// change, so a bisection might miss a larger growth that fits.
    private func largestGrowth(where fits: (Double) -> Bool) -> Double {
        guard textGrowth > 1, !fits(textGrowth) else { return textGrowth }
        let steps = stride(from: ((textGrowth - 1) / 0.025).rounded(.down), to: 0, by: -1)
        return steps.lazy.map { 1 + 0.025 * $0 }.first(where: fits) ?? 1
    }

    private func boxHeight(_ growth: Double) -> Double {
        WebMeasures.boxHeight * min(growth, WebMeasures.growth.mostOfBox)
    }

    /// Returns the height of title and boxes, beside each other or one above the other.
    private func headingHeight(_ measures: WebMeasures, growth: Double, isStacked: Bool) -> Double {
        guard isStacked else { return max(measures.titleHeight, boxHeight(growth)) }
        return measures.titleHeight * growth + measures.gaps.introduction + boxHeight(growth)
    }

    /// Returns the height of the row with introduction and "New Game".
    private func rowHeight(_ measures: WebMeasures, _ growth: Double) -> Double {
        max(
            measures.button(growth: growth),
            introduction.sizeThatFits(ProposedViewSize(introductionOffer(measures, growth))).height)
    }

    /// Returns the size proposed to the introduction on a board of the documented side, at this text growth: all
    /// width that "New Game" leaves, if one line fits there with at most a tenth of reduction; otherwise a little
    /// more than half of the board's width.
    private func introductionOffer(_ measures: WebMeasures, _ growth: Double) -> Size {
        let height = measures.introductionLimit * growth
        let shares = WebMeasures.rowShares(growth: growth)
        let key = ProposedViewSize(width: measures.board * shares.button, height: measures.button(growth: growth))
        let room = measures.board - button.sizeThatFits(key).width - 8
        let line = lineWidth(height: height)
        guard line <= room * 1.1 else { return Size(width: measures.board * shares.introduction, height: height) }
        return Size(width: room, height: height * min(1, room / line))
    }

    /// Returns the width of the introduction in one line, plus 1 % because sizes are rounded to pixels.
    private func lineWidth(height: Double) -> Double {
        introduction.sizeThatFits(ProposedViewSize(width: nil, height: height)).width * 1.01
    }

    /// Returns a proposal for one line if that reduces the size by at most a tenth, otherwise for lines of about
    /// equal length.
    private func evenIntroduction(width: Double, height: Double) -> ProposedViewSize {
        let line = lineWidth(height: height)
        guard line > width * 1.1 else {
            return ProposedViewSize(width: width, height: height * min(1, width / line))
        }
        let lines = (line / width).rounded(.up)
        return ProposedViewSize(width: min(width, line / lines * 1.12), height: height)
    }

    /// Places title, scores, introduction and "New Game".
    func placeHeader(_ header: Header, in area: Rect, _ measures: WebMeasures, scale: Double) {
        let height = headingHeight(measures, growth: header.growth, isStacked: header.isStacked) * scale
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

    /// Places the title and, at the other side, the two boxes, each as wide as its number requires.
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

    /// Places the title above the two boxes, which share the width.
    private func placeRows(in area: Rect, _ measures: WebMeasures, growth: Double, scale: Double) {
        title.place(
            at: area.origin,
            proposal: ProposedViewSize(width: area.width, height: measures.titleHeight * growth * scale))
        let (gap, height) = (5 * scale, boxHeight(growth) * scale)
        placeBoxes(
            in: Rect(x: area.minX, y: area.maxY - height, width: area.width, height: height),
            padding: area.width, gap: gap, path: .low, alignment: .leading)
    }

    /// Places score and best score beside each other, with the "+N" text over the first.
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

    /// Returns the widths of the boxes: the numbers with the padding at both sides. If that is too wide, the boxes
    /// fill the width with less padding and, if that is not enough, with smaller numbers, both by the same factor.
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

    /// Places the "+N" text 30 points from the box's right side, or over the middle of a box too narrow for that.
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

    /// Places the introduction and "New Game". The introduction gets 1 % more width, because sizes are rounded to
    /// pixels.
    private func placeIntroduction(in row: Rect, _ measures: WebMeasures, growth: Double, scale: Double) {
        let offer = introductionOffer(measures, growth)
        introduction.place(
            at: Point(x: row.minX, y: row.midY), anchor: .leading,
            proposal: ProposedViewSize(width: offer.width * scale * 1.01, height: offer.height * scale))
        let height = measures.button(growth: growth) * scale
        button.place(
            at: Point(x: row.maxX, y: row.midY), anchor: .trailing,
            proposal: ProposedViewSize(
                width: row.width * WebMeasures.rowShares(growth: growth).button, height: height))
    }

    /// Places all parts but the board below each other, vertically centred in the column.
    func placeColumn(in column: Rect, _ measures: WebMeasures) {
        // Beside a large board the parts are large; on low screens the height limits the scale.
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
        /// The size proposed to the introduction.
        let offer: ProposedViewSize

        var height: Double { box + introduction + button }
    }

    private func columnPart(_ width: Double, _ measures: WebMeasures, scale: Double, growth: Double) -> ColumnPart {
        let offer = evenIntroduction(width: width, height: measures.introductionLimit * max(1, scale) * growth)
        return ColumnPart(
            box: boxHeight(growth) * scale, introduction: introduction.sizeThatFits(offer).height,
            button: 18 * scale * growth / WebMeasures.buttonShare, offer: offer)
    }
}
