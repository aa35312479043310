import Framewright

/// Places the editor's four rows, its two buttons and the preview of the board on a tablet.
///
/// On its side the form stands beside the board, upright below it in two columns that end where the board does. Larger text
/// takes nothing from the board: the form grows as far as there is room, upright in one column if that makes it larger. There
/// the keyboard takes from the board first.
struct EditorTabletArrangement: Layout {
    /// Without the keyboard.
    let safeAreaInsets: EdgeInsets
    /// What the keyboard takes above the safe area's bottom while it is there.
    let keyboard: Double
    /// How much larger than usual the person wants text, 1 or more.
    let typeScale: Double

    /// A row with room for its remark, in documented points.
    private static let rowWidth = 290.0
    private static let rowGap = 20.0
    private static let buttons = 60.0
    private static let columnHeight = 4 * EditorRowLayout.height + 3 * rowGap + buttons

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let area = area(of: bounds, keyboard: keyboard)
        if bounds.width > bounds.height {
            placeBeside(area, subviews)
        } else {
            placeBelow(area, heightWithoutKeyboard: self.area(of: bounds, keyboard: 0).height, subviews)
        }
    }

    private func area(of bounds: Rect, keyboard: Double) -> Rect {
        var insets = safeAreaInsets
        insets.bottom += keyboard
        let content = bounds.contentArea(insets)
        let safe = content.screen.inset(by: content.insets)
        let edge = max(16, min(safe.width, safe.height) * 0.05)
        return safe.inset(by: EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge))
    }

    /// How much larger than documented the form is at the usual text size, at most.
    private static let growth = (beside: 1.5, below: 1.3)

    private func placeBeside(_ area: Rect, _ subviews: Subviews) {
        let gap = max(24, area.width * 0.05)
        let height = Self.columnHeight
        let side = min(area.height, (area.width - gap) * 0.45)
        let room = min(area.height / height, (area.width - gap - side) / Self.rowWidth)
        let unit = min(Self.growth.beside * typeScale, room)
        let width = Self.rowWidth * unit
        let left = area.midX - (width + gap + side) / 2
        let top = area.midY - height * unit / 2
        placeColumn(subviews, left: left, top: top, unit: unit)
        place(subviews[6], Rect(x: left + width + gap, y: area.midY - side / 2, width: side, height: side))
    }

    /// The sizes of board and form, one below the other.
    private struct Upright {
        /// Of the board.
        var side: Double
        /// Documented points of the form.
        var unit: Double
        let isColumn: Bool

        static let gridHeight = 2 * EditorRowLayout.height + rowGap + buttons
        /// Of a row, without what is free before the names.
        static let used = EditorRowLayout.width - EditorRowLayout.alignedName

        var formHeight: Double { (isColumn ? columnHeight : Self.gridHeight) * unit }

        init(width: Double, height: Double, gap: Double, typeScale: Double) {
            let columns = EditorRowLayout.columns
            side = min(width * 0.85, (height - gap) * 0.52)
            // As large as two columns that end where the board does leave room for.
            let usual = min(growth.below, side / (columns[0] + Self.used))
            let room = height - gap - side
            // What is to be in the middle ends with the second column's preview; its remarks reach beyond.
            let gridWidth = columns[0] + 2 * columns[1] - EditorRowLayout.width
            let grid = min(usual * typeScale, (width - gap) / gridWidth, room / Self.gridHeight)
            let column = min(usual * typeScale, width / rowWidth, room / columnHeight)
            (unit, isColumn) = (max(grid, column), column > grid)
        }

        /// The same in less height: the board becomes smaller, and where that is not enough, the form.
        mutating func fit(_ height: Double, gap: Double) {
            unit *= min(1, (height - gap) * 0.72 / formHeight)
            side = min(side, height - gap - formHeight)
        }
    }

    private func placeBelow(_ area: Rect, heightWithoutKeyboard: Double, _ subviews: Subviews) {
        let gap = max(16, area.width * 0.05)
        var plan = Upright(width: area.width, height: heightWithoutKeyboard, gap: gap, typeScale: typeScale)
        if keyboard > 0 { plan.fit(area.height, gap: gap) }
        let (side, unit) = (plan.side, plan.unit)
        let top = area.midY - (side + gap + plan.formHeight) / 2
        place(subviews[6], Rect(x: area.midX - side / 2, y: top, width: side, height: side))
        let form = Point(x: area.midX, y: top + side + gap)
        if plan.isColumn {
            placeColumn(subviews, left: form.x - Self.rowWidth * unit / 2, top: form.y, unit: unit)
        } else {
            placeGrid(subviews, below: form, width: side, unit: unit)
            let buttons = min(area.width, 260 * unit)
            placeButtons(
                subviews, left: form.x - buttons / 2, width: buttons, bottom: form.y + plan.formHeight, unit: unit)
        }
    }

    /// The rows in two columns around the middle `below`, from name to preview as wide as the board if there is room.
    private func placeGrid(_ subviews: Subviews, below middle: Point, width: Double, unit: Double) {
        let columns = EditorRowLayout.columns
        let used = Upright.used * unit
        let stride = max(columns[0] * unit, width - used)
        let left = middle.x - (stride + used) / 2 - EditorRowLayout.alignedName * unit
        for row in 0..<4 {
            let x = left + Double(row % 2) * stride
            let y = middle.y + Double(row / 2) * (EditorRowLayout.height + Self.rowGap) * unit
            let size = Size(width: columns[row % 2] * unit, height: EditorRowLayout.height * unit)
            place(subviews[row], Rect(origin: Point(x: x, y: y), size: size))
        }
    }

    /// Four rows and the buttons below each other.
    private func placeColumn(_ subviews: Subviews, left: Double, top: Double, unit: Double) {
        let size = Size(width: Self.rowWidth * unit, height: EditorRowLayout.height * unit)
        for row in 0..<4 {
            let y = top + Double(row) * (EditorRowLayout.height + Self.rowGap) * unit
            place(subviews[row], Rect(origin: Point(x: left, y: y), size: size))
        }
        placeButtons(
            subviews, left: left, width: 0.74 * size.width, bottom: top + Self.columnHeight * unit, unit: unit)
    }

    private func placeButtons(_ subviews: Subviews, left: Double, width: Double, bottom: Double, unit: Double) {
        let size = Size(width: width * 0.48, height: 34 * unit)
        place(subviews[4], Rect(origin: Point(x: left, y: bottom - size.height), size: size))
        place(subviews[5], Rect(origin: Point(x: left + width - size.width, y: bottom - size.height), size: size))
    }

    private func place(_ subview: LayoutSubview, _ frame: Rect) {
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
}
