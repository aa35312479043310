import FramewrightDrawing
import FramewrightLayoutEngine

/// Starts inserted views at the frames of views with the same geometry, and moves removed views to the frames of
/// their successors.
struct MatchedGeometryPlanner {
    let before: RenderedFrame
    let after: RenderedFrame
    let time: Double

    func match(_ moving: inout AnimationState, insertions: [GeometryInsertion], removals: [GeometryRemoval]) {
        for insertion in insertions {
            guard let old = before.frame(of: insertion.match), let new = frame(of: insertion) else { continue }
            moving.change(at: insertion.path[...]) { inner in
                inner.layout = animatedValue(
                    insertion.match.layout(from: new, to: old).animatableData, insertion.animation)
            }
        }
        for removal in removals {
            let successor = insertions.first { $0.match.key == removal.match.key }
            guard let successor, let seen = before.frame(of: removal.match),
                let layoutFrame = before.layoutFrame(of: removal.match),
                let new = frame(of: successor)
            else { continue }
            moving.change(at: removal.path[...]) {
                follow(&$0.removed[removal.removed], removal, in: layoutFrame, from: seen, to: new)
            }
        }
    }

    private func frame(of insertion: GeometryInsertion) -> Rect? {
        after.index(at: insertion.path).map { after.tree.nodes[$0].frame }
    }

    private func follow(
        _ removed: inout RemovedNode, _ removal: GeometryRemoval, in layoutFrame: Rect, from seen: Rect, to new: Rect
    ) {
        let layout = removal.match.layout(from: layoutFrame, to: new)
        removed.node.change(at: removal.inner[...]) { $0.layout = layout }
        let distance = removal.match.layout(from: layoutFrame, to: seen).animatableData - layout.animatableData
        removed.moving.change(at: removal.inner[...]) { $0.layout = animatedValue(distance, removal.animation) }
    }

    private func animatedValue(_ distance: Rect.AnimatableData, _ animation: Animation) -> any AnyAnimatedValue {
        var animatedValue = AnimatedValue<Rect.AnimatableData>()
        animatedValue.retarget(by: distance, animation, at: time)
        return animatedValue
    }
}

extension RenderedFrame {
    /// Returns the layout frame of a view that is removed in this update; views removed earlier are skipped.
    fileprivate func layoutFrame(of match: GeometryMatch) -> Rect? {
        var index = 0
        while index < tree.nodes.count {
            let node = tree.nodes[index]
            if let own = node.payload.motion?.geometry, own == match, own.isSource == match.isSource {
                return node.frame
            }
            index = node.order < 0 ? node.end : index + 1
        }
        return nil
    }

    /// Returns the last presented frame of the geometry's source. That is the frame of its content, which may be
    /// moving, while the frame of the matched node itself is already final.
    fileprivate func frame(of match: GeometryMatch) -> Rect? {
        let sources = tree.nodes.indices.filter { tree.nodes[$0].payload.motion?.geometry?.key == match.key }
        let source = sources.first { tree.nodes[$0].payload.motion?.geometry?.isSource == true } ?? sources.first
        return source.map { index in tree.nodes[tree.children(of: index).first { _ in true } ?? index].frame }
    }
}

extension ViewNode {
    mutating func change(at path: ArraySlice<Int>, _ change: (inout ViewNode) -> Void) {
        guard let place = path.first else { return change(&self) }
        children[place].change(at: path.dropFirst(), change)
    }
}
