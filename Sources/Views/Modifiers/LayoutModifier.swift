import FramewrightLayoutEngine

/// A view inside a single-child layout. Groups pass the modifier on to each of their views.
struct LayoutModifiedView<Content: View, L: Layout>: PrimitiveView {
    let content: Content
    let layout: L
    let name: String

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: content).map { $0.wrapped(in: layout, as: ViewContent(name)) }
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

extension ViewNode {
    /// The node inside a layout that stands in its place: what containers know of it (identity, priority, paint order,
    /// layout values, what it stands for) is now known of the wrapper.
    func wrapped(
        in layout: some Layout, as content: ViewContent, behind: [ViewNode] = [], beside: [ViewNode] = []
    ) -> ViewNode {
        var inner = self
        inner.step = .index(0)
        inner.zIndex = 0
        inner.values = LayoutValues()
        var wrapper = ViewNode(
            content, step: step, layout: layout, children: (behind + [inner] + beside).numbered, priority: priority,
            zIndex: zIndex)
        wrapper.values = values
        wrapper.payload.tag = payload.tag
        wrapper.payload.role = payload.role
        return wrapper
    }
}
