package import FramewrightDrawing

/// Puts placed nodes together as a new tree, moved, or with others among them: parents first, in paint order.
package struct PlacedTreeBuilder<Payload: Sendable> {
    private var tree: PlacedTree<Payload>

    package init(screen: ScreenArea, capacity: Int) {
        tree = PlacedTree(screen: screen)
        tree.nodes.reserveCapacity(capacity)
    }

    /// Adds a node inside the one at `parent`, nil for the root. Nodes come after their parents and before those that
    /// follow these; `close` ends one.
    package mutating func open(
        _ node: Placed<Payload>, frame: Rect, parent: Int?, order: Int? = nil
    ) -> Int {
        var node = node
        node.place.frame = frame
        node.place.parent = Int32(parent ?? -1)
        if let order { node.place.order = Int32(order) }
        tree.nodes.append(node)
        return tree.nodes.count - 1
    }

    /// Everything inside the node has been added.
    package mutating func close(_ index: Int) { tree.nodes[index].place.end = Int32(tree.nodes.count) }

    package consuming func finish() -> PlacedTree<Payload> { tree }
}

extension PlacedTree {
    /// The children of a node, in paint order.
    package func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < nodes[index].end {
            children.append(next)
            next = nodes[next].end
        }
        return children
    }
}
