import FramewrightDrawing

/// A view's place in a grid.
struct GridCell {
    let subview: Int
    let row: Int
    var columns: Range<Int>
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?
    var alignment: Alignment

    /// A cell spans at most this many columns, and a grid has at most as many.
    static let columnLimit = 1000

    /// Every subview's cell. Views outside rows span all columns of the others.
    static func all(in subviews: LayoutSubviews, _ alignment: Alignment) -> [GridCell] {
        var cells: [GridCell] = []
        var (row, column) = (-1, 0)
        for (index, subview) in subviews.enumerated() {
            let place = subview[GridValues.RowKey.self]
            if place.map({ $0.position == 0 }) ?? true { (row, column) = (row + 1, 0) }
            let span = place == nil ? 0 : min(max(1, subview[GridValues.Columns.self]), columnLimit)
            let first = min(column, columnLimit - 1)
            cells.append(
                GridCell(
                    subview: index, row: max(0, row), columns: first..<min(first + span, columnLimit),
                    unsizedAxes: subview[GridValues.UnsizedAxes.self], anchor: subview[GridValues.Anchor.self],
                    alignment: Alignment(
                        horizontal: alignment.horizontal, vertical: place?.alignment ?? alignment.vertical)))
            column = min(column + span, columnLimit)
        }
        return aligned(spread(cells), subviews)
    }

    private static func spread(_ cells: [GridCell]) -> [GridCell] {
        let count = max(1, cells.map(\.columns.upperBound).max() ?? 1)
        return cells.map { cell in
            var cell = cell
            if cell.columns.isEmpty { cell.columns = 0..<count }
            return cell
        }
    }

    /// Gives every cell its column's alignment, the first that any cell of the column asks for.
    private static func aligned(_ cells: [GridCell], _ subviews: LayoutSubviews) -> [GridCell] {
        var alignments: [Int: HorizontalAlignment] = [:]
        for cell in cells {
            let column = cell.columns.lowerBound
            if alignments[column] == nil {
                alignments[column] = subviews[cell.subview][GridValues.ColumnAlignment.self]
            }
        }
        return cells.map { cell in
            var cell = cell
            cell.alignment.horizontal = alignments[cell.columns.lowerBound] ?? cell.alignment.horizontal
            return cell
        }
    }

    /// Tracks of one axis the cell lies in.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    /// Nil where an anchor takes the alignment's place.
    func horizontalGuide(_ dimensions: ViewDimensions) -> Double? {
        anchor == nil && columns.count == 1 ? dimensions[alignment.horizontal] : nil
    }

    func verticalGuide(_ dimensions: ViewDimensions) -> Double? {
        anchor == nil ? dimensions[alignment.vertical] : nil
    }

    /// Puts the view into its cell; the guides of its row and column lie at `guide` in it.
    func place(_ subview: LayoutSubview, in cell: Rect, guide: Point) {
        let proposal = ProposedViewSize(cell.size)
        if let anchor {
            let point = Point(x: cell.minX + anchor.x * cell.width, y: cell.minY + anchor.y * cell.height)
            subview.place(at: point, anchor: anchor, proposal: proposal)
            return
        }
        let dimensions = subview.dimensions(in: proposal)
        let own = Point(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
        subview.place(at: cell.origin + guide - own, proposal: proposal)
    }
}
