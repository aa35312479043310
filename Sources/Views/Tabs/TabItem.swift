import FramewrightLayoutEngine

/// A tab, recorded while the content of a tab view is lowered. The view of a tab is lowered only if it is selected.
@MainActor
struct TabEntry {
    /// Lowers the tab's item in the bar.
    let label: (Lowering, _ iconFont: Font?) -> LabelParts
    let labelContext: Lowering
    /// Lowers the view of the tab.
    let content: () -> [ViewNode]
    let node: GraphNode
    /// The value by which a selection identifies the tab, if it is known without lowering the view.
    let tag: AnyHashable?
    var badge: Text?
}

/// The tabs of a tab view, in their order.
@MainActor
final class TabEntries: Sendable {
    private(set) var entries: [TabEntry] = []

    /// Appends a tab and returns the placeholder of its view.
    func placeholder(of entry: TabEntry) -> ViewNode {
        entries.append(entry)
        let name = "\(Self.prefix)\(entries.count - 1)"
        return ViewNode(ViewContent(name), layout: ZStackLayout())
    }

    /// Returns the index of the tab whose placeholder is a node or one of its descendants.
    func index(in node: ViewNode) -> Int? {
        if node.payload.name.hasPrefix(Self.prefix) { return Int(node.payload.name.dropFirst(Self.prefix.count)) }
        return node.children.lazy.compactMap { self.index(in: $0) }.first
    }

    private static var prefix: String { "Tab." }
}

extension ViewNode {
    /// Places the view of a tab into its placeholder.
    mutating func fillTab(with content: [ViewNode]) {
        if payload.name.hasPrefix("Tab.") {
            payload.name = "Tab"
            children = content.numbered()
            return
        }
        for index in children.indices { children[index].fillTab(with: content) }
    }
}

extension View {
    /// Sets the item of the view in the bar of a tab view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label(), tag: nil)
    }

    /// Shows a number beside the item of a tab or at the trailing edge of a row of a list; 0 shows nothing.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Shows a text beside the item of a tab or at the trailing edge of a row of a list.
    public func badge(_ label: Text?) -> some View { BadgeView(content: self, badge: label) }

    /// Shows a text beside the item of a tab or at the trailing edge of a row of a list.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// A view with an item in the bar of the tab view around it; the view alone elsewhere.
struct TabItemView<Content: View, Label: View>: PrimitiveView {
    let content: Content
    let label: Label
    let tag: AnyHashable?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        guard let tabs = inner.environment.tabEntries else { return inner.at(.position(0)).nodes(of: content) }
        let shown = inner.withoutTags().with { $0.tabEntries = nil }
        let entry = TabEntry(
            label: { $0.parts(of: label, iconFont: $1) }, labelContext: shown.at(.position(1)),
            content: { shown.at(.position(0)).nodes(of: content) }, node: shown.node,
            tag: tag ?? (content as? any TaggedContent)?.tagValue, badge: inner.environment.tabBadge)
        let placeholder = tabs.placeholder(of: entry)
        return lowering.tags?.tagged([placeholder], entry.tag) ?? [placeholder]
    }
}

private struct BadgeView<Content: View>: PrimitiveView {
    let content: Content
    let badge: Text?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        if lowering.environment.tabEntries != nil {
            return lowering.with { $0.tabBadge = badge }.nodes(of: content)
        }
        return lowering.nodes(of: BadgedView(content: content, badge: badge))
    }
}

extension Tags {
    /// Tags nodes, if there is a value.
    fileprivate func tagged(_ nodes: [ViewNode], _ value: AnyHashable?) -> [ViewNode] {
        guard let value else { return nodes }
        return tagged(nodes, value)
    }
}

extension EnvironmentValues {
    /// The tabs of the tab view whose content is being lowered; nil inside of a tab.
    var tabEntries: TabEntries? {
        get { self[TabEntriesKey.self] }
        set { self[TabEntriesKey.self] = newValue }
    }

    @MainActor fileprivate var tabBadge: Text? {
        get { self[TabBadgeKey.self] }
        set { self[TabBadgeKey.self] = newValue }
    }
}

private enum TabEntriesKey: EnvironmentKey {
    static let defaultValue: TabEntries? = nil
}

private enum TabBadgeKey: EnvironmentKey {
    static let defaultValue: Text? = nil
}
