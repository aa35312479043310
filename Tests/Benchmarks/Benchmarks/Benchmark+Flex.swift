import Framewright

extension Benchmark {
    /// The cost per node must not grow from 1,000 to 100,000 nodes.
    static let flex = [
        flexed("layout/flex-1000", FlexTree.thousand),
        flexed("layout/flex-10000", FlexTree.tenThousand, base: "layout/flex-1000"),
        flexed("layout/flex-100000", FlexTree.hundredThousand, base: "layout/flex-1000"),
    ]

    private static func flexed(_ name: String, _ counts: [Int], base: String? = nil) -> Benchmark {
        placing(name, "equal flexible boxes, \(counts) children a level", base: base, on: FlexTree.screen) {
            FlexTree.node(counts)
        }
    }

    /// Twice the depth must cost about twice as much: stacks measure flexible children three times, and three times
    /// on every level would be exponential.
    static let nested = [50, 100, 200].flatMap { depth in
        [
            nesting("layout/nested", depth, LayoutNode(0, layout: FillLayout())),
            nesting("layout/nested-limited", depth, limitedLeaf),
        ]
    }

    private static func nesting(_ name: String, _ depth: Int, _ leaf: LayoutNode<Int>) -> Benchmark {
        placing(
            "\(name)-\(depth)", "\(depth) stacks inside each other", base: depth == 50 ? nil : "\(name)-50",
            on: FlexTree.screen
        ) {
            FlexTree.nested(depth: depth, leaf: leaf)
        }
    }

    /// A leaf between 1 and 3 points on both axes: less flexible than the stack beside it, so that the serving order
    /// matters.
    private static let limitedLeaf = LayoutNode(
        0,
        layout: FlexibleFrameLayout(
            width: .init(minimum: 1, ideal: nil, maximum: 3), height: .init(minimum: 1, ideal: nil, maximum: 3),
            alignment: .center),
        children: [LayoutNode(0, layout: FillLayout())])

    /// The work of a session when one view changes: the tree with another leaf, laid out again.
    static let relayout = [
        Benchmark(
            name: "layout/relayout-one-change", summary: "the 1,001 boxes with one leaf changed",
            base: "layout/flex-1000"
        ) {
            var node = FlexTree.node(FlexTree.thousand)
            var isFixed = false
            return {
                isFixed.toggle()
                node.children[4].children[4].children[4] = changingLeaf(height: isFixed ? 64 : nil)
                return Outcome(try node.placed(on: FlexTree.screen, snappedTo: 1))
            }
        }
    ]

    /// Returns a leaf. At a height of 64 points its nine neighbours share the other 36 of the column.
    private static func changingLeaf(height: Double?) -> LayoutNode<Int> {
        LayoutNode(
            0, step: .index(4), layout: FrameLayout(width: nil, height: height, alignment: .center),
            children: [LayoutNode(0, layout: FillLayout())])
    }
}
