import FramewrightLayoutEngine

/// A part of the content of a tab view: a tab, several ones, or a section.
///
/// ```swift
/// struct Places: TabContent {
///     var body: some TabContent<Int> {
///         Tab("Home", systemImage: "house", value: 0) { Home() }
///         Tab("Away", systemImage: "airplane", value: 1) { Away() }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs, under a name of its own, because a tab of this package is a view too, with another `Body`.
    associatedtype TabBody: TabContent
    associatedtype TabValue: Hashable = TabBody.TabValue

    /// The tabs.
    @TabContentBuilder<TabValue> var body: TabBody { get }
}

extension Never: TabContent {
    /// No value.
    public typealias TabValue = Never
}

extension Tab: TabContent {
    /// The value that selects the tab.
    public typealias TabValue = Value
}

extension TabSection: TabContent {
    /// The value that selects a tab.
    public typealias TabValue = SelectionValue
}

extension ForEach: TabContent where Content: TabContent {
    /// The value that selects a tab.
    public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
    /// The value that selects a tab.
    public typealias TabValue = Content.TabValue
}

/// Tabs as a view. Those of this package are views; others have a body.
struct TabContentView<Content: TabContent>: PrimitiveView {
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        if let view = content as? any View { return lowering.nodes(of: AnyView(view)) }
        let inner = lowering.inside(Content.self)
        var linker = PropertyLinker(inner, node: inner.node)
        linker.link(propertiesOf: content)
        return linker.hasFailed
            ? [] : inner.at(.content).nodes(of: TabContentView<Content.TabBody>(content: content.body))
    }
}

/// A result builder for tabs with values of one type.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a tab view.
    public struct Content<C: TabContent>: View {
        let tabs: C

        /// The tabs.
        public var body: some View { TabContentView(content: tabs) }
    }

    /// Returns a tab unchanged.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Builds a single tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Builds a sequence of tabs.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabContents<TabValue> {
        TabContents(TupleView(views: repeat TabContentView(content: each content)))
    }

    /// Builds a tab that may be missing.
    public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabContent<C> where C.TabValue == TabValue {
        OptionalTabContent(content: content)
    }

    /// Builds the tab of the first branch.
    public static func buildEither<First: TabContent>(first: First) -> TabContents<TabValue>
    where First.TabValue == TabValue {
        TabContents(ConditionalView<TabContentView<First>, EmptyView>.first(TabContentView(content: first)))
    }

    /// Builds the tab of the second branch.
    public static func buildEither<Second: TabContent>(second: Second) -> TabContents<TabValue>
    where Second.TabValue == TabValue {
        TabContents(ConditionalView<EmptyView, TabContentView<Second>>.second(TabContentView(content: second)))
    }

    /// Builds a tab inside an availability check.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabContents<TabValue>
    where C.TabValue == TabValue {
        TabContents(TabContentView(content: content))
    }
}

/// Tabs with values of one type.
public struct TabContents<TabValue: Hashable>: PrimitiveView, TabContent {
    private let views: AnyView

    init(_ views: some View) { self.views = AnyView(views) }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: views) }
}

/// A tab that may be missing.
public struct OptionalTabContent<Content: TabContent>: PrimitiveView, TabContent {
    /// The value that selects the tab.
    public typealias TabValue = Content.TabValue

    let content: Content?

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        content.map { lowering.nodes(of: TabContentView(content: $0)) } ?? []
    }
}
