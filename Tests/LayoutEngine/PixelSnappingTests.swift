import FramewrightDrawing
import FramewrightTestSupport
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

    /// Frames that share an edge before snapping share it after, whatever nodes they belong to.
    @Test(arguments: [1.0, 1.5, 2, 2.625, 3, 0.73])
    func `shared edges stay shared in any tree`(scale: Double) {
        for seed in 0..<150 {
            var chance = SplitMix(state: UInt64(seed) << 8 | UInt64(scale * 8))
            let view = PlainView.random(5, &chance)
            let tree = view.node.tree(width: Double.random(in: 10...400, using: &chance), height: 333.3)
            let pairs = zip(tree.nodes, tree.snapped(to: scale).nodes)
            let horizontal = pairs.flatMap { [($0.frame.minX, $1.frame.minX), ($0.frame.maxX, $1.frame.maxX)] }
            let vertical = pairs.flatMap { [($0.frame.minY, $1.frame.minY), ($0.frame.maxY, $1.frame.maxY)] }
            for edges in [horizontal, vertical] { expectNoTears(edges, scale) }
        }
    }

    /// Expects that snapped edges are in the order of the exact ones, and that equal edges stay equal.
    private func expectNoTears(_ edges: [(exact: Double, snapped: Double)], _ scale: Double) {
        let sorted = edges.sorted { $0.exact < $1.exact }
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            let pixels = (right.snapped - left.snapped) * scale
            #expect(pixels > -1e-6)
            if right.exact - left.exact < 1e-9 { #expect(abs(pixels) < 1e-6) }
        }
    }

    @Test(arguments: [1.0, 2.625, 3])
    func `snapping while placing equals snapping afterwards`(scale: Double) throws {
        let screen = ScreenArea(size: Size(width: 321.7, height: 333.3))
        for seed in 0..<150 {
            var chance = SplitMix(state: UInt64(seed))
            let node = PlainView.random(5, &chance).node
            let afterwards = try node.placed(on: screen).snapped(to: scale)
            #expect(try node.placed(on: screen, snappedTo: scale).nodes.map(\.frame) == afterwards.nodes.map(\.frame))
        }
    }

    @Test func `a frame that is not finite is not changed`() {
        let rect = Rect(x: -.infinity, y: 0, width: .infinity, height: 1)
        #expect(rect.snapped(to: 2) == rect)
    }

    @Test func `a tree stores each node's parent, end and path`() {
        let tree = Node.vstack([.hstack([.color("a"), .color("b")]), .color("c")])
            .tree(width: 10, height: 10)
        #expect(tree.nodes.map(\.payload) == ["vstack", "hstack", "a", "b", "c"])
        #expect(tree.nodes.map(\.parent) == [nil, 0, 1, 1, 0])
        #expect(tree.nodes.map(\.end) == [5, 4, 3, 4, 5])
        #expect(tree.path(of: 2) == "0/0/0")
    }
}
