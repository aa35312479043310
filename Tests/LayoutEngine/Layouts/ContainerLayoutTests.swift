import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct ContainerLayoutTests {
    private func cell(
        _ node: Node, _ position: Int, alignment: VerticalAlignment? = nil,
        change: (inout LayoutValues) -> Void = { _ in }
    ) -> Node {
        var node = node
        node.values[GridValues.RowKey.self] = GridValues.Row(position: position, alignment: alignment)
        change(&node.values)
        return node
    }

    private func grid(_ children: [Node], alignment: Alignment = .topLeading, spacing: Double? = 0) -> Node {
        Node(
            "grid", layout: GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing),
            children: children)
    }

    @Test func `columns are as wide as their widest cell and rows as high as their highest`() {
        let node = grid([
            cell(.fixed("a", 10, 20), 0), cell(.fixed("b", 30, 5), 1), cell(.fixed("c", 25, 7), 0),
            cell(.fixed("d", 5, 9), 1),
        ])
        #expect(node.size(for: .unspecified) == Size(width: 55, height: 29))
        let frames = node.frames(width: 55, height: 29)
        #expect(frames["b"]?.origin == Point(x: 25, y: 0))
        #expect(frames["d"]?.origin == Point(x: 25, y: 20))
    }

    @Test func `flexible columns share the width as views in a stack do`() {
        let flexible = Node.color("b").flexed(width: .init(minimum: nil, ideal: nil, maximum: 50))
        let frames = grid([cell(.fixed("a", 30, 10), 0), cell(flexible, 1), cell(.color("c"), 2)])
            .frames(width: 200, height: 10)
        #expect(["a", "b", "c"].compactMap { frames[$0]?.width } == [30, 50, 120])
    }

    @Test func `a cell spanning several columns widens them evenly if necessary`() {
        let wide = cell(.fixed("wide", 70, 10), 0) { $0[GridValues.Columns.self] = 2 }
        let frames = grid([wide, cell(.fixed("a", 20, 10), 0), cell(.fixed("b", 30, 10), 1)])
            .frames(width: 70, height: 20)
        #expect(frames["b"]?.minX == 30)
        #expect(frames["wide"]?.width == 70)
    }

    @Test func `a view over columns without other cells takes its share before flexible columns`() {
        let wide = cell(.fixed("wide", 70, 10), 0) { $0[GridValues.Columns.self] = 2 }
        let frames = grid([wide, cell(.color("c"), 1), cell(.fixed("a", 20, 10), 0)])
            .frames(width: 200, height: 40)
        #expect(frames["wide"]?.width == 70)
        #expect(frames["c"] == Rect(x: 70, y: 0, width: 130, height: 30))
    }

    @Test func `a view outside any row spans the grid and widens it unless unsized`() {
        let line = Node("line", layout: DividerLayout(stackAxis: .vertical))
        var quiet = line
        quiet.values[GridValues.UnsizedAxes.self] = .horizontal
        let row = [cell(.fixed("a", 20, 10), 0), cell(.fixed("b", 30, 10), 1)]
        #expect(grid(row + [line]).frames(width: 200, height: 100)["line"]?.width == 200)
        #expect(grid(row + [quiet]).frames(width: 200, height: 100)["line"]?.width == 50)
    }

    @Test func `alignments of column, row and anchor override the grid's`() {
        let right = cell(.fixed("right", 10, 10), 0, alignment: .bottom) {
            $0[GridValues.ColumnAlignment.self] = .trailing
        }
        let tall = cell(.fixed("tall", 5, 30), 1, alignment: .bottom)
        let below = cell(.fixed("below", 40, 40), 0)
        let pinned = cell(.fixed("pinned", 4, 4), 1) { $0[GridValues.Anchor.self] = .center }
        let frames = grid([right, tall, below, pinned]).frames(width: 45, height: 70)
        #expect(frames["right"]?.origin == Point(x: 30, y: 20))
        #expect(frames["pinned"]?.origin == Point(x: 40.5, y: 48))
    }

    @Test func `cells of a row are aligned at their baselines`() {
        let row = [
            cell(.text("big", ascent: 30, descent: 5), 0, alignment: .firstTextBaseline),
            cell(.text("small", ascent: 10, descent: 20), 1, alignment: .firstTextBaseline),
        ]
        #expect(grid(row).size(for: .unspecified).height == 50)
        #expect(grid(row).frames(width: 20, height: 50)["small"]?.minY == 20)
    }

    @Test func `nil spacing in a grid uses the neighbours' spacing preferences`() {
        let node = grid([cell(.color("a"), 0), cell(.color("b"), 1), cell(.color("c"), 0)], spacing: nil)
        #expect(node.size(for: .unspecified) == Size(width: 28, height: 28))
    }

    @Test(
        arguments: [
            ([GridItem(.flexible()), GridItem(.flexible(minimum: 90))], [73.0, 90.0]),
            ([GridItem(.fixed(30)), GridItem(.flexible(maximum: 40)), GridItem(.flexible())], [30, 40, 68]),
            ([GridItem(.adaptive(minimum: 40, maximum: 45))], [45, 45, 45]),
            ([GridItem(.fixed(200))], [200]),
        ] as [([GridItem], [Double])])
    func `columns take their share in order, within their limits`(items: [GridItem], widths: [Double]) {
        #expect(GridLanes(items).tracks(in: 154).map(\.length) == widths)
    }

    /// From objc.io's quiz: a first share of 146 becomes 83 once the grid is only 174 wide.
    @Test func `lanes are recomputed for the resulting size`() {
        let items = [GridItem(.flexible(minimum: 80)), GridItem(.flexible(maximum: 20))]
        let grid = Node(
            "grid", layout: LazyGridLayout(columns: items, alignment: .leading, spacing: nil),
            children: [.color("a"), .color("b")])
        let frames = grid.frames(width: 300, height: 40)
        #expect(frames["grid"]?.width == 174)
        #expect(frames["a"] == Rect(x: 63, y: 15, width: 83, height: 10))
        #expect(frames["b"]?.minX == 154)
    }

    @Test func `a lazy stack fills the width and gives every view its ideal height`() {
        let node = Node(
            "lazy", layout: LazyStackLayout(alignment: .leading, spacing: nil),
            children: [.color("a"), .fixed("b", 20, 30)])
        #expect(node.size(for: ProposedViewSize(width: 100, height: 500)) == Size(width: 100, height: 48))
        #expect(node.frames(width: 100, height: 48)["a"] == Rect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test(arguments: [(100.0, "wide"), (99, "narrow"), (10, "narrow")])
    func `the first view that fits is shown alone`(width: Double, shown: String) {
        let node = Node(
            "fits", layout: ViewThatFitsLayout(in: .horizontal),
            children: [.hstack([.fixed("wide", 100, 10)]), .fixed("narrow", 50, 10)])
        let names = node.tree(width: width, height: 50).nodes.map(\.payload)
        #expect(names.last == shown)
        #expect(names.filter { $0 == "wide" || $0 == "narrow" }.count == 1)
    }

    /// Measured on SwiftUI.
    @Test func `content smaller than a scroll view with both axes is centred`() {
        let scroll = { (axes: Axis.Set, content: Node) in
            Node("scroll", layout: ScrollLayout(axes: axes, offset: .zero), children: [content])
                .framed(width: 100, height: 100).frames(width: 100, height: 100)["content"]?.origin
        }
        #expect(scroll([.horizontal, .vertical], .fixed("content", 50, 30)) == Point(x: 25, y: 35))
        #expect(scroll([.horizontal, .vertical], .fixed("content", 500, 500)) == .zero)
        #expect(scroll(.vertical, .fixed("content", 50, 30)) == Point(x: 25, y: 0))
    }

    @Test func `the scroll indicator shows the visible share and is hidden if everything is visible`() {
        let scroll = { (height: Double, offset: Double) in
            Node(
                "scroll", layout: ScrollLayout(axis: .vertical, offset: offset),
                children: [.fixed("content", 50, height), .color("indicator")]
            ).frames(width: 50, height: 106)
        }
        #expect(scroll(212, 106)["indicator"] == Rect(x: 44, y: 53, width: 3, height: 50))
        #expect(scroll(106, 0)["indicator"] == nil)
    }

    @Test func `AnyLayout equals the layout it wraps`() {
        let children = [Node.fixed("a", 10, 20), .fixed("b", 30, 5)]
        let node = Node("any", layout: AnyLayout(AnyLayout(HStackLayout(spacing: 1))), children: children)
        #expect(node.size(for: .unspecified) == Size(width: 41, height: 20))
        #expect(AnyLayout(VStackLayout()).stackOrientation == .vertical)
    }
}
