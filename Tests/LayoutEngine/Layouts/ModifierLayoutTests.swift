import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct ModifierLayoutTests {
    /// Measured on SwiftUI: text 74 wide in a flexible frame under 400 x 600 lies at (113, 67).
    @Test func `a frame with both limits fills the proposal regardless of its content`() throws {
        let node = Node.fixed("text", 74, 16).flexed(
            width: .init(minimum: 100, ideal: nil, maximum: 300), height: .init(minimum: 50, ideal: nil, maximum: 150))
        let frames = node.frames(width: 400, height: 600)
        let frame = try #require(frames["frame"])
        #expect(frame.size == Size(width: 300, height: 150))
        #expect(frames["text"]?.origin == frame.origin + Point(x: 113, y: 67))
    }

    @Test(
        arguments: [
            (40.0, nil, 30.0, 40.0), (40, nil, 60, 50), (nil, 80, 60, 60), (nil, 80, 100, 80), (nil, nil, 60, 50),
        ] as [(Double?, Double?, Double, Double)])
    func `a single limit clamps the content, and without limits the proposal passes through`(
        minimum: Double?, maximum: Double?, proposal: Double, expected: Double
    ) {
        let limits = FlexibleFrameLayout.Limits(minimum: minimum, ideal: nil, maximum: maximum)
        #expect(limits.length(for: proposal, subview: 50) == expected)
    }

    @Test func `a fixed frame reports its size and centres larger content`() {
        let frames = Node.fixed("big", 100, 20).framed(width: 60).frames(width: 200, height: 20)
        #expect(frames["frame"] == Rect(x: 70, y: 0, width: 60, height: 20))
        #expect(frames["big"] == Rect(x: 50, y: 0, width: 100, height: 20))
    }

    /// Measured on SwiftUI: negative lengths count as zero.
    @Test func `a negative frame length counts as zero`() {
        let row = Node.hstack(spacing: 0, [Node.color("a").framed(width: -60, height: 20), .color("b")])
        let frames = row.frames(width: 100, height: 20)
        #expect(frames["frame"]?.width == 0)
        #expect(frames["b"] == Rect(x: 0, y: 0, width: 100, height: 20))
        let limits = FlexibleFrameLayout.Limits(minimum: -50, ideal: nil, maximum: -10)
        #expect(limits.length(for: 100, subview: 20) == 0)
    }

    @Test func `fit stays inside the proposal and fill covers it`() {
        let square = { (mode: ContentMode) in
            Node("ratio", layout: AspectRatioLayout(1, mode: mode), children: [.color("c")])
        }
        #expect(square(.fit).frames(width: 300, height: 200)["c"] == Rect(x: 50, y: 0, width: 200, height: 200))
        #expect(square(.fill).frames(width: 300, height: 200)["c"] == Rect(x: 0, y: -50, width: 300, height: 300))
    }

    @Test func `decoration gets the primary's size and does not change it`() {
        let node = Node(
            "layers", layout: LayeredLayout(primary: 1, alignment: .center),
            children: [.color("back"), .fixed("front", 30, 20)])
        let frames = node.frames(width: 100, height: 100)
        #expect(frames["layers"] == Rect(x: 35, y: 40, width: 30, height: 20))
        #expect(frames["back"] == frames["front"])
    }

    @Test func `negative padding extends a background`() {
        let padding = PaddingLayout(EdgeInsets(top: -5, leading: -5, bottom: -5, trailing: -5))
        let node = Node(
            "layers", layout: LayeredLayout(primary: 1, alignment: .center),
            children: [Node("outset", layout: padding, children: [.color("back")]), .fixed("front", 30, 20)])
        #expect(node.frames(width: 100, height: 100)["back"] == Rect(x: 30, y: 35, width: 40, height: 30))
    }

    @Test(arguments: [(0.0, 0.0), (30, -30), (500, -100), (-5, 0)])
    func `scrolling moves the content and stops at its ends`(offset: Double, top: Double) {
        let node = Node(
            "scroll", layout: ScrollLayout(axis: .vertical, offset: offset), children: [.fixed("content", 50, 200)])
        let frames = node.frames(width: 50, height: 100)
        #expect(frames["scroll"]?.height == 100)
        #expect(frames["content"]?.minY == top)
    }

    @Test func `a view that ignores the safe area grows only on edges that touch it`() {
        var back = Node.color("back")
        back.safeAreaEdgesIgnored = .all
        let insets = EdgeInsets(top: 50, bottom: 30)
        #expect(
            back.frames(width: 100, height: 300, insets: insets)["back"] == Rect(x: 0, y: 0, width: 100, height: 300))
        let low = Node.vstack(spacing: 0, [.fixed("top", 100, 20), back])
        #expect(
            low.frames(width: 100, height: 300, insets: insets)["back"] == Rect(x: 0, y: 70, width: 100, height: 230))
    }

    @Test func `the root is centred in the safe area`() {
        let frames = Node.fixed("root", 20, 20).frames(width: 100, height: 200, insets: EdgeInsets(top: 40))
        #expect(frames["root"] == Rect(x: 40, y: 110, width: 20, height: 20))
    }
}
