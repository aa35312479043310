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

    /// Forgets what a view and all inside it have asked for.
    mutating func forget(inside node: GraphNode) {
        memories.removeAll { $0.node.isInside(node) }
        checks.removeAll { $0.node.isInside(node) }
        actions.removeAll { $0.node.isInside(node) }
        agreements.removeAll { $0.node.isInside(node) }
    }

    /// Does what is to be remembered.
    func runMemories() { for memory in memories { memory.run() } }

    /// Does all the rest.
    func run() {
        for check in checks { check.run() }
        for action in actions.reversed() { action.run() }
        for agreement in agreements { agreement.run() }
    }
}
