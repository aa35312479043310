extension View {
    /// Runs an action when the view is inserted, before its first frame is drawn.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: action, onDisappear: nil)
    }

    /// Runs an action after the view was removed and its exit transition has finished.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: nil, onDisappear: action)
    }

    /// Runs an action with the old and the new value when a value differs from the last frame.
    ///
    /// If `initial` is true, it also runs when the view appears, with the value as both arguments.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, isInitial: initial, action: action)
    }

    /// Runs an action when a value differs from the last frame. If `initial` is true, it also runs when the view
    /// appears.
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

    /// Observes whether the content has nodes. Content without nodes, such as an empty `ForEach`, counts as
    /// disappeared.
    func lower(_ lowering: Lowering) -> [ViewNode] {
        let (inner, graph) = (lowering.inside(Self.self), lowering.graph)
        let presence = inner.node.memory as? Presence ?? Presence()
        // Set after the content is lowered. The effect is requested before that, so that actions inside run first.
        let shown = Shown()
        graph.effects.after(inner.node) { answer(presence, shown: shown, node: inner.node, in: graph) }
        let nodes = inner.nodes(of: content)
        shown.isSomething = !nodes.isEmpty && !lowering.environment.isCovered
        return inner.watched(nodes)
    }

    private func answer(_ presence: Presence, shown: Shown, node: GraphNode, in graph: ViewGraph) {
        node.memory = presence
        guard shown.isSomething else { return leave(presence, node: node, in: graph) }
        presence.end = nil
        if let onDisappear { node.onDisappear = { onDisappear() } }
        guard !presence.hasAppeared else { return }
        presence.hasAppeared = true
        onAppear?()
    }

    /// Handles the removal of all content, which may still be animating out.
    private func leave(_ presence: Presence, node: GraphNode, in graph: ViewGraph) {
        guard presence.hasAppeared, presence.end == nil else { return }
        let end = graph.visibilityEnd(of: node)
        presence.end = end
        let gone: @MainActor () -> Void = {
            guard presence.end == end else { return }
            presence.hasAppeared = false
            node.runOnDisappear()
        }
        if end > graph.time { graph.timers.add(at: end, gone) } else { gone() }
    }

    private final class Presence {
        var hasAppeared = false
        /// The time until which removed content is visible; nil while there is content.
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
