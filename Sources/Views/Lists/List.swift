import FramewrightDrawing
import FramewrightLayoutEngine

/// The appearance of lists and forms.
public struct ListStyle: Sendable {
    let isGrouped: Bool

    /// The default style: grouped.
    public static let automatic = ListStyle(isGrouped: true)
    /// Sections as cards on a subtle background.
    public static let insetGrouped = ListStyle(isGrouped: true)
    /// Rows from edge to edge.
    public static let plain = ListStyle(isGrouped: false)
}

/// A scrollable column of rows, optionally in sections.
public struct List<Content: View>: View {
    @Environment(\.listStyle) private var style
    private let content: Content

    /// Creates a list from views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The scrollable rows.
    public var body: some View {
        ScrollView { ListRows(style: style, content: content) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.control(style.isGrouped ? .grouped : .surface))
            .changingEnvironment { if $0.requestedForeground == nil { $0.foregroundStyle = ContainerInk(color: .ink) } }
    }
}

extension List {
    /// Creates a list with a row per identifiable element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row per element, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

/// A container for controls in sections, shown as a grouped list.
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form from views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A grouped list.
    public var body: some View { List { content }.listStyle(.insetGrouped) }
}

extension View {
    /// Sets the style of the lists inside.
    public func listStyle(_ style: ListStyle) -> some View { changingEnvironment { $0.listStyle = style } }
}

extension EnvironmentValues {
    var listStyle: ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The style of the list that contains the view; nil outside of lists.
    var listContext: ListStyle? {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }
}

private enum ListStyleKey: EnvironmentKey {
    static let defaultValue = ListStyle.automatic
}

private enum ListContextKey: EnvironmentKey {
    static let defaultValue: ListStyle? = nil
}
