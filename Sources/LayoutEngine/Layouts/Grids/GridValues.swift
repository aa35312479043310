/// The layout values of a view in a grid.
package enum GridValues {
    /// The position of a view in a `GridRow`. Nil for a view outside any row, which has its own row and spans all
    /// columns.
    package struct Row: Sendable {
        /// The index among the row's cells. 0 begins a new row.
        package var position: Int
        package var alignment: VerticalAlignment?

        package init(position: Int, alignment: VerticalAlignment?) {
            self.position = position
            self.alignment = alignment
        }
    }

    package enum RowKey: LayoutValueKey {
        package static let defaultValue: Row? = nil
    }

    /// The number of columns that the cell spans.
    package enum Columns: LayoutValueKey {
        package static let defaultValue = 1
    }

    /// The alignment of the cell's whole column. The first cell of a column that sets one counts.
    package enum ColumnAlignment: LayoutValueKey {
        package static let defaultValue: HorizontalAlignment? = nil
    }

    /// The point of the cell and of the view that coincide, instead of alignments.
    package enum Anchor: LayoutValueKey {
        package static let defaultValue: UnitPoint? = nil
    }

    /// The axes along which the view does not contribute to the size of its row or column.
    package enum UnsizedAxes: LayoutValueKey {
        package static let defaultValue: Axis.Set = []
    }
}
