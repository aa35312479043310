import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct PixelSnappingTests {
    /// Measured on SwiftUI at scale 2: x = 185.75 became 186.
    @Test func `edges round to the nearest pixel`() {
        let rect = Rect(x: 185.75, y: 0.2, width: 46.5, height: 10)
        #expect(rect.snapped(to: 2) == Rect(x: 186, y: 0, width: 46.5, height: 10))
    }

    @Test(arguments: [1.0, 1.5, 2, 2.625, 3])
    func `neighbours keep touching at every scale`(scale: Double) {
        for width in stride(from: 10.0, through: 60, by: 0.37) {
            let stack = Node.hstack(spacing: 0, (0..<7).map { .color("\($0)") })
            let tree = stack.tree(width: width, height: 1).snapped(to: scale)
            let leaves = tree.nodes.dropFirst()
            for (left, right) in zip(leaves, leaves.dropFirst()) {
                let (end, start) = (left.frame.maxX * scale, right.frame.minX * scale)
                #expect(abs(end - end.rounded()) < 1e-9)
                #expect(end.rounded() == start.rounded())
            }
        }
    }

    @Test func `a tree knows each node's parent, end and path`() {
        let tree = Node.vstack([.hstack([.color("a"), .color("b")]), .color("c")])
            .tree(width: 10, height: 10)
        #expect(tree.nodes.map(\.payload) == ["vstack", "hstack", "a", "b", "c"])
        #expect(tree.nodes.map(\.parent) == [nil, 0, 1, 1, 0])
        #expect(tree.nodes.map(\.end) == [5, 4, 3, 4, 5])
        #expect(tree.path(of: 2) == "0/0/0")
    }
}
