import FramewrightDrawing
import FramewrightLayoutEngine

/// Starts inserted views at the frames of views with the same geometry, and moves removed views to the frames of
/// their successors.
struct MatchedGeometryPlanner {
    let before: RenderedFrame
    let after: RenderedFrame
    let time: Double

    func match(_ moving: inout AnimationState, comers: [GeometryInsertion], leavers: [GeometryRemoval]) {
        for comer in comers {
            guard let old = before.frame(of: comer.match), let new = frame(of: comer) else { continue }
            moving.change(at: comer.path[...]) { inner in
                inner.layout = track(comer.match.layout(from: new, to: old).animatableData, comer.animation)
            }
        }
        for leaver in leavers {
            let successor = comers.first { $0.match.key == leaver.match.key }
            guard let successor, let seen = before.frame(of: leaver.match), let room = before.room(of: leaver.match),
                let new = frame(of: successor)
            else { continue }
            moving.change(at: leaver.path[...]) {
                follow(&$0.removed[leaver.removed], leaver, in: room, from: seen, to: new)
            }
        }
    }

    private func frame(of comer: GeometryInsertion) -> Rect? {
        after.index(at: comer.path).map { after.tree.nodes[$0].frame }
    }

    private func follow(
        _ removed: inout RemovedNode, _ leaver: GeometryRemoval, in room: Rect, from seen: Rect, to new: Rect
    ) {
        let layout = leaver.match.layout(from: room, to: new)
        removed.node.change(at: leaver.inner[...]) { $0.layout = layout }
        let distance = leaver.match.layout(from: room, to: seen).animatableData - layout.animatableData
        removed.moving.change(at: leaver.inner[...]) { $0.layout = track(distance, leaver.animation) }
    }

    private func track(_ distance: Rect.AnimatableData, _ animation: Animation) -> any AnyAnimatedValue {
        var track = AnimatedValue<Rect.AnimatableData>()
        track.retarget(by: distance, animation, at: time)
        return track
    }
}

extension RenderedFrame {
    /// Returns the layout frame of a view that is removed in this update; views removed earlier are skipped.
    fileprivate func room(of match: GeometryMatch) -> Rect? {
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
