import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

/// Tests of the attributes of nodes besides their layout.
struct NodeTraitTests {
    private enum Weight: LayoutValueKey {
        static let defaultValue = 1.0
    }

    private enum Room: LayoutValueKey {
        static let defaultValue: Int? = 7
    }

    /// A layout as wide as the sum of its subviews' weights.
    private struct Weighing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
            Size(width: subviews.reduce(0) { $0 + $1[Weight.self] }, height: 1)
        }

        func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, subview) in subviews.enumerated() {
                subview.place(at: bounds.origin + Point(x: Double(index), y: 0), proposal: .zero)
            }
        }
    }

    @Test func `a layout reads its subviews' values`() {
        var heavy = Node.color("heavy")
        heavy.values[Weight.self] = 4
        #expect(Node("scale", layout: Weighing(), children: [heavy, .color("light")]).size(for: .zero).width == 5)
    }

    @Test func `an optional layout value has its default where others are set`() {
        var values = LayoutValues()
        values[Weight.self] = 4
        #expect(values[Room.self] == 7)
        values[Room.self] = nil
        #expect(values[Room.self] == nil)
    }

    @Test func `siblings are painted by z-index, then in order`() {
        let children = [("a", 1.0), ("b", 0), ("c", -1), ("d", 0)].map { name, index in
            var node = Node.vstack([.color(name)])
            node.zIndex = index
            return node
        }
        let tree = Node("z", layout: ZStackLayout(), children: children).tree(width: 10, height: 10)
        #expect(tree.nodes.map(\.payload).filter { $0.count == 1 } == ["z", "c", "b", "d", "a"])
        #expect(tree.nodes.map(\.end) == [9, 3, 3, 5, 5, 7, 7, 9, 9])
    }

    @Test func `mirrored nodes flip whole subtrees, including custom layouts`() {
        var node = Node.hstack(
            spacing: 0,
            [
                .fixed("first", 10, 10),
                .vstack(spacing: 0, alignment: .leading, [.fixed("a", 5, 5), .fixed("b", 20, 5)]),
                Node("custom", layout: Weighing(), children: [.fixed("c", 1, 1), .fixed("d", 1, 1)]),
            ])
        node.mirrors = true
        let frames = node.frames(width: 32, height: 10)
        #expect(frames["first"]?.minX == 22)
        #expect(frames["a"]?.maxX == 22)
        #expect(frames["c"]?.minX == 1)
        #expect(frames["d"]?.minX == 0)
    }

    @Test func `a subtree can opt out of mirroring`() {
        var inner = Node.hstack(spacing: 0, [.fixed("a", 5, 5), .fixed("b", 5, 5)])
        inner.mirrors = false
        var outer = Node.hstack(spacing: 0, [inner, .fixed("c", 5, 5)])
        outer.mirrors = true
        let frames = outer.frames(width: 15, height: 5)
        #expect(["a", "b", "c"].compactMap { frames[$0]?.minX } == [5, 10, 0])
    }

    @Test func `the leading safe area inset is on the right in a mirrored layout`() {
        let back = { (edges: Edge.Set) in
            var node = Node.color("back")
            node.safeAreaEdgesIgnored = edges
            var outer = node.laid(by: PaddingLayout(.zero))
            outer.mirrors = true
            return outer.frames(width: 100, height: 10, insets: EdgeInsets(leading: 7, trailing: 9))["back"]
        }
        #expect(back(.leading) == Rect(x: 7, y: 0, width: 93, height: 10))
        #expect(back(.trailing) == Rect(x: 0, y: 0, width: 91, height: 10))
    }

    @Test func `a node's own spacing overrides its layout's`() {
        var close = Node.color("close")
        close.spacing = .zero
        #expect(Node.hstack([.color("a"), close]).size(for: .unspecified).width == 20)
    }

    @Test func `an explicit guide propagates up and is averaged`() {
        let guided = { (place: Double) in
            Node.fixed("g", 10, 10).laid(by: AlignmentGuideLayout(HorizontalAlignment.center) { _ in place })
        }
        let column = Node.vstack(spacing: 0, alignment: .leading, [guided(2), guided(8), .fixed("plain", 10, 10)])
        let frames = Node.vstack(spacing: 0, [column.padded(EdgeInsets(leading: 5)), .fixed("below", 30, 10)])
            .frames(width: 30, height: 40)
        // The column's guide is at 5 + (2 + 8) / 2 = 10, the other view's at 15.
        #expect(frames["padding"]?.minX == 5)
    }

    /// The engine reads payloads at these offsets.
    @Test func `a payload directly follows the fields of fixed layout`() {
        expectPayloadBehind(UInt8.self)
        expectPayloadBehind(String.self)
        expectPayloadBehind((Bool, SIMD4<Double>).self)
        expectPayloadBehind([Int]?.self)
    }

    private func expectPayloadBehind<Payload: Sendable>(_ payload: Payload.Type) {
        let node = payloadOffset(behind: NodeTraits.self, payload)
        #expect(MemoryLayout<LayoutNode<Payload>>.offset(of: \.payload) == node)
        let placed = payloadOffset(behind: PlacedNodeInfo.self, payload)
        #expect(MemoryLayout<Placed<Payload>>.offset(of: \.payload) == placed)
    }
}
