import FramewrightDrawing
import FramewrightLayoutEngine

/// How lists and forms look.
public struct ListStyle: Sendable {
    let isGrouped: Bool

    public static let automatic = ListStyle(isGrouped: true)
    /// Sections as cards on a quiet ground.
    public static let insetGrouped = ListStyle(isGrouped: true)
    /// Rows from edge to edge.
    public static let plain = ListStyle(isGrouped: false)
}

/// Rows below each other that scroll; sections keep them apart.
public struct List<Content: View>: View {
    @Environment(\.listStyle) private var style
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        ScrollView { ListRows(style: style, content: content) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.control(style.isGrouped ? .grouped : .surface))
            .changingEnvironment { if $0.requestedForeground == nil { $0.foregroundStyle = ContainerInk(color: .ink) } }
    }
}

extension List {
    /// A row for every element of a collection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for every element of a collection.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

/// Controls in sections: a grouped list.
public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { List { content }.listStyle(.insetGrouped) }
}

extension View {
    /// How the lists inside look.
    public func listStyle(_ style: ListStyle) -> some View { changingEnvironment { $0.listStyle = style } }
}

extension EnvironmentValues {
    var listStyle: ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The style of the list a view is a row of; nil outside.
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
