extension View {
    /// Does something when the view comes onto the screen, before its first frame is painted.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: action, onDisappear: nil)
    }

    /// Does something when the view is no longer on the screen: of one that goes with a transition, when that is over.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: nil, onDisappear: action)
    }

    /// Does something when a value is another than in the last frame, given the old and the new one.
    ///
    /// With `initial` also when the view appears, given the value twice.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, isInitial: initial, action: action)
    }

    /// Does something when a value is another than in the last frame; with `initial` also when the view appears.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

private struct LifecycleView<Content: View>: PrimitiveView {
    let content: Content
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    /// What shows nothing, as a `ForEach` over nothing, has not appeared yet.
    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let shown = Shown()
        lowering.graph.effects.after(inner.node) { if shown.something { appear(inner.node) } }
        let nodes = inner.nodes(of: content)
        shown.something = !nodes.isEmpty
        return inner.watched(nodes)
    }

    private func appear(_ node: GraphNode) {
        let isNew = node.memory == nil
        node.memory = true
        if let onDisappear { node.onDisappear = { onDisappear() } }
        if isNew { onAppear?() }
    }

    /// Known once the content is lowered, whose own actions are to come first.
    private final class Shown {
        var something = false
    }
}

private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let (node, value, isInitial, action) = (inner.node, value, isInitial, action)
        lowering.graph.effects.after(node) {
            let old = node.memory.value(as: Value.self)
            node.memory = value
            if let old { if old != value { action(old, value) } } else if isInitial { action(value, value) }
        }
        return inner.watched(inner.nodes(of: content))
    }
}
