public import FramewrightLayoutEngine

/// Views in rows whose columns line up. A view outside any row spans all columns.
public struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// Nil spacings are what neighbouring cells ask for, mostly 8 points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("Grid", layout, content, axis: .vertical)
    }
}

/// The cells of one row of a grid, one a view. Not a view of its own in the placed tree; elsewhere than in a grid its
/// views stand for themselves.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Nil is the grid's alignment.
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
    /// Lets the view span several columns of its grid, 1000 at most.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridValues.Columns.self, value: count) }

    /// Aligns all views of the column; where several say so, the first counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridValues.ColumnAlignment.self, value: guide)
    }

    /// The point of the cell and of the view that meet, in place of the grid's alignments.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridValues.Anchor.self, value: anchor)
    }

    /// Lets the view fill its row or column without making it larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridValues.UnsizedAxes.self, value: axes)
    }
}
