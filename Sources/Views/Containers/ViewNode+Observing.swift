import FramewrightLayoutEngine

extension [ViewNode] {
    /// Calls `report` with the geometry of the first node when it is laid out.
    @MainActor
    func observingFirst(
        named name: String, in lowering: Lowering, _ report: @escaping @MainActor @Sendable (DeferredSite) -> Void
    ) -> [ViewNode] {
        lowering.graph.notes.hasDeferred = true
        return enumerated().map { position, node in
            guard position == 0 else { return node }
            let observer = ViewNode(
                ViewContent(modifier: name), layout: GeometryReaderLayout(),
                deferral: { site, _ in
                    report(site)
                    return []
                })
            return node.wrapped(
                in: LayeredLayout(primary: 0, alignment: .center),
                as: ViewContent(modifier: name, allowsOverlap: true), beside: [observer])
        }
    }
}
