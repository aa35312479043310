public import FramewrightDrawing

/// Rows of cells with aligned columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// Columns share a proposed width like the views of a stack, and rows share a height. A view outside any row spans all
/// columns.
public struct GridLayout: Layout {
    private let alignment: Alignment
    private let horizontalSpacing: Double?
    private let verticalSpacing: Double?

    /// Creates a grid. If a spacing is nil, it is the largest spacing preference between neighbouring cells.
    public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// The grid's cells, and its columns and rows with their gaps.
    public struct Cache {
        let cells: [GridCell]
        let columns: GridTracks
        let rows: GridTracks
    }

    /// Creates the cache for the subviews.
    public func makeCache(subviews: Subviews) -> Cache {
        let cells = GridCell.all(in: subviews, alignment)
        return Cache(
            cells: cells, columns: GridTracks(.horizontal, of: cells, in: subviews, spacing: horizontalSpacing),
            rows: GridTracks(.vertical, of: cells, in: subviews, spacing: verticalSpacing))
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        let (columns, rows) = tracks(proposal, subviews: subviews, cache: cache)
        return Size(width: cache.columns.span(columns[...]), height: cache.rows.span(rows[...]))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let (columns, rows) = tracks(proposal, subviews: subviews, cache: cache)
        let (lefts, tops) = (cache.columns.starts(columns), cache.rows.starts(rows))
        for cell in cache.cells {
            let first = cell.columns.lowerBound
            let width = cache.columns.span(columns[cell.columns])
            let frame = Rect(
                origin: bounds.origin + Point(x: lefts[first], y: tops[cell.row]),
                size: Size(width: width, height: rows[cell.row].length))
            let guide = Point(
                x: cell.columns.count == 1
                    ? columns[first].guideLine(cell.alignment.horizontal.key)
                    : ViewDimensions(size: frame.size)[cell.alignment.horizontal],
                y: rows[cell.row].guideLine(cell.alignment.vertical.key))
            cell.place(subviews[cell.subview], in: frame, guide: guide)
        }
    }

    /// Returns the columns, then the rows whose heights depend on them.
    private func tracks(
        _ proposal: ProposedViewSize, subviews: Subviews, cache: Cache
    ) -> (columns: [GridReach], rows: [GridReach]) {
        let columns = cache.columns.reaches(proposal.width, cells: cache.cells) { cell, width in
            let dimensions = subviews[cell.subview].dimensions(in: ProposedViewSize(width: width, height: nil))
            return GridReach(dimensions.width, guide: cell.horizontalGuide(dimensions))
        }
        let rows = cache.rows.reaches(proposal.height, cells: cache.cells) { cell, height in
            let width = cache.columns.span(columns[cell.columns])
            let dimensions = subviews[cell.subview].dimensions(in: ProposedViewSize(width: width, height: height))
            return GridReach(dimensions.height, guide: cell.verticalGuide(dimensions))
        }
        return (columns, rows)
    }
}
