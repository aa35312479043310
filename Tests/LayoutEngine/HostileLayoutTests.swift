import Foundation
import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct HostileLayoutTests {
    /// A leaf that returns the same size for every proposal.
    private struct Stubborn: LeafLayout {
        let size: Size

        func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }
    }

    private static let lengths: [Double] = [.nan, .infinity, -.infinity, -5, 1e300]

    private func chain(_ depth: Int) -> Node {
        (1..<depth).reduce(.color("leaf")) { node, level in level % 2 == 0 ? .hstack([node]) : .vstack([node]) }
    }

    @Test func `nesting up to the limit is laid out`() {
        #expect(chain(LayoutError.depthLimit).tree(width: 10, height: 10).nodes.count == LayoutError.depthLimit)
    }

    /// Baselines are requested through every level, which needs the most stack.
    @Test func `a secondary thread's stack suffices for a tree of the maximum depth`() async {
        let deep = (1..<LayoutError.depthLimit).reduce(Node.text("leaf", ascent: 5, descent: 1)) { node, level in
            level % 2 == 0
                ? .hstack(alignment: .firstTextBaseline, [node]) : node.framed(alignment: .centerFirstTextBaseline)
        }
        let count = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: deep.tree(width: 10, height: 10).nodes.count) }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(count == LayoutError.depthLimit)
    }

    @Test func `custom layouts count twice towards the depth limit`() {
        let layout = GridLayout()
        let chain = { (depth: Int) in (1..<depth).reduce(Node.color("leaf")) { node, _ in node.laid(by: layout) } }
        #expect(chain(LayoutError.depthLimit / 2).tree(width: 10, height: 10).degenerateFrames.isEmpty)
        #expect(throws: LayoutError.self) {
            try chain(LayoutError.depthLimit / 2 + 2).placed(on: ScreenArea(size: .zero))
        }
    }

    @Test(arguments: [LayoutError.depthLimit + 1, 10_000])
    func `nesting beyond the limit is an error with its path`(depth: Int) throws {
        let error = #expect(throws: LayoutError.self) {
            try chain(depth).placed(on: ScreenArea(size: Size(width: 10, height: 10)))
        }
        #expect(error?.message.contains("0/0/0/0/0/0/0/0/0/0/0/0/...") == true)
    }

    @Test(arguments: lengths, lengths)
    func `a view of invalid size neither stops nor blocks any container`(width: Double, height: Double) {
        let odd = Node("odd", layout: Stubborn(size: Size(width: width, height: height)))
        let items = [GridItem(.adaptive(minimum: 0)), GridItem(.flexible(minimum: 5))]
        let containers: [any Layout] = [
            HStackLayout(), VStackLayout(), ZStackLayout(), GridLayout(),
            FrameLayout(width: 5, height: nil, alignment: .center),
            AspectRatioLayout(nil, mode: .fit), ScrollLayout(axis: .vertical, offset: 5),
            ViewThatFitsLayout(in: .vertical),
            LazyGridLayout(columns: items, alignment: .center, spacing: nil), OffsetLayout(.zero),
            LazyStackLayout(alignment: .top, spacing: nil),
        ]
        for container in containers {
            let node = Node("container", layout: container, children: [.color("a"), odd, .color("b")])
            #expect(node.tree(width: 100, height: 100).nodes.count >= 2)
        }
    }

    @Test func `a frame too large for any screen is reported with its path`() {
        let tree = Node.vstack([.color("a"), Node("odd", layout: Stubborn(size: Size(width: .nan, height: 5)))])
            .tree(width: 10, height: 10)
        #expect(tree.degenerateFrames.map(tree.path).contains("0/0"))
    }

    @Test(arguments: lengths)
    func `invalid numbers in modifiers do not crash`(length: Double) {
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        let limits = FlexibleFrameLayout.Limits(minimum: length, ideal: length, maximum: length)
        let modifiers: [any Layout] = [
            PaddingLayout(insets), SafeAreaPaddingLayout(insets), OffsetLayout(Point(x: length, y: length)),
            PositionLayout(Point(x: length, y: length)), FrameLayout(width: length, height: length, alignment: .top),
            FlexibleFrameLayout(width: limits, height: limits, alignment: .bottom), HStackLayout(spacing: length),
            AspectRatioLayout(length, mode: .fill), ScrollLayout(axes: .vertical, offset: Point(x: length, y: length)),
        ]
        for modifier in modifiers {
            let node = Node("modifier", layout: modifier, children: [.color("a"), .color("b")])
            #expect(node.tree(width: 100, height: 100).nodes.count >= 2)
        }
    }

    @Test func `a layout may request thousands of sizes`() {
        struct Curious: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
                let widths = (0..<5000).map {
                    subviews[0].sizeThatFits(ProposedViewSize(width: Double($0), height: 1)).width
                }
                return Size(width: widths.reduce(0, +) / 5000, height: 1)
            }

            func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let node = Node("curious", layout: Curious(), children: [.hstack(spacing: 0, [.color("a"), .color("b")])])
        #expect(node.size(for: .zero).width == 2499.5)
        #expect(node.size(for: .zero).width == 2499.5)
    }
}
