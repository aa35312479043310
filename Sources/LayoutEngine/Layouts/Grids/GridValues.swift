/// What a view says about its cell in a grid.
package enum GridValues {
    /// Nil for a view outside any `GridRow`, which has a row of its own and spans all columns.
    package struct Row: Sendable {
        /// Place among the row's cells; 0 begins a row.
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

    /// Columns the cell spans.
    package enum Columns: LayoutValueKey {
        package static let defaultValue = 1
    }

    /// The alignment of the cell's whole column; the first that says so counts.
    package enum ColumnAlignment: LayoutValueKey {
        package static let defaultValue: HorizontalAlignment? = nil
    }

    /// The point of the cell and of the view that meet, in place of alignments.
    package enum Anchor: LayoutValueKey {
        package static let defaultValue: UnitPoint? = nil
    }

    /// Axes along which the view takes what the others make of its row or column.
    package enum UnsizedAxes: LayoutValueKey {
        package static let defaultValue: Axis.Set = []
    }
}
