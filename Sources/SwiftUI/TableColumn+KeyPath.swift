public import Foundation
public import FramewrightViews

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that shows a text of each value and sorts by it.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .localizedStandard
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Creates a column that shows a text of each value and sorts by it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .localizedStandard
    ) where Content == Text {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Creates a column with a view of each value that sorts by a part of it.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a view of each value that sorts by a part of it.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }
}

extension String.StandardComparator {
    /// Compares texts as a file manager does; here by their code points, a stand-in.
    public static var localizedStandard: String.StandardComparator { .lexical }

    /// Compares texts by the rules of the locale; here by their code points, a stand-in.
    public static var localized: String.StandardComparator { .lexical }
}
