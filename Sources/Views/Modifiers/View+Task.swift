extension View {
    /// Runs an asynchronous action when the view is inserted. The task is cancelled when the view is removed.
    public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: Unchanging(), name: name, priority: priority, action: action)
    }

    /// Runs an asynchronous action when the view is inserted, and again when `id` has changed. The previous task is
    /// cancelled then, and when the view is removed.
    public func task<T: Equatable>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: value, name: name, priority: priority, action: action)
    }
}

/// The identity of a task that is never repeated.
private struct Unchanging: Equatable {}

private struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
    let content: Content
    let id: ID
    let name: String?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let runner = inner.node.memory as? TaskRunner<ID> ?? TaskRunner<ID>()
        let node = inner.node
        let lifecycle = content.onAppear { runner.start(name, priority, action) }
            .onDisappear { runner.cancel() }
        lowering.graph.effects.after(node) {
            node.memory = runner
            if runner.isRepeated(by: id) { runner.start(name, priority, action) }
        }
        return inner.watched(inner.nodes(of: lifecycle))
    }
}

/// The task of a view.
@MainActor
private final class TaskRunner<ID: Equatable> {
    private var id: ID?
    private var task: Task<Void, Never>?

    deinit { task?.cancel() }

    /// Notes the identity of this pass, and returns whether it differs from the one of the running task.
    func isRepeated(by id: ID) -> Bool {
        defer { self.id = id }
        return task != nil && self.id.map { $0 != id } == true
    }

    func start(_ name: String?, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        task?.cancel()
        task = Task(name: name, priority: priority) { await action() }
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}
