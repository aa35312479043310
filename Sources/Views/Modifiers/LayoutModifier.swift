import FramewrightLayoutEngine

/// A view inside a single-child layout. Groups pass the modifier on to each of their views.
struct LayoutModifiedView<Content: View, L: Layout>: PrimitiveView {
    let content: Content
    let layout: L
    let name: String

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: content).map { node in
            var child = node
            child.step = .index(0)
            return ViewNode(
                ViewContent(name), step: node.step, layout: layout, children: [child], priority: node.priority)
        }
    }
}

/// A view whose nodes are changed after lowering.
struct NodeModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout ViewNode) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: content).map { node in
            var node = node
            change(&node)
            return node
        }
    }
}

extension View {
    /// Changes each of the view's nodes after lowering.
    func changingNode(_ change: @escaping (inout ViewNode) -> Void) -> some View {
        NodeModifiedView(content: self, change: change)
    }
}
