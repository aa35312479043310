public import FoundationEssentials

/// A result builder for the columns of a table.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Returns a column unchanged.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Returns a column that does not sort, for a table with columns that do.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        TupleTableColumnContent(
            items: column.tableColumns.items.map {
                TableColumnItem(
                    label: $0.label, content: $0.content, comparator: nil, width: $0.width, isHidden: $0.isHidden)
            })
    }

    /// Builds a single column.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Builds several columns.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

    /// Builds several columns.
    public static func buildPartialBlock<Before: TableColumnContent, Column: TableColumnContent>(
        accumulated: Before, next: Column
    ) -> TupleTableColumnContent<RowValue, Sort>
    where
        Before.TableRowValue == RowValue, Before.TableColumnSortComparator == Sort, Column.TableRowValue == RowValue,
        Column.TableColumnSortComparator == Sort
    {
        TupleTableColumnContent(items: accumulated.tableColumns.items + next.tableColumns.items)
    }

    /// Builds a column that may be missing.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> OptionalTableColumnContent<Column>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        OptionalTableColumnContent(column: column)
    }

    /// Builds the column of the first branch.
    public static func buildEither<Column: TableColumnContent>(
        first: Column
    ) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(items: first.tableColumns.items)
    }

    /// Builds the column of the second branch.
    public static func buildEither<Column: TableColumnContent>(
        second: Column
    ) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(items: second.tableColumns.items)
    }
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    /// The values of rows.
    public typealias TableRowValue = RowValue
    /// The type that sorts rows.
    public typealias TableColumnSortComparator = Sort

    let items: [TableColumnItem<RowValue, Sort>]

    /// The columns in this project's own form.
    public var tableColumns: TableColumns<RowValue, Sort> { TableColumns(items: items) }
}

/// A column of a table that may be missing.
public struct OptionalTableColumnContent<Column: TableColumnContent>: TableColumnContent {
    /// The values of rows.
    public typealias TableRowValue = Column.TableRowValue
    /// The type that sorts rows.
    public typealias TableColumnSortComparator = Column.TableColumnSortComparator

    let column: Column?

    /// The columns in this project's own form.
    public var tableColumns: TableColumns<Column.TableRowValue, Column.TableColumnSortComparator> {
        TableColumns(items: column?.tableColumns.items ?? [])
    }
}

/// A part of the rows of a table: a row, or several ones.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// The rows in this project's own form, which only its types provide.
    var tableRows: TableRows<TableRowValue> { get }
}

/// The rows of a table.
public struct TableRows<RowValue: Identifiable> {
    let rows: [RowValue]
}

/// The rows of the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// The values of rows.
    public typealias TableRowValue = Data.Element

    let data: Data

    /// The rows in this project's own form.
    public var tableRows: TableRows<Data.Element> { TableRows(rows: Array(data)) }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The value of the row.
    public typealias TableRowValue = Value

    private let value: Value

    /// Creates a row of a value.
    public init(_ value: Value) { self.value = value }

    /// The row in this project's own form.
    public var tableRows: TableRows<Value> { TableRows(rows: [value]) }
}

/// A row of a table that may be missing.
public struct OptionalTableRowContent<Content: TableRowContent>: TableRowContent {
    /// The value of the row.
    public typealias TableRowValue = Content.TableRowValue

    let content: Content?

    /// The rows in this project's own form.
    public var tableRows: TableRows<Content.TableRowValue> { TableRows(rows: content?.tableRows.rows ?? []) }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    /// The values of rows.
    public typealias TableRowValue = Value

    let rows: [Value]

    /// The rows in this project's own form.
    public var tableRows: TableRows<Value> { TableRows(rows: rows) }
}

/// A result builder for the rows of a table.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
    /// Returns a row unchanged.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Builds a single row.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Builds several rows.
    public static func buildPartialBlock<Before: TableRowContent, Content: TableRowContent>(
        accumulated: Before, next: Content
    ) -> TupleTableRowContent<Value> where Before.TableRowValue == Value, Content.TableRowValue == Value {
        TupleTableRowContent(rows: accumulated.tableRows.rows + next.tableRows.rows)
    }

    /// Builds a row that may be missing.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> OptionalTableRowContent<Content>
    where Content.TableRowValue == Value { OptionalTableRowContent(content: content) }

    /// Builds the row of the first branch.
    public static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(rows: first.tableRows.rows) }

    /// Builds the row of the second branch.
    public static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(rows: second.tableRows.rows) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The values of rows.
    public typealias TableRowValue = Content.TableRowValue

    /// The rows in this project's own form.
    public var tableRows: TableRows<Content.TableRowValue> {
        TableRows(rows: elementContents.flatMap(\.tableRows.rows))
    }
}

extension TableRow: PrimitiveView {
    package func lower(_ lowering: Lowering) -> [ViewNode] { [] }
}
