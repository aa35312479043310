extension LayoutError {
    /// Nodes inside each other that can be laid out.
    public static var depthLimit: Int { LayoutRunBuilder.depthLimit }
}

extension LayoutNode {
    /// The frames of a finished run with the nodes' payloads, in paint order.
    func tree(from run: LayoutRun) -> PlacedTree<Payload> {
        var tree = PlacedTree<Payload>(screen: run.screen)
        tree.nodes.reserveCapacity(run.records.count)
        tree.append(self, run, 0, parent: nil)
        return tree
    }

    /// Identity steps to the node these places among siblings lead to.
    func path(to offsets: [Int]) -> String {
        var node = self
        var steps = [step.description]
        for offset in offsets {
            guard node.children.indices.contains(offset) else { break }
            node = node.children[offset]
            steps.append(node.step.description)
        }
        return steps.joined(separator: "/")
    }

    /// The beginning of the path to the first node that lies too deep.
    func pathTooDeep() -> String {
        var waiting = [(node: self, depth: 1)]
        var steps: [String] = []
        while let (node, depth) = waiting.popLast() {
            steps.removeLast(steps.count - (depth - 1))
            steps.append(node.step.description)
            if depth > LayoutError.depthLimit { break }
            for child in node.children.reversed() { waiting.append((child, depth + 1)) }
        }
        return steps.prefix(12).joined(separator: "/") + "/..."
    }
}

extension PlacedTree {
    fileprivate mutating func append(
        _ node: borrowing LayoutNode<Payload>, _ run: LayoutRun, _ index: Int, parent: Int?
    ) {
        if run.records[index].traits.contains(.isOmitted) { return }
        let position = nodes.count
        nodes.append(
            Placed(
                payload: node.payload, frame: run.records[index].frame, proposal: run.records[index].offer.proposal,
                parent: parent, step: node.step, end: position + 1))
        let first = Int(run.records[index].firstChild)
        if run.records[index].traits.contains(.reorders) {
            for offset in run.paintOrder(of: index) {
                append(node.children[offset], run, first + offset, parent: position)
            }
        } else {
            for offset in 0..<Int(run.records[index].childCount) {
                append(node.children[offset], run, first + offset, parent: position)
            }
        }
        nodes[position].end = nodes.count
    }
}

extension LayoutRun {
    /// Offsets of a node's children from the lowest `zIndex` to the highest; equal ones keep their order.
    fileprivate func paintOrder(of index: Int) -> [Int] {
        let first = Int(records[index].firstChild)
        return (0..<Int(records[index].childCount)).sorted { left, right in
            let (low, high) = (records[first + left].zIndex, records[first + right].zIndex)
            return low == high ? left < right : low < high
        }
    }
}

extension IdentityStep: CustomStringConvertible {
    public var description: String {
        switch self {
        case .index(let position): "\(position)"
        case .key(let key): key
        }
    }
}
