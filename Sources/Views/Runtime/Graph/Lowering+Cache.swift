import FramewrightLayoutEngine

extension Lowering {
    /// Returns the nodes of a comparable view: the kept ones if nothing has changed, otherwise those that `lower`
    /// makes. `self` must be at the view's own graph node.
    func kept(_ view: any Equatable, _ lower: (Lowering) -> [ViewNode]) -> [ViewNode] {
        if let kept = node.kept, !node.isChanged, kept.holds(for: view, in: environment, &graph.knownEnvironments) {
            node.keep(in: graph.pass)
            return kept.nodes
        }
        node.forget()
        if node.isBare, let common = graph.commonNodes.nodes(for: view, in: environment, &graph.knownEnvironments) {
            node.kept = common
            node.keep(in: graph.pass)
            return common.nodes
        }
        let outer = graph.notes
        let (work, errors) = (graph.effects.count, report.errors.count)
        graph.notes = PassSummary()
        let inner = collectingPreferences()
        let (nodes, validity) = graph.watching { lower(inner) }
        let isPlain =
            graph.notes == PassSummary() && graph.effects.count == work && report.errors.count == errors
            && inner.preferences.areSilent && node.isPlain
        graph.notes = outer.joined(with: graph.notes)
        if isPlain {
            let kept = LoweringCache(nodes, of: view, in: environment, validity)
            node.kept = kept
            if node.isStateless { graph.commonNodes.add(kept, of: view) }
        } else {
            node.isKeepable = false
        }
        return nodes
    }
}
