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

    /// What shows nothing, as a `ForEach` over nothing, has not appeared, or has disappeared.
    func lower(_ lowering: Lowering) -> [ViewNode] {
        let (inner, graph) = (lowering.inside(Self.self), lowering.graph)
        let presence = inner.node.memory as? Presence ?? Presence()
        // Known once the content is lowered, whose own actions are to come first.
        let shown = Shown()
        graph.effects.after(inner.node) { answer(presence, shown, inner.node, graph) }
        let nodes = inner.nodes(of: content)
        shown.isSomething = !nodes.isEmpty
        return inner.watched(nodes)
    }

    private func answer(_ presence: Presence, _ shown: Shown, _ node: GraphNode, _ graph: ViewGraph) {
        node.memory = presence
        guard shown.isSomething else { return leave(presence, node, graph) }
        presence.end = nil
        if let onDisappear { node.onDisappear = { onDisappear() } }
        guard !presence.hasAppeared else { return }
        presence.hasAppeared = true
        onAppear?()
    }

    /// All that was inside has gone, and may still be seen on its way out.
    private func leave(_ presence: Presence, _ node: GraphNode, _ graph: ViewGraph) {
        guard presence.hasAppeared, presence.end == nil else { return }
        let end = graph.end(ofLeaving: node)
        presence.end = end
        let gone: @MainActor () -> Void = {
            guard presence.end == end else { return }
            presence.hasAppeared = false
            node.disappear()
        }
        if end > graph.time { graph.timers.add(at: end, gone) } else { gone() }
    }

    private final class Presence {
        var hasAppeared = false
        /// Until when what has gone is seen; nil where something is there.
        var end: Double?
    }

    private final class Shown {
        var isSomething = false
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
