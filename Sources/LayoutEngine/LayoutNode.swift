/// One step of a view's identity: its place among its siblings, or the key a `ForEach` or `id` gave it.
public enum IdentityStep: Hashable, Sendable {
    case index(Int)
    case key(String)
}

/// A view on its way to a frame: how it sizes and places its children, and a payload the engine carries along.
///
/// Children are listed in paint order, the ones at the back first.
public struct LayoutNode<Payload: Sendable>: Sendable {
    /// Never looked at.
    public var payload: Payload
    public var step: IdentityStep
    public var layout: any Layout
    public var children: [LayoutNode]
    /// Passed on by single-child modifiers such as frames and padding.
    public var priority: Double
    /// Served last and without default spacing around it in a stack.
    public var isSpacer: Bool
    /// Edges on which the node, where it touches the safe area's border, grows to the screen's.
    public var safeAreaEdgesIgnored: Edge.Set

    public init(
        _ payload: Payload, step: IdentityStep = .index(0), layout: any Layout, children: [LayoutNode] = [],
        priority: Double = 0, isSpacer: Bool = false, safeAreaEdgesIgnored: Edge.Set = []
    ) {
        self.payload = payload
        self.step = step
        self.layout = layout
        self.children = children
        self.priority = priority
        self.isSpacer = isSpacer
        self.safeAreaEdgesIgnored = safeAreaEdgesIgnored
    }

    /// The nodes of the tree, this one included.
    public var count: Int { children.reduce(1) { $0 + $1.count } }
}
