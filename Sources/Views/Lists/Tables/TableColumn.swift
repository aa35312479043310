public import FoundationEssentials
import FramewrightLayoutEngine

/// A part of the columns of a table: a column, or several ones.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator: SortComparator

    /// The columns in this project's own form, which only its types provide.
    var tableColumns: TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

/// The columns of a table.
public struct TableColumns<RowValue: Identifiable, Sort: SortComparator> {
    let items: [TableColumnItem<RowValue, Sort>]
}

/// The limits of a column's width, and the place of its cells.
struct TableColumnWidth {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double? = .infinity
    var alignment = HorizontalAlignment.leading
}

/// A column with its types erased.
@MainActor
struct TableColumnItem<RowValue: Identifiable, Sort: SortComparator> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    let comparator: Sort?
    let width: TableColumnWidth
    let isHidden: Bool
}

/// A column of a table, with a title and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    /// The values of rows.
    public typealias TableRowValue = RowValue
    /// The type that sorts rows.
    public typealias TableColumnSortComparator = Sort

    private let label: Label
    private let content: (RowValue) -> Content
    private let comparator: Sort?
    private var limits = TableColumnWidth()
    private var isHidden = false

    package init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        (self.label, self.comparator, self.content) = (label, comparator, content)
    }

    /// The column in this project's own form.
    public var tableColumns: TableColumns<RowValue, Sort> {
        let content = content
        return TableColumns(items: [
            TableColumnItem(
                label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator, width: limits,
                isHidden: isHidden)
        ])
    }

    /// Sets the width, in points; nil for a share of the table's.
    public func width(_ width: Double? = nil) -> TableColumn {
        changed { ($0.limits.minimum, $0.limits.ideal, $0.limits.maximum) = (width, width, width ?? .infinity) }
    }

    /// Sets the limits of the width, in points.
    public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
        changed { ($0.limits.minimum, $0.limits.ideal, $0.limits.maximum) = (min, ideal, max ?? .infinity) }
    }

    /// Sets the place of the title and the cells in the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        changed { $0.limits.alignment = alignment.horizontal }
    }

    /// Sets whether the column is shown until the user changes that.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        changed { $0.isHidden = visibility == .hidden }
    }

    /// Sets a name by which the order of columns is stored. Accepted without effect.
    public func customizationID(_ id: String) -> TableColumn { self }

    private func changed(_ change: (inout TableColumn) -> Void) -> TableColumn {
        var column = self
        change(&column)
        return column
    }
}

/// The place of cells in a column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Side: Hashable, Sendable {
        case leading, center, trailing
    }

    private let side: Side

    /// The default: leading.
    public static let automatic = TableColumnAlignment(side: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(side: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(side: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(side: .trailing)
    /// For numbers: at the trailing edge.
    public static let numeric = TableColumnAlignment(side: .trailing)

    var horizontal: HorizontalAlignment {
        switch side {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column with a title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// Creates a column with a title that shows a text of each value.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a title that shows a text of each value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column with a title that sorts by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column with a title that sorts by a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: Text(title), comparator: comparator, content: content)
    }
}
