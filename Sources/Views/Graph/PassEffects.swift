/// What views ask for while a pass lowers them, to be done once all of them stand.
@MainActor
struct PassEffects {
    private struct Effect {
        let node: GraphNode
        let run: @MainActor () -> Void
    }

    private var memories: [Effect] = []
    private var checks: [Effect] = []
    private var actions: [Effect] = []
    private var agreements: [Effect] = []
    /// Views that lie over the screen, from the lowest on.
    private var presented: [GraphNode] = []

    /// How much is to be done besides remembering.
    var count: Int { checks.count + actions.count + agreements.count }

    /// Writes down what a view was in this frame, once all have been lowered: a frame that fails leaves no trace.
    mutating func remember(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        memories.append(Effect(node: node, run: action))
    }

    /// Does something for a view when all are placed and all preferences known, before the actions.
    mutating func check(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        checks.append(Effect(node: node, run: action))
    }

    /// Does something for a view after all have been lowered and every change is shown: appearing, answering a changed value. What
    /// the view remembers of it is written then too. Views inside come before those around them, as on SwiftUI.
    mutating func after(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        actions.append(Effect(node: node, run: action))
    }

    /// Does something for a view once the actions of all have been done: what they have changed is known then.
    mutating func agree(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        agreements.append(Effect(node: node, run: action))
    }

    /// A view lies over all there is so far: it appears after them.
    mutating func present(_ node: GraphNode) { presented.append(node) }

    /// Forgets what a view and all inside it have asked for.
    mutating func forget(inside node: GraphNode) {
        memories.removeAll { $0.node.isInside(node) }
        checks.removeAll { $0.node.isInside(node) }
        actions.removeAll { $0.node.isInside(node) }
        agreements.removeAll { $0.node.isInside(node) }
        presented.removeAll { $0.isInside(node) }
    }

    func runMemories() { for memory in memories { memory.run() } }

    /// All but the memories.
    func run() {
        for check in checks { check.run() }
        // Views are lowered from the outside in.
        for layer in 0...presented.count {
            for action in actions.reversed() where self.layer(of: action.node) == layer { action.run() }
        }
        for agreement in agreements { agreement.run() }
    }

    /// 0 is the screen.
    private func layer(of node: GraphNode) -> Int {
        (presented.lastIndex { node.isInside($0) } ?? -1) + 1
    }
}
