import Framewright

/// Equal flexible boxes: stacks without spacing whose axis alternates by level, a column at the root, and leaves that
/// fill the proposal.
///
/// The equivalent in flexbox is a tree of nodes with grow 1 and basis 0 whose direction alternates by level,
/// stretched on the cross axis, so that every child gets an equal share. `Tests/Peers/layout.py` builds it and
/// compares every frame.
enum FlexTree {
    /// A screen on which every box of the trees of up to 100,001 nodes has whole points.
    static let screen = ScreenArea(size: Size(width: 900, height: 1000))

    /// 1,001 nodes: a column of 10 rows of 9 columns of 10 leaves.
    static let thousand = [10, 9, 10]
    /// 10,001 nodes: each leaf of the smaller tree is a row of 10.
    static let tenThousand = [10, 9, 10, 10]
    /// 100,001 nodes: each leaf of that tree is a column of 10.
    static let hundredThousand = [10, 9, 10, 10, 10]

    /// Returns a tree with the given numbers of children per node on each level, the root's first.
    static func node(_ counts: some Collection<Int>, column: Bool = true) -> LayoutNode<Int> {
        guard let count = counts.first else { return LayoutNode(0, layout: FillLayout()) }
        let child = node(counts.dropFirst(), column: !column)
        let children = (0..<count).map { position in
            var child = child
            child.step = .index(position)
            return child
        }
        return stack(children, column: column, payload: counts.count)
    }

    /// Returns nested stacks, each with one leaf before the next: `2 * depth + 1` nodes.
    static func nested(depth: Int, leaf: LayoutNode<Int>) -> LayoutNode<Int> {
        var node = leaf
        for level in 0..<depth {
            node.step = .index(1)
            node = stack([leaf, node], column: level.isMultiple(of: 2), payload: level)
        }
        return node
    }

    private static func stack(_ children: [LayoutNode<Int>], column: Bool, payload: Int) -> LayoutNode<Int> {
        column
            ? LayoutNode(payload, layout: VStackLayout(spacing: 0), children: children)
            : LayoutNode(payload, layout: HStackLayout(spacing: 0), children: children)
    }
}
