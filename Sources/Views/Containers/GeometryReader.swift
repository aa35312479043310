import FramewrightLayoutEngine

/// A container that takes the proposed size and builds its content from its own geometry. The content is aligned to
/// the top left corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Creates a container whose content depends on its geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.with { $0.stackAxis = nil }.inside(Self.self).collectingPreferences()
        lowering.graph.notes.hasDeferred = true
        let late = LatePreferences.of(inner)
        let content = content
        let deferral: ViewNode.Deferral = { site, _ in
            inner.preferences.clear()
            inner.graph.restart(inner.node)
            let nodes = inner.nodes(of: content(GeometryProxy(site, in: inner.environment))).numbered()
            late.update(inner)
            return nodes
        }
        return [
            ViewNode(
                ViewContent("GeometryReader", allowsOverlap: true), layout: GeometryReaderLayout(), deferral: deferral)
        ]
    }
}
