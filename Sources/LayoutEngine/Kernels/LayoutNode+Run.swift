import FramewrightDrawing

// The only code that meets both the payload's type and every node. A generic function looks its types up at each call,
// at 50 to 100 ns: recursive and one function a node, that was a third of a run (2026-11, 1,111 nodes). So there are two
// loops, one in and one out, and everything they call knows nothing of payloads.

extension LayoutNode {
    /// Lays the tree out and hands the finished run, and the nodes by its indices, to `read`. Nil where the tree is nested
    /// too deep.
    func withFinishedRun<Result>(
        on screen: ScreenArea, _ profile: SpacingProfile, _ read: (FinishedRun<Payload>) -> Result
    ) -> Result? {
        unsafe withUnsafePointer(to: self) { root in
            guard let (sources, shapes) = unsafe Self.flatten(root) else { return nil }
            var builder = LayoutRunBuilder(capacity: shapes.count)
            for index in shapes.indices {
                // The traits are a node's first property.
                unsafe builder.add(shapes[index], sources[index].assumingMemoryBound(to: NodeTraits.self))
            }
            let run = builder.run(on: screen, profile)
            run.placeAll()
            run.finish()
            return unsafe read(FinishedRun(run: run, sources: sources))
        }
    }

    /// Where the nodes lie, siblings side by side after their parent; nil where they are nested too deep.
    private static func flatten(
        _ root: UnsafePointer<LayoutNode>
    ) -> (sources: [UnsafeRawPointer], shapes: [NodeShape])? {
        var sources: [UnsafeRawPointer] = unsafe [UnsafeRawPointer(root)]
        var shapes = [NodeShape(parent: -1)]
        var waiting: [(index: Int, depth: Int)] = [(0, 1)]
        while let (index, depth) = waiting.popLast() {
            let node = unsafe sources[index].assumingMemoryBound(to: LayoutNode.self)
            let count = unsafe node.pointee.children.count
            guard count > 0, var child = unsafe node.pointee.children.withUnsafeBufferPointer({ $0.baseAddress }) else {
                continue
            }
            let inner = unsafe depth + type(of: node.pointee.traits.layout).layoutProperties.form.depth
            if inner > LayoutError.depthLimit { return nil }
            shapes[index].firstChild = Int32(shapes.count)
            shapes[index].childCount = Int32(count)
            for _ in 0..<count {
                if unsafe child.pointee.children.count > 0 { waiting.append((shapes.count, inner)) }
                unsafe sources.append(UnsafeRawPointer(child))
                shapes.append(NodeShape(parent: Int32(index)))
                unsafe child += 1
            }
        }
        return unsafe (sources, shapes)
    }
}

/// A run whose frames stand, with the nodes they belong to. Valid inside `withFinishedRun`.
@safe struct FinishedRun<Payload: Sendable> {
    let run: LayoutRun
    private let sources: [UnsafeRawPointer]

    @unsafe init(run: LayoutRun, sources: [UnsafeRawPointer]) {
        self.run = run
        unsafe self.sources = unsafe sources
    }

    /// The frames with the nodes' payloads, in paint order.
    func tree() -> PlacedTree<Payload> {
        let order = run.paintOrder()
        var tree = PlacedTree<Payload>(screen: run.screen)
        unsafe tree.nodes = Array(unsafeUninitializedCapacity: order.count) { nodes, count in
            for slot in order {
                let index = Int(slot.index)
                let source = unsafe sources[index].assumingMemoryBound(to: LayoutNode<Payload>.self)
                unsafe nodes.initializeElement(
                    at: count,
                    to: Placed(
                        payload: source.pointee.payload, frame: run.records[index].frame,
                        offer: run.records[index].offer, parent: slot.parent, step: source.pointee.step, end: slot.end))
                count += 1
            }
        }
        return tree
    }
}
