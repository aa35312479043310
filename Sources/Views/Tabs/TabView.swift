import FramewrightDrawing
import FramewrightLayoutEngine

/// A container that shows one of several views, with a bar at the bottom or as pages side by side.
///
/// Views of tabs that are not selected keep their state, but are not lowered.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    @State private var selected = 0
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view with a binding to the tag of the selected tab.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view with an optional binding to the tag of the selected tab.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The view of the selected tab, with the bar or the dots.
    public var body: some View {
        TabPages(content: content, access: TabSelection(index: $selected, value: selection))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that stores its selection itself.
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates a tab view of tabs with a binding to the value of the selected one.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder.Content(tabs: content())
    }

    /// Creates a tab view of tabs without values that stores its selection itself.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder.Content(tabs: content())
    }
}

/// The selection of a tab view: by value if there is a binding, otherwise by index.
@MainActor
struct TabSelection<Value: Hashable> {
    let index: Binding<Int>
    let value: Binding<Value>?

    /// Returns the index of the selected tab among tabs with tags.
    func index(among tags: [AnyHashable?]) -> Int {
        guard let value else { return min(index.wrappedValue, max(0, tags.count - 1)) }
        let wanted = value.wrappedValue
        return tags.firstIndex { Self.isEqual($0, wanted) } ?? (wanted as? Int).flatMap {
            tags.allSatisfy { $0 == nil } && tags.indices.contains($0) ? $0 : nil
        } ?? 0
    }

    func select(_ index: Int, among tags: [AnyHashable?]) {
        if let value {
            if let tag = (tags[index]?.base).value(as: Value.self) { value.wrappedValue = tag }
        } else {
            self.index.wrappedValue = index
        }
    }

    /// Compares tags, which may be optional where the selection is not, or the other way round.
    private static func isEqual(_ tag: AnyHashable?, _ wanted: Value) -> Bool {
        tag == AnyHashable(wanted) || (tag?.base).value(as: Value.self) == wanted
    }
}

/// The selected tab with its bar or dots.
private struct TabPages<Content: View, Value: Hashable>: PrimitiveView {
    let content: Content
    let access: TabSelection<Value>

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let outer = lowering.collectingPreferences()
        if let display = lowering.environment.tabViewStyle.pages { return pages(display, outer) }
        if lowering.environment.horizontalSizeClass == .regular {
            lowering.graph.loop.remark(
                "`TabView` has its bar at the bottom; in a regular width the platform's is at the top")
        }
        let entries = TabEntries()
        let (inner, tags) = outer.at(.position(0)).with { $0.tabEntries = entries }.collectingTags()
        var nodes = inner.nodes(of: content)
        let values = nodes.map { tags.value(of: $0) }
        let tabs = nodes.map { node in entries.index(in: node).map { entries.entries[$0] } }
        let selected = access.index(among: values)
        for index in nodes.indices where index != selected { tabs[index]?.node.keep(in: lowering.graph.pass) }
        if nodes.indices.contains(selected), let tab = tabs[selected] { nodes[selected].fillTab(with: tab.content()) }
        let traits = outer.preferences.value(PageRequestsKey.self)?.traits(of: .tabBar) ?? BarTraits()
        outer.preferences.transform(PageRequestsKey.self) { $0.bars[.tabBar] = nil }
        let screen = TabScreen(
            page: nodes.indices.contains(selected) ? nodes[selected] : nil,
            items: tabs.indices.map { TabBarItem(tabs[$0], isSelected: $0 == selected, in: lowering.environment) },
            selected: selected, traits: traits, select: { access.select($0, among: values) })
        return outer.at(.position(1)).nodes(of: screen)
    }

    private func pages(_ display: PageIndexDisplay, _ outer: Lowering) -> [ViewNode] {
        let (inner, tags) = outer.at(.position(0)).collectingTags()
        let nodes = inner.nodes(of: content)
        let values = nodes.map { tags.value(of: $0) }
        let pages = PagedTabs(
            pages: nodes, selected: access.index(among: values),
            showsDots: display.mode == .always || (display.mode == .automatic && nodes.count > 1),
            hasBackground: outer.environment.indexViewStyle.hasBackground,
            select: { access.select($0, among: values) })
        return outer.at(.position(1)).nodes(of: pages)
    }
}

/// The view of the selected tab above the bar.
private struct TabScreen: View {
    let page: ViewNode?
    let items: [TabBarItem]
    let selected: Int
    let traits: BarTraits
    let select: (Int) -> Void

    var body: some View {
        ZStack {
            if let page {
                ForEach([selected], id: \.self) { _ in LoweredView(node: page).transition(.identity) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if traits.visibility != .hidden { TabBar(items: items, traits: traits, select: select) }
        }
    }
}
