/// Places the nodes of a run one by one in paint order: parents before children, siblings by ascending `zIndex`.
/// Omitted nodes are skipped.
///
/// A node's children are placed when the walk reaches the node, and visited next, while their records are still in the
/// CPU cache.
struct PaintWalk {
    /// A step of the walk.
    enum Step {
        /// The next slot belongs to this node. `parent` is its parent's slot, -1 for the root.
        case node(index: Int, parent: Int)
        /// All descendants of the node in this slot have been visited.
        case end(slot: Int)
    }

    /// A node to visit. If `index` is -1, the end of `slot`'s descendants.
    private struct PendingNode {
        var index: Int32
        var slot: Int32
    }

    private let run: LayoutRun
    private var waiting = [PendingNode(index: 0, slot: -1)]
    private var visited = 0

    init(_ run: LayoutRun) {
        self.run = run
        run.placeRoot()
    }

    mutating func next() -> Step? {
        while let next = waiting.popLast() {
            let (index, slot) = (Int(next.index), Int(next.slot))
            if index < 0 { return .end(slot: slot) }
            if run.records[index].traits.contains(.isOmitted) { continue }
            if run.records[index].childCount > 0 { enter(index) }
            visited += 1
            return .node(index: index, parent: slot)
        }
        return nil
    }

    private mutating func enter(_ index: Int) {
        run.placeChildren(of: index)
        waiting.append(PendingNode(index: -1, slot: Int32(visited)))
        if run.records[index].traits.contains(.reorders) {
            for child in run.sortedChildren(of: index).reversed() { wait(for: child) }
        } else {
            for child in run.children(of: index).reversed() { wait(for: child) }
        }
    }

    private mutating func wait(for child: Int) {
        waiting.append(PendingNode(index: Int32(child), slot: Int32(visited)))
    }
}

extension LayoutRun {
    /// Returns the children by ascending `zIndex`. Equal ones keep their order.
    fileprivate func sortedChildren(of index: Int) -> [Int] {
        children(of: index).sorted { left, right in
            let (low, high) = (tables.zIndices[left] ?? 0, tables.zIndices[right] ?? 0)
            return low == high ? left < right : low < high
        }
    }
}
