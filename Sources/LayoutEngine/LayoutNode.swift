/// One step of a view's identity: its place among its siblings, or the key a `ForEach` or `id` gave it.
public enum IdentityStep: Hashable, Sendable {
    case index(Int)
    case key(String)
}

/// A view on its way to a frame: how it sizes and places its children, and a payload the engine carries along.
///
/// Children are listed in source order, which is paint order unless a `zIndex` says otherwise.
public struct LayoutNode<Payload: Sendable>: Sendable {
    /// Makes the children of a node whose frame is known.
    public typealias Deferral = @MainActor @Sendable (DeferredSite) -> [LayoutNode]

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
    /// Edges on which the node grows in the same way while its layout keeps the content out of the unsafe area.
    package var safeAreaEdgesInset: Edge.Set = []
    /// Siblings are painted from the lowest to the highest; equal ones in source order.
    public var zIndex: Double
    /// What `layoutValue(key:value:)` gave the view, for the layout around it to read.
    public var values = LayoutValues()
    /// True: children lie mirrored left to right inside the node's frame, whatever its layout; nil: as in the parent.
    public var mirrors: Bool?
    /// The distances the view wants from its neighbours; nil asks the layout.
    public var spacing: ViewSpacing?
    /// Makes the children once the node has a frame. Such trees are placed by `resolved(on:spacing:)`.
    public var deferral: Deferral?

    public init(
        _ payload: Payload, step: IdentityStep = .index(0), layout: any Layout, children: [LayoutNode] = [],
        priority: Double = 0, isSpacer: Bool = false, safeAreaEdgesIgnored: Edge.Set = [], zIndex: Double = 0,
        mirrors: Bool? = nil, deferral: Deferral? = nil
    ) {
        self.payload = payload
        self.step = step
        self.layout = layout
        self.children = children
        self.priority = priority
        self.isSpacer = isSpacer
        self.safeAreaEdgesIgnored = safeAreaEdgesIgnored
        self.zIndex = zIndex
        self.mirrors = mirrors
        self.deferral = deferral
    }

    /// The nodes of the tree, this one included.
    public var count: Int {
        var (count, waiting) = (0, [self])
        while let node = waiting.popLast() {
            count += 1
            waiting += node.children
        }
        return count
    }
}
