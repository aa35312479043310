import FramewrightLayoutEngine

/// A view for each element of a collection, identified by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    /// The collection of elements.
    public var data: Data
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Creates a view per element, identified by the property at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// The views of the elements.
    var elementContents: [Content] { data.map(content) }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(data.count)
        guard lowering.environment.marksElements else {
            for element in data { nodes += lower(element, lowering) }
            return nodes
        }
        let inner = lowering.with { $0.marksElements = false }
        for (offset, element) in data.enumerated() {
            nodes += lower(element, inner).map { node in
                var node = node
                node.payload.changeRow { $0.element = offset }
                return node
            }
        }
        return nodes
    }

    private func lower(_ element: Data.Element, _ lowering: Lowering) -> [ViewNode] {
        let id = id(element)
        let (key, name) =
            (id as? Int).map { (GraphKey.element($0), String($0)) } ?? (.identity(AnyHashable(id)), "\(id)")
        if lowering.hasLowered(key) { lowering.report.add(.duplicateIdentity(name, view: lowering.node.path)) }
        let nodes = lowering.scrollTarget(
            lowering.at(key).nodes(of: content(element)).keyed(name), id: AnyHashable(id))
        return lowering.tags?.tagged(nodes, AnyHashable(id)) ?? nodes
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view per identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

/// An element of a bound collection, with its identity.
public struct BoundElement<Element, ID: Hashable> {
    let id: ID
    let binding: Binding<Element>
}

extension ForEach {
    /// Creates a view per element of a bound collection, with a binding to the element.
    @_disfavoredOverload
    public init<Source: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Source>, id: KeyPath<Source.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
    ) where Data == [BoundElement<Source.Element, ID>] {
        self.data = data.wrappedValue.indices.map { index in
            let first = data.wrappedValue[index]
            return BoundElement(
                id: first[keyPath: id],
                binding: Binding(
                    get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : first },
                    set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } }))
        }
        self.id = { $0.id }
        self.content = { content($0.binding) }
    }

    /// Creates a view per identifiable element of a bound collection, with a binding to the element.
    @_disfavoredOverload
    public init<Source: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Source>, @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
    ) where Data == [BoundElement<Source.Element, ID>], Source.Element: Identifiable, ID == Source.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates a view per number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

/// Several views as one, without a layout of their own.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Groups the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: content) }
}

/// Combines several views into one by a layout. A single view stays as it is.
struct Joined<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let name: String
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.nodes(of: content)
        return nodes.isEmpty ? [] : [nodes.single(or: layout, named: name)]
    }
}
