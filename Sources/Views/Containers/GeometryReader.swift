public import FramewrightDrawing
import FramewrightLayoutEngine

/// Takes the proposal and makes its content from the size that came out; the content lies in the top left corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.with { $0.stackAxis = nil }
        let content = content
        let deferral: ViewNode.Deferral = { site in
            inner.nodes(made: { content(GeometryProxy(site: site)) }).numbered
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

/// What positions are measured from.
public enum CoordinateSpace: Hashable, Sendable {
    /// The screen's top left corner.
    case global
    /// The view's own.
    case local
}

extension Lowering {
    /// The nodes of a view made by a closure that may read the environment.
    func nodes(made view: () -> some View) -> [ViewNode] {
        let outer = EnvironmentValues.current
        EnvironmentValues.current = environment
        let made = view()
        EnvironmentValues.current = outer
        return nodes(of: made)
    }
}
