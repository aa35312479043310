import FramewrightDrawing

/// A view's position in a grid.
struct GridCell {
    let subview: Int
    let row: Int
    var columns: Range<Int>
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?
    var alignment: Alignment

    /// The maximum number of columns of a grid, and of columns that a cell spans.
    static let columnLimit = 1000

    /// Returns the cells of all subviews. Views outside rows span all columns.
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

    /// Sets every cell's horizontal alignment to its column's: the first one that a cell of the column sets.
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

    /// Returns the tracks (columns or rows) of one axis that the cell occupies.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    /// Returns the position of the cell's guide. Returns nil if the cell has an anchor instead or spans several
    /// columns.
    func horizontalGuide(_ dimensions: ViewDimensions) -> Double? {
        anchor == nil && columns.count == 1 ? dimensions[alignment.horizontal] : nil
    }

    func verticalGuide(_ dimensions: ViewDimensions) -> Double? {
        anchor == nil ? dimensions[alignment.vertical] : nil
    }

    /// Places the view in its cell. `guide` is the position of the row's and column's guides in the cell.
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
