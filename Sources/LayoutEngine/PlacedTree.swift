public import FramewrightDrawing

/// A node with its frame.
///
/// Kept small, because large layouts are bound by memory: two thirds of what optional and full-width numbers would take.
public struct Placed<Payload: Sendable>: Sendable {
    public let payload: Payload
    /// In screen coordinates, points.
    public var frame: Rect
    private let offer: Offer
    private let parentIndex: Int32
    private let endIndex: Int32
    /// What the node is known by among its siblings.
    public let step: IdentityStep

    /// A `parent` below zero is none.
    init(payload: Payload, frame: Rect, offer: Offer, parent: Int32, step: IdentityStep, end: Int32) {
        (self.payload, self.frame, self.offer) = (payload, frame, offer)
        (parentIndex, self.step, endIndex) = (parent, step, end)
    }

    /// What the parent offered when it placed the node.
    public var proposal: ProposedViewSize { offer.proposal }
    /// Index of the parent in the tree's nodes; nil for the root.
    public var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
    /// One past the index of the last descendant.
    public var end: Int { Int(endIndex) }
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
