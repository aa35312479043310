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

    /// All a run looks at, in a type that does not depend on the payload's. The first property: `LayoutNode+Run.swift`
    /// takes a node's address for its traits', and finds the payload right behind.
    ///
    /// What reads and writes them is inlinable, so that it knows the payload's type where nodes are made: asked through the
    /// generic type, each step of a modifier looked it up.
    @usableFromInline var traits: NodeTraits
    /// Never looked at.
    public var payload: Payload
    public var children: [LayoutNode]
    /// Makes the children once the node has a frame. `resolved(on:spacing:)` asks it.
    public var deferral: Deferral? {
        didSet { traits.isDeferred = deferral != nil }
    }
    public var step: IdentityStep {
        @inlinable get { traits.step }
        @inlinable set { traits.step = newValue }
    }
    public var layout: any Layout {
        @inlinable get { traits.layout }
        @inlinable set { traits.layout = newValue }
    }
    /// Passed on by single-child modifiers such as frames and padding.
    public var priority: Double {
        @inlinable get { traits.priority }
        @inlinable set { traits.priority = newValue }
    }
    /// Served last in a stack, whatever its priority.
    public var isSpacer: Bool {
        @inlinable get { traits.isSpacer }
        @inlinable set { traits.isSpacer = newValue }
    }
    /// Edges on which the node, where it touches the safe area's border, grows to the screen's.
    public var safeAreaEdgesIgnored: Edge.Set {
        @inlinable get { traits.safeAreaEdgesIgnored }
        @inlinable set { traits.safeAreaEdgesIgnored = newValue }
    }
    /// Edges on which the node grows in the same way while its layout keeps the content out of the unsafe area.
    package var safeAreaEdgesInset: Edge.Set {
        @inlinable get { traits.safeAreaEdgesInset }
        @inlinable set { traits.safeAreaEdgesInset = newValue }
    }
    /// Siblings are painted from the lowest to the highest; equal ones in source order.
    public var zIndex: Double {
        @inlinable get { traits.zIndex }
        @inlinable set { traits.zIndex = newValue }
    }
    /// What `layoutValue(key:value:)` gave the view, for the layout around it to read.
    public var values: LayoutValues {
        @inlinable get { traits.values }
        @inlinable set { traits.values = newValue }
    }
    /// True: children lie mirrored left to right inside the node's frame, whatever its layout; nil: as in the parent.
    public var mirrors: Bool? {
        @inlinable get { traits.mirrors }
        @inlinable set { traits.mirrors = newValue }
    }
    /// The distances the view wants from its neighbours; nil asks the layout.
    public var spacing: ViewSpacing? {
        @inlinable get { traits.spacing }
        @inlinable set { traits.spacing = newValue }
    }

    @inlinable
    public init(
        _ payload: Payload, step: IdentityStep = .index(0), layout: any Layout, children: [LayoutNode] = [],
        priority: Double = 0, isSpacer: Bool = false, safeAreaEdgesIgnored: Edge.Set = [], zIndex: Double = 0,
        mirrors: Bool? = nil, deferral: Deferral? = nil
    ) {
        self.payload = payload
        self.children = children
        self.deferral = deferral
        traits = NodeTraits(
            layout: layout, step: step, priority: priority, zIndex: zIndex,
            safeAreaEdgesIgnored: safeAreaEdgesIgnored, mirrors: mirrors, isSpacer: isSpacer,
            isDeferred: deferral != nil)
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

/// What a layout run reads of a node.
@usableFromInline struct NodeTraits: Sendable {
    @usableFromInline var layout: any Layout
    @usableFromInline var step: IdentityStep
    @usableFromInline var priority: Double
    @usableFromInline var safeAreaEdgesIgnored: Edge.Set
    @usableFromInline var safeAreaEdgesInset: Edge.Set = []
    @usableFromInline var mirrors: Bool?
    @usableFromInline var isSpacer: Bool
    @usableFromInline var isDeferred: Bool
    /// Nil for most nodes. Shared, because it is larger than all the rest of a node, and every node is copied often.
    private(set) var rareAttributes: RareAttributes?

    final class RareAttributes: Sendable {
        let zIndex: Double
        let values: LayoutValues
        let spacing: ViewSpacing?

        init(zIndex: Double, values: LayoutValues, spacing: ViewSpacing?) {
            self.zIndex = zIndex
            self.values = values
            self.spacing = spacing
        }
    }

    @usableFromInline init(
        layout: any Layout, step: IdentityStep, priority: Double, zIndex: Double, safeAreaEdgesIgnored: Edge.Set,
        mirrors: Bool?, isSpacer: Bool, isDeferred: Bool
    ) {
        self.layout = layout
        self.step = step
        self.priority = priority
        self.safeAreaEdgesIgnored = safeAreaEdgesIgnored
        self.mirrors = mirrors
        self.isSpacer = isSpacer
        self.isDeferred = isDeferred
        if zIndex != 0 { self.zIndex = zIndex }
    }

    @usableFromInline var zIndex: Double {
        get { rareAttributes?.zIndex ?? 0 }
        set {
            if newValue != zIndex {
                rareAttributes = RareAttributes(zIndex: newValue, values: values, spacing: spacing)
            }
        }
    }

    @usableFromInline var values: LayoutValues {
        get { rareAttributes?.values ?? LayoutValues() }
        set {
            if newValue.isEmpty, values.isEmpty { return }
            rareAttributes = RareAttributes(zIndex: zIndex, values: newValue, spacing: spacing)
        }
    }

    @usableFromInline var spacing: ViewSpacing? {
        get { rareAttributes?.spacing }
        set {
            if newValue != spacing {
                rareAttributes = RareAttributes(zIndex: zIndex, values: values, spacing: newValue)
            }
        }
    }
}
