import FramewrightDrawing
import FramewrightLayoutEngine
import Testing

/// A layout of someone else's that says it runs sideways in the shortest way there is.
private struct Sideways: Layout {
    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: 30, height: 20)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 5, height: 5)) }
    }
}

struct ForeignLayoutTests {
    @Test func `a layout with the properties of a stack is still asked itself`() throws {
        let node = LayoutNode(
            "sideways", layout: Sideways(), children: [LayoutNode("fill", layout: FillLayout())])
        let tree = try node.placed(on: ScreenArea(size: Size(width: 100, height: 100)))
        #expect(
            tree.nodes.map(\.frame) == [
                Rect(x: 35, y: 40, width: 30, height: 20), Rect(x: 35, y: 40, width: 5, height: 5),
            ])
    }
}
