public import Observation

extension View {
    /// Publishes a value while this view or one inside has the focus.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        publishing(value, isOfScene: false) { $0[keyPath: keyPath] = value }
    }

    /// Publishes a value, if there is one, while this view or one inside has the focus.
    @_disfavoredOverload
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        publishing(value as Any, isOfScene: false) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Publishes a model by its type while this view or one inside has the focus.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        publishing(object as Any, isOfScene: false) { if let object { $0[object: T.self] = object } }
    }

    /// Publishes a value to the whole screen.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        publishing(value, isOfScene: true) { $0[keyPath: keyPath] = value }
    }

    /// Publishes a value, if there is one, to the whole screen.
    @_disfavoredOverload
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        publishing(value as Any, isOfScene: true) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Publishes a model by its type to the whole screen.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        publishing(object as Any, isOfScene: true) { if let object { $0[object: T.self] = object } }
    }

    /// Publishes an object by its type while this view or one inside has the focus.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        publishing(object, isOfScene: false) { $0[object: T.self] = object }
    }

    /// Publishes an object, if there is one, by its type while this view or one inside has the focus.
    @_disfavoredOverload
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        publishing(object as Any, isOfScene: false) { if let object { $0[object: T.self] = object } }
    }

    /// Publishes an object by its type to the whole screen.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        publishing(object, isOfScene: true) { $0[object: T.self] = object }
    }

    /// Publishes an object, if there is one, by its type to the whole screen.
    @_disfavoredOverload
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        publishing(object as Any, isOfScene: true) { if let object { $0[object: T.self] = object } }
    }

    private func publishing(
        _ value: Any, isOfScene: Bool, _ store: @escaping (inout FocusedValues) -> Void
    ) -> some View {
        PublishingView(content: self, value: value, isOfScene: isOfScene, store: store)
    }
}

/// A view that publishes a value.
private struct PublishingView<Content: View>: PrimitiveView {
    let content: Content
    let value: Any
    let isOfScene: Bool
    let store: (inout FocusedValues) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let values = inner.graph.focusedValues
        inner.graph.effects.check(inner.node) {
            values.publish(.init(node: inner.node, isOfScene: isOfScene, value: value, store: store))
        }
        return inner.nodes(of: content)
    }
}
