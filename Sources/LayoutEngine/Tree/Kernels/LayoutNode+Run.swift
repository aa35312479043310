import FramewrightDrawing

// The only code that handles both the payload's type and every node. Unspecialised generic functions look up type
// metadata on each call, so there are two loops, one for input and one for output, and everything they call is
// independent of the payload. Chosen by measurement, see Performance.

extension LayoutNode {
    /// Flattens the tree and passes the run, with nothing measured yet, to `read`. Returns nil if the tree is nested
    /// too deeply.
    func withRun<Result>(
        on screen: ScreenArea, _ profile: SpacingProfile, _ read: (ReadyRun<Payload>) -> Result
    ) -> Result? {
        unsafe withUnsafePointer(to: self) { root in
            guard let (builder, sources) = unsafe Self.flatten(root) else { return nil }
            let run = builder.run(on: screen, profile)
            defer { run.finish() }
            return unsafe read(ReadyRun(run: run, sources: sources))
        }
    }

    /// Returns the tree's records and the addresses of their nodes. Returns nil if the tree is nested too deeply.
    private static func flatten(
        _ root: UnsafePointer<LayoutNode>
    ) -> (builder: LayoutRunBuilder, sources: [UnsafeRawPointer])? {
        let stride = MemoryLayout<LayoutNode>.stride
        var builder = LayoutRunBuilder()
        var sources: [UnsafeRawPointer] = unsafe [UnsafeRawPointer(root)]
        // The traits are a node's first property.
        unsafe builder.addRoot(UnsafeRawPointer(root).assumingMemoryBound(to: NodeTraits.self))
        var waiting: [(index: Int, depth: Int)] = [(0, 1)]
        while let (index, depth) = waiting.popLast() {
            let node = unsafe sources[index].assumingMemoryBound(to: LayoutNode.self)
            let count = unsafe node.pointee.children.count
            guard count > 0, let base = unsafe node.pointee.children.withUnsafeBufferPointer({ $0.baseAddress }) else {
                continue
            }
            let inner = unsafe depth + type(of: node.pointee.traits.layout).layoutProperties.form.depth
            if inner > LayoutError.depthLimit {
                builder.discard()
                return nil
            }
            let children = unsafe UnsafeRawPointer(base)
            let first = unsafe builder.addChildren(count, of: index, children, stride: stride)
            for offset in 0..<count { unsafe sources.append(children + offset * stride) }
            // Pushed in reverse, so that the first child is popped first and records are stored in the order they are
            // visited in.
            for offset in (0..<count).reversed() {
                let child = unsafe (children + offset * stride).assumingMemoryBound(to: LayoutNode.self)
                if unsafe child.pointee.children.count > 0 { waiting.append((first + offset, inner)) }
            }
        }
        return unsafe (builder, sources)
    }
}

/// A run that has not been placed, with the nodes of its records. Valid inside `withRun` only.
@safe struct ReadyRun<Payload: Sendable> {
    let run: LayoutRun
    private let sources: [UnsafeRawPointer]

    @unsafe init(run: LayoutRun, sources: [UnsafeRawPointer]) {
        self.run = run
        unsafe self.sources = unsafe sources
    }

    /// Places all nodes and returns them with their payloads in paint order. If there is a scale, frames are snapped to
    /// pixels.
    func place(snappedTo scale: Double?) -> PlacedTree<Payload> {
        let stride = MemoryLayout<Placed<Payload>>.stride
        let source = payloadOffset(behind: NodeTraits.self, Payload.self)
        let target = payloadOffset(behind: PlacedNodeInfo.self, Payload.self)
        var tree = PlacedTree<Payload>(screen: run.screen)
        unsafe tree.nodes = Array(unsafeUninitializedCapacity: run.records.count) { nodes, count in
            guard let base = nodes.baseAddress else { return }
            count = unsafe run.writePlaces(to: UnsafeMutableRawPointer(base), stride, sources, scale) { node, placed in
                let payload = unsafe (node + source).assumingMemoryBound(to: Payload.self)
                unsafe (placed + target).assumingMemoryBound(to: Payload.self).initialize(from: payload, count: 1)
            }
        }
        return tree
    }
}

/// Returns the offset of a struct's second property: the size of the first, rounded up to the second's alignment.
func payloadOffset<Header, Payload>(behind header: Header.Type, _ payload: Payload.Type) -> Int {
    let mask = MemoryLayout<Payload>.alignment - 1
    return (MemoryLayout<Header>.size + mask) & ~mask
}

extension LayoutRun {
    @inline(__always)
    private func order(of index: Int) -> Int32 {
        let parent = Int(records[index].parent)
        return parent < 0 ? 0 : Int32(index) - records[parent].firstChild
    }

    /// Places all nodes. Their frames can then be read from the run.
    func placeAll() {
        var walk = PaintWalk(self)
        while walk.next() != nil {}
    }

    /// Places all nodes and writes their `PlacedNodeInfo` values, `stride` bytes apart. Calls `copyPayload` with the
    /// address of each node and of its placed node.
    ///
    /// - Returns: The number of nodes that are not omitted.
    fileprivate func writePlaces(
        to base: UnsafeMutableRawPointer, _ stride: Int, _ sources: [UnsafeRawPointer], _ scale: Double?,
        _ copyPayload: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
    ) -> Int {
        var walk = PaintWalk(self)
        var count = 0
        while let step = walk.next() {
            switch step {
            case .node(let index, let parent):
                let place = unsafe (base + count * stride).assumingMemoryBound(to: PlacedNodeInfo.self)
                let frame = spots[index].frame
                unsafe place.initialize(
                    to: PlacedNodeInfo(
                        frame: scale.map(frame.snapped) ?? frame, offer: spots[index].offer, parent: Int32(parent),
                        end: Int32(count + 1),
                        step: sources[index].assumingMemoryBound(to: NodeTraits.self).pointee.step,
                        order: order(of: index)))
                unsafe copyPayload(sources[index], base + count * stride)
                count += 1
            case .end(let slot):
                unsafe (base + slot * stride).assumingMemoryBound(to: PlacedNodeInfo.self).pointee.end = Int32(count)
            }
        }
        return count
    }
}
