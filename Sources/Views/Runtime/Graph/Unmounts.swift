/// Removed views, including those still animating out. If one of the latter is reinserted, it keeps its identity.
@MainActor
struct Unmounts {
    /// The times at which nodes removed in this pass are no longer visible, by watcher.
    var ends: [Int: Double] = [:]
    /// Discarded views whose `onDisappear` is pending until every change is shown.
    var discarded: [GraphNode] = []
    /// Removed views whose nodes are still visible.
    private var animatingOut: [(node: GraphNode, end: Double)] = []
    /// The earliest end of a removal with a pending `onDisappear`; infinity if there is none.
    private(set) var next = Double.infinity

    /// Adds a view that is animating out until its `visibleUntil`.
    mutating func addAnimatingOut(_ node: GraphNode) { animatingOut.append((node, node.visibleUntil)) }

    /// Removes the views that were not lowered in this pass, at once or after their animation.
    mutating func sweep(_ root: GraphNode, pass: Int) {
        root.sweep(pass: pass, &self)
        update()
    }

    /// Discards the views whose removal has ended.
    ///
    /// - Returns: The discarded nodes with a pending `onDisappear`.
    mutating func finish(at time: Double) -> [GraphNode] {
        let over = animatingOut.filter { $0.end <= time && $0.node.visibleUntil == $0.end }
        guard !over.isEmpty else { return [] }
        var (finished, parents): ([GraphNode], [ObjectIdentifier: GraphNode]) = ([], [:])
        for (node, _) in over {
            node.discard(into: &finished)
            if let parent = node.parent { parents[ObjectIdentifier(parent)] = parent }
        }
        for parent in parents.values { parent.removeDiscarded() }
        update()
        return finished
    }

    /// Removes and returns the discarded nodes.
    mutating func dequeueRemoved() -> [GraphNode] {
        defer { discarded = [] }
        return discarded
    }

    /// Drops reinserted views, and finds the next end of a removal.
    private mutating func update() {
        guard !animatingOut.isEmpty else { return }
        animatingOut.removeAll { $0.node.visibleUntil != $0.end }
        next = animatingOut.lazy.filter(\.node.hasPendingOnDisappear).map(\.end).min() ?? .infinity
    }
}
