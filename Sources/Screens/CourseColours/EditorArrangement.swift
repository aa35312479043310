import Framewright

/// Places the editor's four rows and its two buttons on the whole screen.
///
/// Documented for 414 x 736 below a status bar of 20: rows at y = 140, 230, 330 and 430, buttons at 500, all 12
/// points left of the middle; on other screens they are centred. The free height above the keyboard is distributed in
/// the documented proportions. If the rows would have to shrink with the keyboard shown, they stand in two columns
/// with or without it, so that showing it does not rearrange them.
struct EditorArrangement: Layout {
    /// The safe area insets, including the keyboard while it is shown.
    let safeAreaInsets: EdgeInsets
    /// The height that the keyboard takes, or would take, from the bottom of the screen.
    let keyboard: Double
    /// The scale relative to the documented size, for large text.
    let growth: Double

    /// The documented space above, between and below the rows and the buttons.
    private static let gaps = [120.0, 30, 40, 40, 10, 206]
    private static let buttonHeight = 30.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (screen, insets) = bounds.contentArea(safeAreaInsets)
        let safe = screen.inset(by: insets)
        let middle = bounds.size.holdsDocumentedFrames ? bounds.midX - 12 : safe.midX
        let needed = 4 * EditorRowLayout.height + Self.buttonHeight
        let room = bounds.height - safeAreaInsets.top - keyboard
        if bounds.width > bounds.height, room < needed * growth + 60 {
            placeInColumns(safe, subviews)
        } else {
            placeBelowEachOther(safe, middle: middle, needed: needed, subviews: subviews)
        }
    }

    private func placeBelowEachOther(_ safe: Rect, middle: Double, needed: Double, subviews: Subviews) {
        let unit = min(growth, (safe.height - 16) / needed, (safe.width - 24) / EditorRowLayout.width)
        let share = (safe.height - needed * unit) / Self.gaps.reduce(0, +)
        let left = middle - EditorRowLayout.width * unit / 2
        var y = safe.minY
        for row in 0..<4 {
            y += Self.gaps[row] * share
            let size = Size(width: safe.maxX - left - 20, height: EditorRowLayout.height * unit)
            subviews[row].place(at: Point(x: left, y: y), proposal: ProposedViewSize(size))
            y += size.height
        }
        placeButtons(subviews, y: y + Self.gaps[4] * share, left: left + 10 * unit, unit: unit)
    }

    private func placeInColumns(_ safe: Rect, _ subviews: Subviews) {
        let area = safe.inset(by: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
        let height = 2 * EditorRowLayout.height + Self.buttonHeight
        let unit = min(growth, area.height / height, (area.width - 12) / 2 / EditorRowLayout.width)
        let gap = min(24, (area.height - height * unit) / 3)
        let top = area.midY - (height * unit + 2 * gap) / 2
        let second = EditorRowLayout.columns[1] * unit
        let row = EditorRowLayout.width * unit
        // From the first name to the last preview in the middle, the second column's remarks inside the area.
        let stride = max(row + 12, min(EditorRowLayout.columns[0] * unit, area.width + row - 2 * second))
        let left = area.midX - (stride + row) / 2
        let rowHeight = EditorRowLayout.height * unit
        for row in 0..<4 {
            let x = left + Double(row % 2) * stride
            subviews[row].place(
                at: Point(x: x, y: top + Double(row / 2) * (rowHeight + gap)),
                proposal: ProposedViewSize(width: row % 2 == 0 ? stride : area.maxX - x, height: rowHeight))
        }
        placeButtons(subviews, y: top + 2 * (rowHeight + gap), left: area.midX - 95 * unit, unit: unit)
    }

    /// Places the buttons. Documented: 60 x 30, 70 points apart.
    private func placeButtons(_ subviews: Subviews, y: Double, left: Double, unit: Double) {
        for (index, subview) in subviews.dropFirst(4).enumerated() {
            subview.place(
                at: Point(x: left + Double(index) * 130 * unit, y: y),
                proposal: ProposedViewSize(width: 60 * unit, height: Self.buttonHeight * unit))
        }
    }
}

/// Places a name, a field, a preview and, below them, a remark about the field.
///
/// Documented: names 40 points high that end 5 ("For:") or 15 (channels) points before the field, fields of 100 x 30
/// and previews of 30 x 30, 15 apart. Everything scales with the row's height. The remark begins below the field or,
/// if that leaves too little width, below the channels' names.
struct EditorRowLayout: Layout {
    /// The frame of the name.
    let name: Rect
    /// The width of the longest possible remark in its short form.
    let remark: Double

    static let width = 210.0
    static let height = 60.0
    /// The x coordinate of the field.
    static let field = 65.0
    /// The x coordinate of the longest name, if names are aligned to end beside their fields.
    static let alignedName = 17.0
    /// The widths of the remark about the target, of a mistake in it, and of a mistake in a channel.
    static let (target, mistake, channel) = (212.0, 178.0, 172.0)
    /// The widths of two columns, the first with the target's row, in which all remarks fit below their fields.
    static let columns = [field + target + 1, field + channel + 1]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: Self.width, height: Self.height))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let unit = bounds.height / Self.height
        func put(_ index: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            subviews[index].place(
                at: Point(x: bounds.minX + x * unit, y: bounds.minY + y * unit),
                proposal: ProposedViewSize(width: width * unit, height: height * unit))
        }
        put(0, name.minX, name.minY, name.width, name.height)
        put(1, Self.field, 10, 100, 30)
        put(2, 180, 10, 30, 30)
        let room = bounds.width / unit
        let left = room - Self.field >= remark ? Self.field : min(30, max(0, room - Self.mistake))
        put(3, left, 43, room - left, 17)
    }
}
