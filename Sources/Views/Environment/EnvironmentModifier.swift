public import Observation

/// A view that sees a changed environment.
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
    /// Sets a value of the environment for this view and everything in it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Changes a value of the environment for this view and everything in it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    /// Gives a model to this view and everything in it, to be read by its type.
    public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
        changingEnvironment { $0[model: Model.self] = model }
    }

    /// Takes controls and gestures inside out of use. One that is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentModifiedView(content: self, change: change)
    }
}
