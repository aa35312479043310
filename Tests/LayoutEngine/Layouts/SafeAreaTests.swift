import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct SafeAreaTests {
    private let notch = EdgeInsets(top: 50, bottom: 30)

    private func ignoring(_ node: Node) -> Node {
        var node = node
        node.safeAreaEdgesIgnored = .all
        return node
    }

    private func bar(_ content: Node, _ edge: Edge, _ alignment: Alignment) -> Node {
        Node(
            "inset", layout: SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: 0),
            children: [content, .fixed("bar", 20, 40)])
    }

    @Test func `content avoids a bar, and a view that ignores the safe area extends under it`() {
        let plain = bar(.color("content"), .bottom, .bottom).frames(width: 100, height: 300, insets: notch)
        #expect(plain["content"] == Rect(x: 0, y: 50, width: 100, height: 180))
        #expect(plain["bar"] == Rect(x: 40, y: 230, width: 20, height: 40))
        let under = bar(ignoring(.color("content")), .bottom, .bottom).frames(width: 100, height: 300, insets: notch)
        #expect(under["content"] == Rect(x: 0, y: 0, width: 100, height: 300))
    }

    @Test func `a bar inside a view reduces the safe area only within that view`() {
        let node = bar(ignoring(.color("content")), .bottom, .bottom).padded(
            EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
        #expect(
            node.frames(width: 100, height: 300)["content"] == Rect(x: 10, y: 10, width: 80, height: 280))
    }

    @Test func `padding of the safe area reduces the safe area too`() {
        let padding = SafeAreaPaddingLayout(EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
        let plain = Node.color("content").laid(by: padding).frames(width: 100, height: 100)
        #expect(plain["content"] == Rect(x: 6, y: 5, width: 86, height: 88))
        let under = ignoring(.color("content")).laid(by: padding).frames(width: 100, height: 100)
        #expect(under["content"] == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `a scroll view reaches the screen's edge and its content begins inside`() {
        var scroll = Node.fixed("content", 100, 500).laid(by: ScrollLayout(axis: .vertical, offset: 0), "scroll")
        scroll.safeAreaEdgesInset = .vertical
        let frames = scroll.frames(width: 100, height: 300, insets: notch)
        #expect(frames["scroll"] == Rect(x: 0, y: 0, width: 100, height: 300))
        #expect(frames["content"]?.minY == 50)
        scroll.layout = ScrollLayout(axis: .vertical, offset: 1000)
        #expect(scroll.frames(width: 100, height: 300, insets: notch)["content"]?.maxY == 270)
    }

    @Test func `safe area insets along the scroll axis do not apply to scrolled content`() {
        let content = Node.vstack(spacing: 0, [ignoring(.fixed("content", 100, 20))])
        let scroll = content.laid(by: ScrollLayout(axis: .vertical, offset: 0))
        #expect(scroll.frames(width: 100, height: 300, insets: notch)["content"]?.minY == 50)
    }

    @Test func `text that ignores the safe area keeps its size and is centred in the larger space`() {
        let text = ignoring(
            Node.line("text", 100, 20).flexed(height: .init(minimum: nil, ideal: nil, maximum: .infinity)))
        let frames = text.frames(width: 100, height: 300, insets: notch)
        #expect(frames["frame"] == Rect(x: 0, y: 0, width: 100, height: 300))
        #expect(frames["text"]?.midY == 150)
    }
}
