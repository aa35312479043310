import FramewrightDrawing
public import FramewrightLayoutEngine

/// A property wrapper for a namespace of identifiers, created once for the lifetime of its view.
@MainActor @preconcurrency
@propertyWrapper
public struct Namespace: LinkedProperty {
    /// The identifier of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Handle {
        var slot: Slot?
    }

    private final class Slot {
        let id: ID

        init(_ id: ID) { self.id = id }
    }

    private let handle = Handle()

    /// Creates a namespace.
    public init() {}

    /// The identifier; a common placeholder until the view is shown.
    public var wrappedValue: ID { handle.slot?.id ?? ID(number: 0) }

    func link(_ linking: inout PropertyLinker) {
        let graph = linking.lowering.graph
        handle.slot = linking.slot { Slot(ID(number: graph.nextNamespace())) }
    }
}

extension View {
    /// Shares a frame with the views of the same identity. If one view is inserted while another is removed, it
    /// starts at the frame of the other, and the removed one moves to its frame. A view that is no source is placed
    /// in the frame of the source.
    public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let match = GeometryMatch(
            key: "\(namespace.number)/\(id)", properties: properties, anchor: anchor, isSource: isSource)
        return MatchedGeometryView(content: self, match: match)
    }
}

private struct MatchedGeometryView<Content: View>: PrimitiveView {
    let content: Content
    let match: GeometryMatch

    func lower(_ lowering: Lowering) -> [ViewNode] {
        if !match.isSource { lowering.graph.notes.hasFollowers = true }
        return lowering.nodes(of: content).map { node in
            var wrapper = node.wrapped(
                in: MatchedGeometryLayout(anchor: match.anchor), as: ViewContent("MatchedGeometry", allowsOverlap: true)
            )
            wrapper.payload.motion = ViewMotion(
                transaction: wrapper.payload.motion?.transaction, transition: wrapper.payload.motion?.transition,
                geometry: match)
            return wrapper
        }
    }
}
