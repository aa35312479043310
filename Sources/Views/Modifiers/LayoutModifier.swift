package import FramewrightLayoutEngine

/// A view inside a single-child layout. For a group, each of its views is wrapped.
package struct LayoutModifiedView<Content: View, L: Layout>: PrimitiveView {
    let content: Content
    let layout: L
    let name: String

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: content).wrapped(in: layout, as: name)
    }
}

/// A view whose nodes are changed after lowering.
package struct NodeModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout ViewNode) -> Void

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.nodes(of: content)
        // Changes nodes in place, because a node is large.
        for index in nodes.indices { change(&nodes[index]) }
        return nodes
    }
}

/// A view with an existing node.
struct LoweredView: PrimitiveView {
    let node: ViewNode

    func lower(_ lowering: Lowering) -> [ViewNode] { [node] }
}

extension View {
    /// Changes each of the view's nodes after lowering.
    func changingNode(_ change: @escaping (inout ViewNode) -> Void) -> some View {
        NodeModifiedView(content: self, change: change)
    }
}
