import FramewrightLayoutEngine

extension View {
    /// Another value makes another view: its state starts anew.
    public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }

    /// What assistive technology reads out in place of the view's own text.
    public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        changingNode { $0.payload.label = String(label) }
    }

    /// A value a container such as `Picker` knows this view by.
    public func tag(_ tag: some Hashable) -> some View {
        TaggedView(content: self, tag: AnyHashable(tag))
    }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.at(.identity(id)).nodes(of: content).keyed("\(id.base)")
    }
}

private struct TaggedView<Content: View>: PrimitiveView {
    let content: Content
    let tag: AnyHashable

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.nodes(of: content)
        return lowering.tags?.tagged(nodes, tag) ?? nodes
    }
}

/// The values a picker's options stand for; a node knows its value's index.
@MainActor
final class Tags {
    private var values: [AnyHashable] = []

    /// Nodes with their value; one given inside wins.
    func tagged(_ nodes: [ViewNode], _ value: AnyHashable) -> [ViewNode] {
        values.append(value)
        var nodes = nodes
        for index in nodes.indices where nodes[index].payload.tag == nil { nodes[index].payload.tag = values.count - 1 }
        return nodes
    }

    func value(of node: ViewNode) -> AnyHashable? { node.payload.tag.map { values[$0] } }
}
