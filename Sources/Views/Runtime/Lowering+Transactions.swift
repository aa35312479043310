import FramewrightLayoutEngine

extension Lowering {
    /// Lowers the body of a view or modifier with animatable data.
    ///
    /// If no state has changed, the body differs because the data is moving. That is not animated again by an
    /// animation of all changes around the view.
    func nodes(ofAnimated body: some View) -> [ViewNode] {
        guard !graph.pendingTransactions.hasChanges, transaction.animation != nil else { return nodes(of: body) }
        return nodes(of: body, in: { $0.animation = nil })
    }

    /// Lowers a view in its own transaction.
    func nodes(of content: some View, in transform: (inout Transaction) -> Void) -> [ViewNode] {
        graph.notes.mayAnimate = true
        var inner = self
        var transaction = transaction
        transform(&transaction)
        inner.setTransaction(transaction)
        if transaction.isAnimated { graph.notes.isAnimated = true }
        var nodes = inner.nodes(of: content)
        for index in nodes.indices { nodes[index].payload.setTransaction(transaction) }
        return nodes
    }
}
