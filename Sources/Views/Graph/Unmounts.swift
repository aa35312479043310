/// Views that have gone: those nobody sees any more, and those whose nodes are on their way out. Should one of these come back, it
/// is the same view still.
@MainActor
struct Unmounts {
    /// When the nodes that have gone with this pass are no longer seen, by the number of their view.
    var ends: [Int: Double] = [:]
    /// Views to be told of once every change is shown.
    var gone: [GraphNode] = []
    /// Views whose nodes are still seen.
    private var leaving: [(node: GraphNode, end: Double)] = []
    /// When the first of them is gone that is to be told of; infinity where none is.
    private(set) var next = Double.infinity

    /// Of those that are on their way out; it says itself until when.
    mutating func add(leaving node: GraphNode) { leaving.append((node, node.leavingUntil)) }

    /// Forgets the views that were not seen in this pass, or lets them go.
    mutating func sweep(_ root: GraphNode, pass: Int) {
        root.sweep(pass: pass, &self)
        plan()
    }

    /// Forgets those that are no longer seen.
    ///
    /// - Returns: those of them, and of all inside, that are to be told of.
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

    /// Those that have come back are not leaving any more.
    private mutating func plan() {
        guard !leaving.isEmpty else { return }
        leaving.removeAll { $0.node.leavingUntil != $0.end }
        next = leaving.lazy.filter(\.node.awaitsDisappearing).map(\.end).min() ?? .infinity
    }
}
