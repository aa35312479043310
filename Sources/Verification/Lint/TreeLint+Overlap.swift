import Framewright
import FramewrightDrawing
import FramewrightViews

extension TreeLint {
    /// The number of children above which they are sorted before they are compared. For few children comparing all
    /// pairs is faster.
    private static let fewChildren = 64

    /// Reports siblings that overlap, in paint order.
    func overlaps(_ index: Int, _ findings: inout [Finding]) {
        let end = tree.nodes[index].end
        guard index + 1 < end, tree.nodes[index + 1].end < end else { return }
        let children = children(of: index)
        if children.count > Self.fewChildren { return overlaps(ofMany: children, &findings) }
        for (position, first) in children.enumerated() {
            for second in children[(position + 1)...] { overlap(first, second: second, into: &findings) }
        }
    }

    /// Sorts children from top to bottom and compares each with those that begin above its bottom edge.
    private func overlaps(ofMany children: [Int], _ findings: inout [Finding]) {
        let order = children.sorted { (tree.nodes[$0].frame.minY, $0) < (tree.nodes[$1].frame.minY, $1) }
        var pairs: [(first: Int, second: Int)] = []
        for (position, upper) in order.enumerated() {
            let below = order[(position + 1)...].prefix { tree.nodes[$0].frame.minY < tree.nodes[upper].frame.maxY }
            pairs += below.map { (min(upper, $0), max(upper, $0)) }
        }
        for pair in pairs.sorted(by: { $0 < $1 }) { overlap(pair.first, second: pair.second, into: &findings) }
    }

    private func overlap(_ first: Int, second: Int, into findings: inout [Finding]) {
        let (one, other) = (tree.nodes[first].frame, tree.nodes[second].frame)
        guard min(one.maxX, other.maxX) - max(one.minX, other.minX) > pixel,
            min(one.maxY, other.maxY) - max(one.minY, other.minY) > pixel,
            let shared = one.overlap(with: other)
        else { return }
        report(
            .overlap, at: second, explanation: "shares \(shared) with \(tree.authorName(of: first))", into: &findings)
    }

    /// Returns the visible children of a node.
    private func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < tree.nodes[index].end {
            if !tree.nodes[next].payload.hidesContent, tree.nodes[next].frame.isFinite { children.append(next) }
            next = tree.nodes[next].end
        }
        return children
    }
}
