package import FramewrightDrawing

/// Builds a new tree from placed nodes, moved or with others inserted: parents first, in paint order.
package struct PlacedTreeBuilder<Payload: Sendable> {
    private var tree: PlacedTree<Payload>

    package init(screen: ScreenArea, capacity: Int) {
        tree = PlacedTree(screen: screen)
        tree.nodes.reserveCapacity(capacity)
    }

    /// Adds a node to the parent (nil for the root) and returns its index. Add all its descendants before calling
    /// `close`.
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

    /// Marks the end of a node's descendants.
    package mutating func close(_ index: Int) { tree.nodes[index].place.end = Int32(tree.nodes.count) }

    package consuming func finish() -> PlacedTree<Payload> { tree }
}

extension PlacedTree {
    /// Returns the children of a node, in paint order.
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
