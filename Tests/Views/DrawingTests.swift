import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

@MainActor
struct DrawingTests {
    @Test func `backgrounds are painted before and overlays after their content`() {
        let view = Color.black.background(Color.white).overlay { Circle().fill(Color.clear) }
        #expect(
            placed(view, width: 10, height: 20).displayList().description == """
                size 10x20
                2 rect (0,0 10x20) #ffffff
                3 rect (0,0 10x20) #000000
                4 rect (0,5 10x10) radius 5 #00000000

                """)
    }

    @Test func `a scroll view clips its content but not its background`() {
        let view = VStack(spacing: 0) {
            ScrollView(showsIndicators: false, offset: 15) { Color.black.frame(width: 10, height: 50) }
            Color.white.frame(height: 5)
        }
        #expect(
            placed(view, width: 10, height: 20).displayList().description == """
                size 10x20
                1 clip (0,0 10x15)
                3 rect (0,-15 10x50) #000000
                3 pop
                5 rect (0,15 10x5) #ffffff

                """)
    }

    @Test func `a background extends under the bars and its content does not`() {
        let view = Text("Hi").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
        let tree = placed(view, width: 100, height: 200, insets: EdgeInsets(top: 50, bottom: 30))
        #expect(tree.nodes.first { $0.payload.name == "Rectangle" }?.frame == Rect(x: 0, y: 0, width: 100, height: 200))
        #expect(tree.nodes.last?.frame.midY == 110)
    }

    @Test func `text is drawn on its baseline in its style`() throws {
        let tree = placed(Text("Ag").font(.system(size: 20)).foregroundStyle(Color.white))
        let item = try #require(tree.displayList().items.first)
        guard case .glyphs(let run, let paint) = item.command else {
            Issue.record("not text: \(item)")
            return
        }
        #expect(run.text == "Ag" && run.size == 20 && paint.color == .white)
        let frame = tree.nodes[0].frame
        #expect(run.origin.x == frame.minX)
        #expect(run.origin.y > frame.midY && run.origin.y < frame.maxY)
    }

    @Test func `a relative font is a share of the proposed height`() {
        let view = Text("8").font(.system(relativeSize: 0.25)).lineLimit(1)
        let sizes = [80.0, 160].map { side in
            placed(view, width: side, height: side).displayList().items.compactMap { item in
                if case .glyphs(let run, _) = item.command { run.size } else { nil }
            }
        }
        #expect(sizes == [[20], [40]])
    }

    @Test func `a number shrinks to its tile instead of being truncated`() {
        let view = Text("131072").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1)
        let tree = placed(view, width: 60, height: 60)
        #expect(tree.nodes[0].frame.width <= 60)
        #expect(tree.nodes[0].frame.width > 58)
    }
}
