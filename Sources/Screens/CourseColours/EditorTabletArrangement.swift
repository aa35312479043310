import Framewright

/// Places the editor's four rows, its two buttons and the preview of the board on a tablet.
///
/// In landscape the form stands beside the board, in portrait below it in two columns aligned with the board's sides.
/// Larger text does not shrink the board: the form grows into the free space, in portrait as a single column if that
/// allows larger text. In portrait the keyboard reduces the board before the form.
struct EditorTabletArrangement: Layout {
    /// The safe area insets, without the keyboard.
    let safeAreaInsets: EdgeInsets
    /// The height of the keyboard above the safe area's bottom while it is shown.
    let keyboard: Double
    /// The text scale chosen by the user, 1 or more.
    let typeScale: Double

    /// The width of a row including its remark, in documented points.
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

    /// The maximum scale of the form relative to the documented size, at the default text size.
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

    /// The sizes of board and form in portrait, one below the other.
    private struct Upright {
        /// The side of the board.
        var side: Double
        /// The scale of the form relative to the documented size.
        var unit: Double
        let isColumn: Bool

        static let gridHeight = 2 * EditorRowLayout.height + rowGap + buttons
        /// The width of a row without the free space before the names.
        static let used = EditorRowLayout.width - EditorRowLayout.alignedName

        var formHeight: Double { (isColumn ? columnHeight : Self.gridHeight) * unit }

        init(width: Double, height: Double, gap: Double, typeScale: Double) {
            let columns = EditorRowLayout.columns
            side = min(width * 0.85, (height - gap) * 0.52)
            // The scale at which two columns end where the board does.
            let usual = min(growth.below, side / (columns[0] + Self.used))
            let room = height - gap - side
            // The centred part ends with the second column's preview; its remarks extend beyond.
            let gridWidth = columns[0] + 2 * columns[1] - EditorRowLayout.width
            let grid = min(usual * typeScale, (width - gap) / gridWidth, room / Self.gridHeight)
            let column = min(usual * typeScale, width / rowWidth, room / columnHeight)
            (unit, isColumn) = (max(grid, column), column > grid)
        }

        /// Reduces both to fit a smaller height: the board first and, if that is not enough, the form.
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

    /// Places the rows in two columns centred on `below`, from name to preview as wide as the board if possible.
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

    /// Places the four rows and the buttons in one column.
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
