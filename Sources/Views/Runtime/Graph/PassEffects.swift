/// The side effects that views request while they are lowered, to run after the pass.
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
    /// The presented views, the lowest first.
    private var presented: [GraphNode] = []

    /// The number of effects that are not memories.
    var count: Int { checks.count + actions.count + agreements.count }

    /// Stores a view's values of this frame after all views have been lowered, so that a failed frame leaves no
    /// trace.
    mutating func remember(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        memories.append(Effect(node: node, run: action))
    }

    /// Runs an effect before the actions, when all views are placed and all preferences are final.
    mutating func check(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        checks.append(Effect(node: node, run: action))
    }

    /// Runs an action after all views have been lowered and every change is shown, such as `onAppear` and `onChange`.
    /// Values it stores are written then too. As in SwiftUI, actions of descendants run before those of their
    /// ancestors.
    mutating func after(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        actions.append(Effect(node: node, run: action))
    }

    /// Runs an effect after all actions, when their changes are available.
    mutating func agree(_ node: GraphNode, _ action: @escaping @MainActor () -> Void) {
        agreements.append(Effect(node: node, run: action))
    }

    /// Adds a presented view, which appears after all views so far.
    mutating func present(_ node: GraphNode) { presented.append(node) }

    /// Removes the effects requested by a view and its descendants.
    mutating func forget(inside node: GraphNode) {
        memories.removeAll { $0.node.isInside(node) }
        checks.removeAll { $0.node.isInside(node) }
        actions.removeAll { $0.node.isInside(node) }
        agreements.removeAll { $0.node.isInside(node) }
        presented.removeAll { $0.isInside(node) }
    }

    func runMemories() { for memory in memories { memory.run() } }

    /// Runs all effects except the memories.
    func run() {
        for check in checks { check.run() }
        // Views are lowered from the outside in, and actions run from the inside out.
        for layer in 0...presented.count {
            for action in actions.reversed() where self.layer(of: action.node) == layer { action.run() }
        }
        for agreement in agreements { agreement.run() }
    }

    /// Returns the number of the presentation that contains a node; 0 is the screen itself.
    private func layer(of node: GraphNode) -> Int {
        (presented.lastIndex { node.isInside($0) } ?? -1) + 1
    }
}
