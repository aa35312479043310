import FramewrightLayoutEngine

extension View {
    /// Animates changes of this view and its descendants when `value` differs from the last frame. Nil shows them at
    /// once, whatever the transaction around specifies.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        ValueAnimationView(content: self, animation: animation, value: value)
    }

    /// Changes the transaction of this view and its descendants on every update.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self, transform: transform)
    }

    /// Changes the transaction of this view and its descendants when `value` differs from the last frame.
    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        ValueTransactionView(content: self, value: value, transform: transform)
    }
}

private struct ValueAnimationView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let animation: Animation?
    let value: Value

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.changing(content, when: value, type: Self.self) { [animation] transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}

private struct ValueTransactionView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let transform: (inout Transaction) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.changing(content, when: value, type: Self.self, by: transform)
    }
}

private struct TransactionView<Content: View>: PrimitiveView {
    let content: Content
    let transform: (inout Transaction) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] { lowering.nodes(of: content, in: transform) }
}

extension Lowering {
    /// Lowers a view, in a changed transaction if `value` differs from the last frame.
    fileprivate func changing<Value: Equatable>(
        _ content: some View, when value: Value, type: Any.Type, by transform: (inout Transaction) -> Void
    ) -> [ViewNode] {
        graph.notes.mayAnimate = true
        let inner = inside(type)
        let node = inner.node
        let old = node.memory.value(as: Value.self)
        graph.effects.remember(node) { node.memory = value }
        guard let old, old != value else { return inner.nodes(of: content) }
        return inner.nodes(of: content, in: transform)
    }
}
