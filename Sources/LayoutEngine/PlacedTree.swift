public import FramewrightDrawing

/// A node with its frame.
public struct Placed<Payload: Sendable>: Sendable {
    public let payload: Payload
    /// In screen coordinates, points.
    public var frame: Rect
    /// What the parent offered when it placed the node.
    public let proposal: ProposedViewSize
    /// Index of the parent in the tree's nodes; nil for the root.
    public let parent: Int?
    /// What the node is known by among its siblings.
    public let step: IdentityStep
    /// One past the index of the last descendant.
    public fileprivate(set) var end: Int
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
            switch nodes[current].step {
            case .index(let position): steps.append("\(position)")
            case .key(let key): steps.append(key)
            }
            next = nodes[current].parent
        }
        return steps.reversed().joined(separator: "/")
    }
}

extension LayoutNode {
    /// Lays the tree out: the root is proposed the screen's safe area and centred in it.
    ///
    /// Runs on any thread; throws for deferred nodes, which only `resolved(on:spacing:)` can place.
    public func placed(
        on screen: ScreenArea, spacing: SpacingProfile = .iOS
    ) throws(LayoutError) -> PlacedTree<Payload> {
        let element = LayoutElement(self)
        let area = screen.safeBounds
        let proposal = ProposedViewSize(area.size)
        element.place(at: Point(x: area.midX, y: area.midY), anchor: .center, proposal: proposal)
        var tree = PlacedTree<Payload>(screen: screen)
        tree.nodes.reserveCapacity(count)
        tree.append(self, element, parent: nil)
        return tree
    }

    /// Lays the tree out, gives deferred nodes their content, and again until every frame stands.
    @MainActor
    public func resolved(
        on screen: ScreenArea, spacing: SpacingProfile = .iOS
    ) throws(LayoutError) -> PlacedTree<Payload> {
        try placed(on: screen, spacing: spacing)
    }
}

extension PlacedTree {
    fileprivate mutating func append(_ node: LayoutNode<Payload>, _ element: LayoutElement, parent: Int?) {
        var proposal = element.placement.proposal
        var frame = Rect(origin: element.placement.origin, size: element.size(for: proposal))
        if !element.safeAreaEdgesIgnored.isEmpty {
            frame = screen.extending(frame, on: element.safeAreaEdgesIgnored)
            proposal = ProposedViewSize(frame.size)
        }
        let index = nodes.count
        nodes.append(
            Placed(
                payload: node.payload, frame: frame, proposal: proposal, parent: parent, step: node.step, end: index + 1
            )
        )
        element.placeChildren(in: frame, proposal: proposal)
        for (child, childElement) in zip(node.children, element.children) {
            append(child, childElement, parent: index)
        }
        nodes[index].end = nodes.count
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
