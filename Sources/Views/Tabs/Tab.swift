import FramewrightLayoutEngine

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    /// A tab for searching.
    public static let search = TabRole()
}

/// A tab of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
    private let value: Value?
    private let content: Content
    private let label: Label

    private init(_ value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: TabItemView(content: content, label: label, tag: value.map { AnyHashable($0) }))
    }
}

extension Tab {
    /// Creates a tab with a value and a label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a title, a symbol and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title, an image and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with a value for searching.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value, content: content(), label: .search)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab for searching.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(nil, content: content(), label: .search)
    }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View {
    private let title: Text
    private let image: Image

    init(_ title: Text, _ image: Image) {
        self.title = title
        self.image = image
    }

    static var search: DefaultTabLabel {
        DefaultTabLabel(Text(verbatim: "Search"), Image(systemName: "magnifyingglass"))
    }

    /// The label.
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// A group of tabs. In a bar its tabs are beside the others; header and footer are accepted without effect.
public struct TabSection<Header, Content, Footer, SelectionValue: Hashable>: PrimitiveView {
    private let tabs: AnyView

    init<C: TabContent>(tabs: C) { self.tabs = AnyView(TabContentView(content: tabs)) }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: tabs) }
}

extension TabSection where Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Creates a group of tabs with a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    where Header: View {
        self.init(tabs: content())
    }

    /// Creates a group of tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.init(tabs: content())
    }

    /// Creates a group of tabs with a title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.init(tabs: content())
    }

    /// Creates a group of tabs.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.init(tabs: content())
    }
}

extension Tab {
    /// Creates a tab for an optional selection, with a label.
    public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(.some(value), content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab for an optional selection, with a title and a symbol.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            .some(value), content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab for an optional selection, with a title and a symbol.
    @_disfavoredOverload
    public init<V: Hashable, S: StringProtocol>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            .some(value), content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }
}
