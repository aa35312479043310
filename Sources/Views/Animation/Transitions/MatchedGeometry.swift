import FramewrightDrawing
public import FramewrightLayoutEngine

/// Which parts of a frame views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Keeps apart what has the same identity in different views: made once for as long as its view lives.
@MainActor
@propertyWrapper
public struct Namespace: LinkedProperty {
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

    public init() {}

    public var wrappedValue: ID { handle.slot?.id ?? ID(number: 0) }

    func link(_ linking: inout PropertyLinker) {
        let graph = linking.lowering.graph
        handle.slot = linking.slot { Slot(ID(number: graph.nextNamespace())) }
    }
}

/// Whose geometry a view shares.
struct GeometryMatch: Hashable, Sendable {
    let key: String
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// What puts a view that lies in one frame into another, as far as the properties say.
    func layout(from frame: Rect, to other: Rect) -> MatchedGeometryLayout {
        var shift = Rect.zero
        if properties.contains(.size) {
            shift.size = Size(width: other.width - frame.width, height: other.height - frame.height)
        }
        if properties.contains(.position) {
            shift.origin = other.point(at: anchor) - frame.point(at: anchor)
            shift.origin.x -= anchor.x * shift.size.width
            shift.origin.y -= anchor.y * shift.size.height
        }
        return MatchedGeometryLayout(shift: shift, anchor: anchor)
    }
}

/// Lays its subview out in another frame than its own, without its neighbours noticing.
struct MatchedGeometryLayout: Layout {
    var shift = Rect.zero
    let anchor: UnitPoint

    var animatableData: Rect.AnimatableData {
        get { shift.animatableData }
        set { shift.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if shift == .zero { return subviews.first?.place(at: bounds.origin, proposal: proposal) ?? () }
        let frame = Rect(
            x: bounds.minX + shift.minX, y: bounds.minY + shift.minY, width: max(0, bounds.width + shift.size.width),
            height: max(0, bounds.height + shift.size.height))
        let inner = ProposedViewSize(width: frame.width, height: frame.height)
        for subview in subviews { subview.place(at: frame.point(at: anchor), anchor: anchor, proposal: inner) }
    }
}

extension View {
    /// Shares a frame with all views of the same identity: one that comes while another goes begins where that was, and that
    /// one goes to its place; one that is no source lies where the source does.
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

extension ViewNode {
    /// The tree with every view that shares a geometry and is not its source in the source's frame, as far as its deferred nodes
    /// have been given their content.
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
