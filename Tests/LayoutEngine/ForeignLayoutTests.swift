import FramewrightDrawing
import FramewrightLayoutEngine
import Testing

/// A custom layout with the layout properties of a horizontal stack.
private struct Sideways: Layout {
    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: 30, height: 20)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 5, height: 5)) }
    }
}

/// A custom layout that places its subviews at one position and defines no guides.
private struct Heap: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: 40, height: 40)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: Point(x: bounds.minX + 4, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The same with its own leading guide; all other guides come from its subviews.
private struct MarkedHeap: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: 40, height: 40)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        guide == .leading ? bounds.minX + 7 : nil
    }
}

/// A row that reads the distances between its subviews in every method.
private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return Size(width: (widths + gaps(subviews)).reduce(0, +), height: 10)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for (gap, subview) in zip(gaps(subviews), subviews) {
            subview.place(at: Point(x: x + gap, y: bounds.minY), proposal: .unspecified)
            x += gap + subview.sizeThatFits(.unspecified).width
        }
    }

    private func gaps(_ subviews: Subviews) -> [Double] {
        [0] + zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
    }
}

struct ForeignLayoutTests {
    @Test func `a custom layout with the properties of a stack is still called`() throws {
        let node = LayoutNode(
            "sideways", layout: Sideways(), children: [LayoutNode("fill", layout: FillLayout())])
        let tree = try node.placed(on: ScreenArea(size: Size(width: 100, height: 100)))
        #expect(
            tree.nodes.map(\.frame) == [
                Rect(x: 35, y: 40, width: 30, height: 20), Rect(x: 35, y: 40, width: 5, height: 5),
            ])
    }

    /// The cache of type properties must have no visible effect: each layout is placed before and after the engine
    /// has cached its type.
    @Test func `a layout's guides do not depend on the cache of its type`() throws {
        let guided = Node(
            "guided", layout: AlignmentGuideLayout(.leading) { _ in 13 }, children: [.fixed("small", 5, 5)])
        let heaps = [
            Node("plain", layout: Heap(), children: [.color("fill")]),
            Node("guided heap", layout: Heap(), children: [guided]),
            Node("marked", layout: MarkedHeap(), children: [guided]),
        ]
        let stack = Node("stack", layout: VStackLayout(alignment: .leading, spacing: 0), children: heaps)
        let screen = ScreenArea(size: Size(width: 200, height: 200))
        let trees = try (0..<3).map { _ in try stack.placed(on: screen) }
        #expect(trees.map(\.description) == Array(repeating: trees[0].description, count: 3))
        let lefts = Dictionary(trees[0].nodes.map { ($0.payload, $0.frame.minX) }) { first, _ in first }
        #expect(lefts["plain"].map { $0 - 17 } == lefts["guided heap"])
        #expect(lefts["plain"].map { $0 - 7 } == lefts["marked"])
    }

    @Test func `distances read during measurement are those of a stack`() throws {
        let usual = Node.fixed("usual", 10, 10)
        var close = Node.fixed("close", 10, 10)
        close.spacing = .zero
        let inner = Node("inner", layout: Row(), children: [close, usual, close, close])
        let children = [usual, close, close, inner, close, usual, usual]
        let screen = ScreenArea(size: Size(width: 200, height: 100))
        let row = try Node("row", layout: Row(), children: children).placed(on: screen)
        let stack = try Node("row", layout: HStackLayout(), children: children).placed(on: screen)
        #expect(row.description == stack.description)
    }
}
