public import FramewrightDrawing

/// A node with its frame.
///
/// Kept small, because large layouts are bound by memory: two thirds of what optional and full-width numbers would take.
public struct Placed<Payload: Sendable>: Sendable {
    /// The first property: `Kernels/LayoutNode+Run.swift` takes a placed node's address for its place's, and finds the
    /// payload right behind.
    @usableFromInline var place: PlacedNodeInfo
    public let payload: Payload

    /// In screen coordinates, points.
    public var frame: Rect {
        @inlinable get { place.frame }
        @inlinable set { place.frame = newValue }
    }
    /// What the parent offered when it placed the node.
    public var proposal: ProposedViewSize { place.offer.proposal }
    /// Index of the parent in the tree's nodes; nil for the root.
    @inlinable public var parent: Int? { place.parent < 0 ? nil : Int(place.parent) }
    /// One past the index of the last descendant.
    @inlinable public var end: Int { Int(place.end) }
    /// What the node is known by among its siblings.
    @inlinable public var step: IdentityStep { place.step }
    /// Its place among its siblings as its parent's node lists them; -1 for what was put in afterwards.
    @inlinable package var order: Int { Int(place.order) }
}

/// All that is known of a placed node but its payload, in a type that does not depend on the payload's.
@usableFromInline struct PlacedNodeInfo: Sendable {
    @usableFromInline var frame: Rect
    let offer: Proposal
    /// Below zero for none.
    @usableFromInline var parent: Int32
    @usableFromInline var end: Int32
    @usableFromInline let step: IdentityStep
    @usableFromInline var order: Int32
}

/// A finished layout: every node after its parent, in paint order.
public struct PlacedTree<Payload: Sendable>: Sendable {
    public let screen: ScreenArea
    public internal(set) var nodes: [Placed<Payload>] = []

    /// Identity steps from the root, such as `0/2/gold/1`: the same as long as the view keeps its place.
    public func path(of index: Int) -> String {
        var steps: [String] = []
        var next: Int? = index
        while let current = next {
            steps.append(nodes[current].step.description)
            next = nodes[current].parent
        }
        return steps.reversed().joined(separator: "/")
    }
}

extension PlacedTree {
    /// Nodes whose frame no screen can show: a coordinate that is infinite or not a number, or a side below zero.
    public var degenerateFrames: [Int] {
        nodes.indices.filter { index in
            let frame = nodes[index].frame
            return !(frame.isFinite && frame.width >= 0 && frame.height >= 0)
        }
    }
}

extension PlacedTree: CustomStringConvertible {
    /// One line a node, indented by depth: frame and payload.
    public var description: String {
        var depths: [Int] = []
        var text = ""
        for node in nodes {
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            text += String(repeating: "  ", count: depth) + "\(node.frame) \(node.payload)\n"
        }
        return text
    }
}
