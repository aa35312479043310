/// One step of a view's identity: its index among its siblings, or the key from a `ForEach` or `id`.
public enum IdentityStep: Hashable, Sendable {
    case index(Int)
    case key(String)
}

/// A view before layout: the layout of its children, and a payload that the engine carries along.
///
/// Children are in source order, which is also the paint order unless a `zIndex` is set.
public struct LayoutNode<Payload: Sendable>: Sendable {
    /// Creates the children of a node whose frame is known, given the children that it has so far.
    public typealias Deferral = @MainActor @Sendable (DeferredSite, [LayoutNode]) -> [LayoutNode]

    /// The properties that a run reads, in a type that does not depend on the payload's. Must be the first property:
    /// `LayoutNode+Run.swift` uses a node's address as that of its traits, and expects the payload directly behind.
    ///
    /// The accessors are inlinable, so that they are specialised for the payload's type. Otherwise every modifier would
    /// look up the type's metadata.
    @usableFromInline var traits: NodeTraits
    /// The payload, which the engine never reads.
    public var payload: Payload
    /// The child nodes, in source order.
    public var children: [LayoutNode]
    /// Creates the children when the node's frame is known. Called by `resolved(on:spacing:)`.
    public var deferral: Deferral? {
        didSet { traits.isDeferred = deferral != nil }
    }
    /// The node's identity among its siblings.
    public var step: IdentityStep {
        @inlinable get { traits.step }
        @inlinable set { traits.step = newValue }
    }
    /// The layout of the children.
    public var layout: any Layout {
        @inlinable get { traits.layout }
        @inlinable set { traits.layout = newValue }
    }
    /// The layout priority. Single-child modifiers such as frames and padding take over their child's.
    public var priority: Double {
        @inlinable get { traits.priority }
        @inlinable set { traits.priority = newValue }
    }
    /// True for a spacer. It gets its share of a stack last, whatever its priority.
    public var isSpacer: Bool {
        @inlinable get { traits.isSpacer }
        @inlinable set { traits.isSpacer = newValue }
    }
    /// The edges on which the node extends to the screen's edge if it touches the safe area's edge.
    public var safeAreaEdgesIgnored: Edge.Set {
        @inlinable get { traits.safeAreaEdgesIgnored }
        @inlinable set { traits.safeAreaEdgesIgnored = newValue }
    }
    /// The edges on which the node extends in the same way, while its layout keeps the content out of the unsafe area.
    package var safeAreaEdgesInset: Edge.Set {
        @inlinable get { traits.safeAreaEdgesInset }
        @inlinable set { traits.safeAreaEdgesInset = newValue }
    }
    /// The paint order among siblings, ascending. Equal ones are painted in source order.
    public var zIndex: Double {
        @inlinable get { traits.zIndex }
        @inlinable set { traits.zIndex = newValue }
    }
    /// The values that `layoutValue(key:value:)` set on the view, for the parent's layout to read.
    public var values: LayoutValues {
        @inlinable get { traits.values }
        @inlinable set { traits.values = newValue }
    }
    /// If true, children are mirrored horizontally in the node's frame, whatever its layout. If nil, as in the parent.
    public var mirrors: Bool? {
        @inlinable get { traits.mirrors }
        @inlinable set { traits.mirrors = newValue }
    }
    /// The view's spacing preferences. Nil for those of its layout.
    public var spacing: ViewSpacing? {
        @inlinable get { traits.spacing }
        @inlinable set { traits.spacing = newValue }
    }

    /// Creates a node.
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

    /// The number of nodes in the tree, including this one.
    public var count: Int {
        var (count, waiting) = (0, [self])
        while let node = waiting.popLast() {
            count += 1
            waiting += node.children
        }
        return count
    }
}

/// The properties of a node that a layout run reads.
@usableFromInline struct NodeTraits: Sendable {
    @usableFromInline var layout: any Layout
    @usableFromInline var step: IdentityStep
    @usableFromInline var priority: Double
    @usableFromInline var safeAreaEdgesIgnored: Edge.Set
    @usableFromInline var safeAreaEdgesInset: Edge.Set = []
    @usableFromInline var mirrors: Bool?
    @usableFromInline var isSpacer: Bool
    @usableFromInline var isDeferred: Bool
    /// Rare properties, nil for most nodes. In a shared object, because they are larger than the rest of a node, and
    /// nodes are copied often.
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
