import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Animates the effects of the modifiers in `body`. The view itself, and its position, follow the transaction
    /// around.
    public func animation<Scope: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Scope
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of the modifiers in `body`, but not that of the view itself.
    public func transaction<Scope: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Scope
    ) -> some View {
        ScopedTransactionView(content: self, transform: transform, scope: body)
    }
}

/// The view to which the modifiers of a scope are applied.
public struct PlaceholderContentView<Content: View>: PrimitiveView {
    let content: Content
    /// The transaction outside the scope.
    let transaction: Transaction

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.nodes(of: content) { $0 = transaction }
    }
}

private struct ScopedTransactionView<Content: View, Scope: View>: PrimitiveView {
    let content: Content
    let transform: (inout Transaction) -> Void
    let scope: (PlaceholderContentView<Content>) -> Scope

    /// Wraps the result in a node that follows the outer transaction; otherwise the scope's transaction would also
    /// animate the view's position.
    func lower(_ lowering: Lowering) -> [ViewNode] {
        let outer = lowering.transaction
        let body = scope(PlaceholderContentView(content: content, transaction: outer))
        return lowering.nodes(of: body, in: transform).wrapped(in: PaddingLayout(.zero), as: "TransactionScope")
    }
}
