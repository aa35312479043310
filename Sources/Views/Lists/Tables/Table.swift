import FoundationEssentials
import FramewrightLayoutEngine
import FramewrightTypography

/// Rows of values in columns with titles. In a compact width it is a list of the first column, as on phones.
///
/// A tap on the title of a column that sorts changes the binding to the order; the data are sorted by the program.
///
/// ```swift
/// Table(people, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// ```
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    @Environment(\.self) private var environment
    private let selection: ListSelection?
    private let order: Binding<[Columns.TableColumnSortComparator]>?
    private let columns: Columns
    private let rows: Rows

    init(
        _ rows: Rows, _ columns: Columns, selection: ListSelection? = nil,
        order: Binding<[Columns.TableColumnSortComparator]>? = nil
    ) {
        (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
    }

    /// The title row above the list of rows.
    public var body: some View {
        let items = columns.tableColumns.items.filter { !$0.isHidden }
        let shown = environment.horizontalSizeClass == .regular ? items : Array(items.prefix(1))
        VStack(spacing: 0) {
            if environment.horizontalSizeClass == .regular, environment.showsTableHeaders { header(shown) }
            List<Value.ID, _>(selection: selection, content: TableRowsView(rows: rows.tableRows.rows, columns: shown))
                .changingEnvironment { $0.listLook = .plain }
        }
    }

    private func header(_ columns: [TableColumnItem<Value, Columns.TableColumnSortComparator>]) -> some View {
        VStack(spacing: 0) {
            TableCells(columns: columns.map(\.width)) { index in
                TableTitle(column: columns[index], order: order)
            }
            .frame(minHeight: environment.length(.tableHeader))
            .padding(.horizontal, environment.rowSide)
            Rectangle().fill(.control(.separator)).frame(height: environment.hairline)
        }
        .background { Rectangle().fill(.control(environment.pageColor)).ignoresSafeArea(edges: .horizontal) }
    }
}

/// The cells of one row, side by side.
private struct TableCells<Cell: View>: View {
    @Environment(\.self) private var environment
    let columns: [TableColumnWidth]
    @ViewBuilder let cell: (Int) -> Cell

    var body: some View {
        HStack(spacing: environment.length(.tableGap)) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                cell(index)
                    .frame(
                        minWidth: column.minimum, idealWidth: column.ideal, maxWidth: column.maximum,
                        alignment: Alignment(horizontal: column.alignment, vertical: .center))
            }
        }
    }
}

/// The title of a column, with a mark if the rows are sorted by it.
private struct TableTitle<Value: Identifiable, Sort: SortComparator>: View {
    @Environment(\.self) private var environment
    let column: TableColumnItem<Value, Sort>
    let order: Binding<[Sort]>?

    var body: some View {
        if let order, let comparator = column.comparator {
            Button {
                select(comparator, in: order)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let first = order.wrappedValue.first, isSame(first, comparator) {
                        Image(systemName: first.order == .forward ? "chevron.up" : "chevron.down")
                            .font(.caption2.weight(.semibold)).foregroundStyle(.control(.inkSecondary))
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .modifier(TitleLook(isSorted: order.wrappedValue.first.map { isSame($0, comparator) } ?? false))
        } else {
            column.label.modifier(TitleLook(isSorted: false))
        }
    }

    private func isSame(_ one: Sort, _ other: Sort) -> Bool {
        var one = one
        one.order = other.order
        return one == other
    }

    /// Sorts by a column, or by the other direction if it is the first one already.
    private func select(_ comparator: Sort, in order: Binding<[Sort]>) {
        var list = order.wrappedValue
        if let first = list.first, isSame(first, comparator) {
            list[0].order = first.order == .forward ? .reverse : .forward
        } else {
            list.removeAll { isSame($0, comparator) }
            list.insert(comparator, at: 0)
        }
        order.wrappedValue = list
    }
}

private struct TitleLook: ViewModifier {
    let isSorted: Bool

    func body(content: Content) -> some View {
        content.font(.subheadline.weight(isSorted ? .semibold : .regular)).lineLimit(1)
            .foregroundStyle(.control(isSorted ? .ink : .inkSecondary))
    }
}

/// The rows of a table as rows of a list.
private struct TableRowsView<Value: Identifiable, Sort: SortComparator>: View {
    let rows: [Value]
    let columns: [TableColumnItem<Value, Sort>]

    var body: some View {
        ForEach(rows) { row in
            TableCells(columns: columns.map { columns.count == 1 ? TableColumnWidth() : $0.width }) {
                columns[$0].content(row).lineLimit(columns.count == 1 ? nil : 1)
            }
        }
    }
}

extension View {
    /// Sets whether the tables inside show the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.showsTableHeaders = visibility != .hidden }
    }

    /// Sets the style of the tables inside. Accepted without effect.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// The appearance of tables.
public protocol TableStyle: Sendable {}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

/// A style of tables within margins, drawn as the default one.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style of tables.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A style of tables within margins.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension EnvironmentValues {
    fileprivate var showsTableHeaders: Bool {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

private enum TableHeadersKey: EnvironmentKey {
    static let defaultValue = true
}
