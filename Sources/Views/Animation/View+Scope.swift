import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Animates what the modifiers in `body` say of this view, whenever it changes; the view itself changes with whatever
    /// is said around, and so does its place.
    public func animation<Scope: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Scope
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of the modifiers in `body`, and of nothing else.
    public func transaction<Scope: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Scope
    ) -> some View {
        ScopedTransactionView(content: self, transform: transform, scope: body)
    }
}

/// The view that the modifiers of a scope are applied to.
public struct PlaceholderContentView<Content: View>: PrimitiveView {
    let content: Content
    /// Of what is around the scope.
    let transaction: Transaction

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: content) { $0 = transaction }
    }
}

private struct ScopedTransactionView<Content: View, Scope: View>: PrimitiveView {
    let content: Content
    let transform: (inout Transaction) -> Void
    let scope: (PlaceholderContentView<Content>) -> Scope

    /// Inside a node of its own that moves with what is around: the scope's transaction would reach the view's place.
    func lower(_ lowering: Lowering) -> [ViewNode] {
        let outer = lowering.transaction
        let body = scope(PlaceholderContentView(content: content, transaction: outer))
        return lowering.nodes(of: body, in: transform).wrapped(in: PaddingLayout(.zero), as: "TransactionScope")
    }
}
