import FramewrightLayoutEngine

extension ViewNode {
    /// Returns the tree with every view that is no source placed in its source's frame. Deferred nodes are used with
    /// the content they have so far.
    func followingGeometry(on screen: ScreenArea) throws(LayoutError) -> ViewNode {
        let moment = try RenderedFrame(withoutDeferrals, AnimationState(), on: screen, at: 0)
        let all = geometryMatches(below: [])
        var result = self
        for (path, match) in all where !match.isSource {
            guard let source = all.first(where: { $0.match.key == match.key && $0.match.isSource }),
                let own = moment.index(at: path), let other = moment.index(at: source.path)
            else { continue }
            let layout = match.layout(from: moment.tree.nodes[own].frame, to: moment.tree.nodes[other].frame)
            result.change(at: path[...]) { $0.layout = layout }
        }
        return result
    }
}
