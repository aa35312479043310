/// Removed views, including those still animating out. If one of the latter is reinserted, it keeps its identity.
@MainActor
struct Unmounts {
    /// The times at which nodes removed in this pass are no longer visible, by watcher.
    var ends: [Int: Double] = [:]
    /// Discarded views whose `onDisappear` is pending until every change is shown.
    var gone: [GraphNode] = []
    /// Removed views whose nodes are still visible.
    private var leaving: [(node: GraphNode, end: Double)] = []
    /// The earliest end of a removal with a pending `onDisappear`; infinity if there is none.
    private(set) var next = Double.infinity

    /// Adds a view that is animating out until its `leavingUntil`.
    mutating func add(leaving node: GraphNode) { leaving.append((node, node.leavingUntil)) }

    /// Removes the views that were not lowered in this pass, at once or after their animation.
    mutating func sweep(_ root: GraphNode, pass: Int) {
        root.sweep(pass: pass, &self)
        plan()
    }

    /// Discards the views whose removal has ended.
    ///
    /// - Returns: The discarded nodes with a pending `onDisappear`.
    mutating func finish(at time: Double) -> [GraphNode] {
        let over = leaving.filter { $0.end <= time && $0.node.leavingUntil == $0.end }
        guard !over.isEmpty else { return [] }
        var (finished, parents): ([GraphNode], [ObjectIdentifier: GraphNode]) = ([], [:])
        for (node, _) in over {
            node.vanish(into: &finished)
            if let parent = node.parent { parents[ObjectIdentifier(parent)] = parent }
        }
        for parent in parents.values { parent.forgetVanished() }
        plan()
        return finished
    }

    mutating func dequeueRemoved() -> [GraphNode] {
        defer { gone = [] }
        return gone
    }

    /// Drops reinserted views, and finds the next end of a removal.
    private mutating func plan() {
        guard !leaving.isEmpty else { return }
        leaving.removeAll { $0.node.leavingUntil != $0.end }
        next = leaving.lazy.filter(\.node.awaitsDisappearing).map(\.end).min() ?? .infinity
    }
}
