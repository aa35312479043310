import FramewrightLayoutEngine

extension View {
    /// Runs an action with a value of the view's geometry, at first and whenever it changes.
    ///
    /// Runs when all views are placed. A state that it changes is shown in the same frame.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> some View {
        GeometryObserver(content: self, transform: transform) { _, value in action(value) }
    }

    /// Runs an action with the old and the new value of the view's geometry. At first, both are the new one.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        GeometryObserver(content: self, transform: transform, action: action)
    }
}

/// The last value of a view's geometry, and the last one that was reported.
@MainActor
private final class ObservedGeometry<Value> {
    var latest: Value?
    var reported: Value?
}

private struct GeometryObserver<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let observed = inner.remembered { ObservedGeometry<Value>() }
        let (transform, action, environment) = (transform, action, inner.environment)
        lowering.graph.effects.check(inner.node) {
            guard let value = observed.latest, observed.reported != value else { return }
            let old = observed.reported ?? value
            observed.reported = value
            action(old, value)
        }
        return inner.nodes(of: content).observingFirst(named: "GeometryChange", in: inner) { site in
            observed.latest = transform(GeometryProxy(site, in: environment))
        }
    }
}
