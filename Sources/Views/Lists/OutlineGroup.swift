/// The views of a tree of data. Elements with children are disclosure groups.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    private let rows: () -> AnyView

    /// The elements, by level.
    public var body: some View { rows() }
}

/// The children of an element in an outline.
public struct OutlineSubgroupChildren: View {
    let rows: AnyView

    /// The elements of the next level.
    public var body: some View { rows }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates an outline of elements identified by the property at `id`, with the children at `children`.
    public init<Element>(
        _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element {
        rows = { AnyView(outline(data, id: id, children: children, content: content)) }
    }

    /// Creates an outline below one element, identified by the property at `id`.
    public init<Element>(
        _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element {
        rows = { AnyView(outline([root], id: id, children: children, content: content)) }
    }

    /// Creates an outline of identifiable elements, with the children at `children`.
    public init<Element: Identifiable>(
        _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element, ID == Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates an outline below one identifiable element.
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element, ID == Element.ID {
        self.init(root, id: \.id, children: children, content: content)
    }
}

/// Returns the views of one level of a tree.
@MainActor
private func outline<Elements: RandomAccessCollection, Children: RandomAccessCollection, ID: Hashable, Leaf: View>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>, children: KeyPath<Elements.Element, Children?>,
    content: @escaping (Elements.Element) -> Leaf
) -> some View where Children.Element == Elements.Element {
    ForEach(data, id: id) { element in
        if let inner = element[keyPath: children] {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    rows: AnyView(OutlineLevel(data: inner, id: id, children: children, content: content)))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

/// A level of a tree below an element, as a type of its own to end the recursion of opaque types.
private struct OutlineLevel<Children: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let data: Children
    let id: KeyPath<Children.Element, ID>
    let children: KeyPath<Children.Element, Children?>
    let content: (Children.Element) -> Leaf

    var body: some View { AnyView(outline(data, id: id, children: children, content: content)) }
}

extension List {
    /// Creates a list of a tree of identifiable elements, with the children at `children`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        SelectionValue == Never, Data.Element: Identifiable,
        Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of elements identified by the property at `id`, with the children at `children`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        SelectionValue == Never,
        Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of identifiable elements, of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Data.Element: Identifiable,
        Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}
