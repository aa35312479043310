import Framewright

/// Places the editor's four rows, its two buttons and the preview of the board on a tablet.
///
/// In landscape the form stands beside the board, in portrait below it. Larger text takes nothing from the board: the
/// form grows as far as there is room.
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
    /// Free before the names.
    private static let names = EditorRowLayout.alignedName
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

    /// The maximum scale of the form, relative to its documented size, at the default text size.
    private static let growth = (beside: 1.5, below: 1.2)

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

    /// The form is as large as the room below the board allows; the keyboard takes from the board first, then from
    /// the form.
    private func placeBelow(_ area: Rect, heightWithoutKeyboard: Double, _ subviews: Subviews) {
        let gap = max(16, area.width * 0.05)
        var side = min(area.width * 0.85, (heightWithoutKeyboard - gap) * 0.52)
        var unit = min(
            Self.growth.below * typeScale, area.width / Self.rowWidth,
            (heightWithoutKeyboard - gap - side) / Self.columnHeight)
        if keyboard > 0 {
            unit *= min(1, (area.height - gap) * 0.72 / (Self.columnHeight * unit))
            side = min(side, area.height - gap - Self.columnHeight * unit)
        }
        let top = area.midY - (side + gap + Self.columnHeight * unit) / 2
        place(subviews[6], Rect(x: area.midX - side / 2, y: top, width: side, height: side))
        // From name to preview in the middle, as far as remarks have room.
        let used = (Self.names + EditorRowLayout.width) / 2 * unit
        let left = max(area.minX - Self.names * unit, min(area.midX - used, area.maxX - Self.rowWidth * unit))
        placeColumn(subviews, left: left, top: top + side + gap, unit: unit)
    }

    /// Places the four rows and the buttons in one column.
    private func placeColumn(_ subviews: Subviews, left: Double, top: Double, unit: Double) {
        let size = Size(width: Self.rowWidth * unit, height: EditorRowLayout.height * unit)
        for row in 0..<4 {
            let y = top + Double(row) * (EditorRowLayout.height + Self.rowGap) * unit
            place(subviews[row], Rect(origin: Point(x: left, y: y), size: size))
        }
        placeButtons(
            subviews, left: left + Self.names * unit, width: (EditorRowLayout.width - Self.names) * unit,
            bottom: top + Self.columnHeight * unit, unit: unit)
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
