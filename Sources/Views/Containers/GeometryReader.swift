public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// Takes the proposal and makes its content from the size that came out; the content lies in the top left corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.with { $0.stackAxis = nil }.inside(Self.self).collectingPreferences()
        lowering.graph.notes.hasDeferred = true
        let content = content
        let deferral: ViewNode.Deferral = { site in
            inner.preferences.clear()
            inner.graph.restart(inner.node)
            let nodes = inner.nodes(of: content(GeometryProxy(site: site.facing(inner.environment)))).numbered()
            if inner.preferences.value(PresentationKey.self) != nil {
                inner.report.add(.presentedTooLate(view: inner.node.path))
            }
            return nodes
        }
        return [
            ViewNode(
                ViewContent("GeometryReader", allowsOverlap: true), layout: GeometryReaderLayout(), deferral: deferral)
        ]
    }
}

/// Where a geometry reader came to lie.
public struct GeometryProxy: Sendable {
    let site: DeferredSite

    /// In points.
    public var size: Size { site.size }

    /// How far the unsafe area reaches beyond the reader, on the edges where the reader touches it.
    public var safeAreaInsets: EdgeInsets { site.safeAreaInsets }

    /// The reader's frame in a coordinate space.
    public func frame(in space: CoordinateSpace) -> Rect {
        switch space {
        case .global: site.frame
        case .local: Rect(origin: .zero, size: site.size)
        }
    }
}

extension DeferredSite {
    /// Leading and trailing as the environment's direction has them; the engine tells left and right.
    fileprivate func facing(_ environment: EnvironmentValues) -> DeferredSite {
        guard environment.layoutDirection == .rightToLeft else { return self }
        var site = self
        (site.safeAreaInsets.leading, site.safeAreaInsets.trailing) = (
            safeAreaInsets.trailing, safeAreaInsets.leading
        )
        return site
    }
}
