import Framewright

/// Places the editor's four rows, its two buttons and the preview of the board on a tablet.
///
/// On its side the form stands beside the board, upright below it in two columns that end where the board does. Board and
/// form grow until the screen is full, with the keyboard until what is left of it is. Large text takes room from the board:
/// upright the form has one column then, if that makes it larger.
struct EditorTabletArrangement: Layout {
    let safeAreaInsets: EdgeInsets
    /// How much larger than documented the form may be.
    let growth: Double
    /// How much larger than usual the person wants text, 1 or more.
    let typeScale: Double

    /// A row with room for its remark, in documented points.
    private static let rowWidth = 290.0
    private static let rowGap = 20.0
    private static let buttons = 60.0
    private static let columnHeight = 4 * EditorRowLayout.height + 3 * rowGap + buttons

    private var isLarge: Bool { typeScale > 1.2 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let safe = bounds.inset(by: safeAreaInsets)
        let edge = max(16, min(safe.width, safe.height) * 0.05)
        let area = safe.inset(by: EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge))
        if bounds.width > bounds.height { placeBeside(area, subviews) } else { placeBelow(area, subviews) }
    }

    private func placeBeside(_ area: Rect, _ subviews: Subviews) {
        let gap = max(24, area.width * 0.05)
        let height = Self.columnHeight
        let share = isLarge ? 0.62 : 0.47
        let unit = min(growth * typeScale, area.height / height, (area.width - gap) * share / Self.rowWidth)
        let width = Self.rowWidth * unit
        let side = min(area.height, area.width - width - gap)
        let left = area.midX - (width + gap + side) / 2
        let top = area.midY - height * unit / 2
        placeColumn(subviews, left: left, top: top, unit: unit)
        place(subviews[6], Rect(x: left + width + gap, y: area.midY - side / 2, width: side, height: side))
    }

    private func placeBelow(_ area: Rect, _ subviews: Subviews) {
        let gap = max(16, area.width * 0.05)
        let height = 2 * EditorRowLayout.height + Self.rowGap + Self.buttons
        let columns = EditorRowLayout.columns
        // What is to be in the middle ends with the second column's preview; its remarks reach beyond.
        let width = columns[0] + 2 * columns[1] - EditorRowLayout.width
        let unit = min(growth * typeScale, (area.width - gap) / width, (area.height - gap) * 0.5 / height)
        let tall = min(
            growth * typeScale, area.width / Self.rowWidth, (area.height - gap) * 0.62 / Self.columnHeight)
        if isLarge, tall > unit { return placeBelowInOneColumn(area, gap, tall, subviews) }
        let side = min(area.width * 0.85, area.height - gap - height * unit)
        let top = area.midY - (side + gap + height * unit) / 2
        let form = top + side + gap
        let used = EditorRowLayout.width - EditorRowLayout.alignedName
        let stride = max(columns[0] * unit, side - used * unit)
        let left = area.midX - (stride + used * unit) / 2 - EditorRowLayout.alignedName * unit
        for row in 0..<4 {
            let x = left + Double(row % 2) * stride
            let y = form + Double(row / 2) * (EditorRowLayout.height + Self.rowGap) * unit
            let size = Size(width: columns[row % 2] * unit, height: EditorRowLayout.height * unit)
            place(subviews[row], Rect(origin: Point(x: x, y: y), size: size))
        }
        let buttons = min(area.width, 260 * unit)
        placeButtons(subviews, left: area.midX - buttons / 2, width: buttons, bottom: form + height * unit, unit: unit)
        place(subviews[6], Rect(x: area.midX - side / 2, y: top, width: side, height: side))
    }

    private func placeBelowInOneColumn(_ area: Rect, _ gap: Double, _ unit: Double, _ subviews: Subviews) {
        let height = Self.columnHeight * unit
        let side = min(area.width * 0.85, area.height - gap - height)
        let top = area.midY - (side + gap + height) / 2
        placeColumn(subviews, left: area.midX - Self.rowWidth * unit / 2, top: top + side + gap, unit: unit)
        place(subviews[6], Rect(x: area.midX - side / 2, y: top, width: side, height: side))
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
