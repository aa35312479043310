public import Observation

/// A view with a changed environment.
package struct EnvironmentModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.with { change(&$0) }
        return inner.nodes(of: content).facing(
            inner.environment.layoutDirection, within: lowering.environment.layoutDirection)
    }
}

extension View {
    /// Sets an environment value for this view and its descendants.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Transforms an environment value for this view and its descendants.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    /// Places a model in the environment of this view and its descendants, to be read by its type.
    public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
        changingEnvironment { $0[model: Model.self] = model }
    }

    /// Disables controls and gestures inside. Views that an ancestor disables stay disabled.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentModifiedView(content: self, change: change)
    }
}
