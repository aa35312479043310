public import FramewrightDrawing

/// A node with its frame.
///
/// Kept small, because large layouts are limited by memory bandwidth: optional and full-width numbers would make it 1.5
/// times as large.
public struct Placed<Payload: Sendable>: Sendable {
    /// The first property: `Kernels/LayoutNode+Run.swift` uses a placed node's address as that of its place, and
    /// expects the payload directly behind.
    @usableFromInline var place: PlacedNodeInfo
    /// The payload of the layout node.
    public let payload: Payload

    /// The frame in screen coordinates, in points.
    public var frame: Rect {
        @inlinable get { place.frame }
        @inlinable set { place.frame = newValue }
    }
    /// The proposal that the parent placed the node with.
    public var proposal: ProposedViewSize { place.offer.proposal }
    /// The index of the parent in the tree's nodes. Nil for the root.
    @inlinable public var parent: Int? { place.parent < 0 ? nil : Int(place.parent) }
    /// One past the index of the last descendant.
    @inlinable public var end: Int { Int(place.end) }
    /// The node's identity among its siblings.
    @inlinable public var step: IdentityStep { place.step }
    /// The index in its parent's list of children. -1 for a node inserted after layout.
    @inlinable package var order: Int { Int(place.order) }
}

/// The properties of a placed node except its payload, in a type that does not depend on the payload's.
@usableFromInline struct PlacedNodeInfo: Sendable {
    @usableFromInline var frame: Rect
    let offer: Proposal
    /// The index of the parent. Negative for none.
    @usableFromInline var parent: Int32
    @usableFromInline var end: Int32
    @usableFromInline let step: IdentityStep
    @usableFromInline var order: Int32
}

/// A finished layout: all nodes in paint order, each after its parent.
public struct PlacedTree<Payload: Sendable>: Sendable {
    /// The screen that the tree was laid out for.
    public let screen: ScreenArea
    /// The placed nodes, in paint order.
    public internal(set) var nodes: [Placed<Payload>] = []

    /// Returns the identity steps from the root, such as `0/2/gold/1`. They stay the same as long as the view keeps its
    /// identity.
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
    /// The indices of nodes with an invalid frame: an infinite or NaN coordinate, or a negative side.
    public var degenerateFrames: [Int] {
        nodes.indices.filter { index in
            let frame = nodes[index].frame
            return !(frame.isFinite && frame.width >= 0 && frame.height >= 0)
        }
    }
}

extension PlacedTree: CustomStringConvertible {
    /// One line per node, indented by depth, with frame and payload.
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
