import FramewrightDrawing
public import FramewrightLayoutEngine

/// The parts of a frame that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The width and height.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A property wrapper for a namespace of identifiers, created once for the lifetime of its view.
@MainActor
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

/// The geometry that a view shares with others.
struct GeometryMatch: Hashable, Sendable {
    let key: String
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Returns a layout that moves a view from one frame to another, as far as `properties` demand.
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

/// Places its subview in a shifted frame, without effect on the surrounding layout.
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
