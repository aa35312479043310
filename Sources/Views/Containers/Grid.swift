public import FramewrightLayoutEngine

/// A container of rows with aligned columns. A view outside a row spans all columns.
public struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid. A spacing of nil follows the cells' preferred spacing, mostly 8 points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("Grid", layout: layout, content: content, axis: .vertical)
    }
}

/// The cells of one row of a grid, one per view. It has no node of its own; outside of a grid its views are used
/// directly.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row. An alignment of nil is that of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.with { $0.stackAxis = .horizontal }.nodes(of: content).enumerated().map { position, node in
            var node = node
            node.values[GridValues.RowKey.self] = GridValues.Row(position: position, alignment: alignment)
            return node
        }
    }
}

extension View {
    /// Sets the number of columns that the view spans, up to 1000.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridValues.Columns.self, value: count) }

    /// Aligns all views of the column. If there are several, the first applies.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridValues.ColumnAlignment.self, value: guide)
    }

    /// Sets the point of the cell and of the view that coincide, instead of the grid's alignments.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridValues.Anchor.self, value: anchor)
    }

    /// Excludes the view from the size of its row or column; it still fills the cell.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridValues.UnsizedAxes.self, value: axes)
    }
}
