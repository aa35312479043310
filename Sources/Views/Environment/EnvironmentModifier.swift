/// A view that sees a changed environment.
struct EnvironmentModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.with(change)
        return inner.nodes(of: content).facing(
            inner.environment.layoutDirection, within: lowering.environment.layoutDirection)
    }
}

extension View {
    /// Sets a value of the environment for this view and everything in it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentModifiedView(content: self, change: change)
    }
}
