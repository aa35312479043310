public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A container that takes the proposed size and builds its content from its own geometry. The content is aligned to
/// the top left corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Creates a container whose content depends on its geometry.
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

/// The geometry of a geometry reader.
public struct GeometryProxy: Sendable {
    let site: DeferredSite

    /// The reader's size in points.
    public var size: Size { site.size }

    /// The insets of the safe area, in points, on the edges at which the reader touches it.
    public var safeAreaInsets: EdgeInsets { site.safeAreaInsets }

    /// Returns the reader's frame in a coordinate space.
    public func frame(in space: CoordinateSpace) -> Rect {
        switch space {
        case .global: site.frame
        case .local: Rect(origin: .zero, size: site.size)
        }
    }
}

extension DeferredSite {
    /// Swaps leading and trailing insets in right-to-left environments, because the layout engine reports left and
    /// right.
    fileprivate func facing(_ environment: EnvironmentValues) -> DeferredSite {
        guard environment.layoutDirection == .rightToLeft else { return self }
        var site = self
        (site.safeAreaInsets.leading, site.safeAreaInsets.trailing) = (
            safeAreaInsets.trailing, safeAreaInsets.leading
        )
        return site
    }
}
