import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct StackLayoutTests {
    /// Measured on SwiftUI: text of 80, a colour, a spacer and text of 60 share 400 points.
    @Test func `a spacer keeps only its minimum beside a flexible sibling`() {
        let node = Node.hstack(spacing: 0, [.fixed("a", 80, 20), .color("colour"), .spacer(), .fixed("b", 60, 20)])
        let frames = node.frames(width: 400, height: 20)
        #expect(frames["colour"]?.width == 252)
        #expect(frames["spacer"]?.width == 8)
    }

    /// Measured on SwiftUI: three spacers share 552 points.
    @Test func `spacers share the space evenly`() {
        let node = Node.hstack([
            .spacer(), .fixed("a", 20, 10), .spacer(), .fixed("b", 28, 10), .spacer(),
        ])
        let frames = node.frames(width: 600, height: 10)
        #expect(frames["a"]?.minX == 184)
        #expect(frames["b"]?.minX == 388)
    }

    /// objc.io's edge case: the less flexible child is not the one with the larger minimum, and the stack overflows.
    @Test func `children of equal flexibility overflow instead of being measured twice`() {
        let a = Node.color("a").flexed(width: .init(minimum: nil, ideal: nil, maximum: 100))
        let b = Node.color("b").flexed(width: .init(minimum: 100, ideal: nil, maximum: nil))
        let frames = Node.hstack(spacing: 0, [a, b]).frames(width: 150, height: 50)
        #expect(frames["a"]?.width == 75)
        #expect(frames["b"]?.width == 100)
        #expect(frames["hstack"]?.minX == -12.5)
    }

    @Test func `priority is served first but leaves the others their minimum`() {
        let eager = Node.color("eager").prioritised(1)
        let shy = Node("shy", layout: Box(minimum: Size(width: 30, height: 0)))
        let frames = Node.hstack(spacing: 0, [shy, eager]).frames(width: 200, height: 10)
        #expect(frames["eager"]?.width == 170)
        #expect(frames["shy"]?.width == 30)
    }

    @Test func `an unspecified length proposes every child its ideal`() {
        let node = Node.hstack(spacing: 4, [.color("a"), .fixed("b", 50, 20)])
        let size = node.size(for: .unspecified)
        #expect(size == Size(width: 64, height: 20))
    }

    @Test func `the cross axis is the union around the guide, not the largest child`() {
        let node = Node.hstack(spacing: 0, alignment: .bottom, [.fixed("tall", 10, 40), .fixed("low", 10, 20)])
        let frames = node.frames(width: 20, height: 40)
        #expect(frames["low"]?.minY == 20)
        let baseline = Node.hstack(
            spacing: 0, alignment: .firstTextBaseline,
            [.text("big", ascent: 30, descent: 5), .text("small", ascent: 10, descent: 20)])
        #expect(baseline.size(for: .unspecified).height == 50)
    }

    @Test func `baselines propagate through padding and frames`() throws {
        let padded = Node(
            "padding", layout: PaddingLayout(EdgeInsets(top: 7)),
            children: [.text("padded", ascent: 10, descent: 5)])
        let node = Node.hstack(
            spacing: 0, alignment: .firstTextBaseline, [padded, .text("plain", ascent: 30, descent: 5)])
        let frames = node.frames(width: 20, height: 35)
        #expect(try #require(frames["padded"]).minY - (try #require(frames["plain"]).minY) == 20)
    }

    @Test func `cells of a row fill the height of the tallest`() {
        let cell = Node.color("short").flexed(height: .init(minimum: 30, ideal: nil, maximum: .infinity))
        let row = Node.hstack(spacing: 0, [cell, .fixed("tall", 10, 50)])
        let list = Node("scroll", layout: ScrollLayout(axis: .vertical, offset: 0), children: [row])
        #expect(list.frames(width: 100, height: 200)["short"]?.height == 50)
    }

    private func layers(_ children: [Node]) -> Node {
        Node("layers", layout: ZStackLayout(), children: children)
    }

    @Test func `in a ZStack the highest priority decides the size, and the others are fitted to it`() {
        let frames = layers([Node.color("ground").prioritised(-1), .fixed("front", 50, 30)])
            .frames(width: 100, height: 100)
        #expect(frames["layers"] == Rect(x: 25, y: 35, width: 50, height: 30))
        #expect(frames["ground"] == frames["front"])
    }

    @Test func `in a ZStack the others fill the ideal size of the highest priority`() {
        let node = Node(
            "fixed", layout: FixedSizeLayout(axes: .vertical),
            children: [
                layers([.color("ground"), .fixed("front", 50, 30)])
            ])
        #expect(node.frames(width: 100, height: 100)["ground"]?.size == Size(width: 100, height: 30))
    }

    /// Measured on SwiftUI for a proposal of 400 x 600.
    @Test(arguments: [
        Node.vstack([]), .hstack([]), .vstack(spacing: 20, alignment: .leading, []),
        .hstack(spacing: 20, alignment: .top, []),
        .vstack([.hstack([])]), .hstack(spacing: 5, [.vstack([.hstack([])])]),
    ])
    func `a stack without views has no size for any proposal`(stack: Node) {
        let lengths: [Double?] = [nil, 0, 3, 400, .infinity]
        for width in lengths {
            for height in lengths {
                #expect(stack.size(for: ProposedViewSize(width: width, height: height)) == .zero)
            }
        }
        #expect(Node.hstack(spacing: 0, [stack, .color("rest")]).frames(width: 90, height: 50)["rest"]?.width == 90)
        #expect(stack.framed(width: 30, height: 20).size(for: .infinity) == Size(width: 30, height: 20))
    }

    @Test func `default spacing is 8 between views and none beside a spacer`() {
        let node = Node.vstack([
            .fixed("a", 10, 10), .fixed("b", 10, 10), .spacer(minimum: 0, axis: .vertical), .fixed("c", 10, 10),
        ])
        #expect(node.size(for: .unspecified).height == 38)
    }
}
