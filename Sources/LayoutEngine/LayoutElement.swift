import FramewrightDrawing

/// A node during one layout run: its memoised sizes and guides, and the placement its parent gave it.
final class LayoutElement {
    struct Placement {
        var origin = Point.zero
        var proposal = ProposedViewSize.unspecified
        var isSet = false
    }

    let priority: Double
    let isSpacer: Bool
    let safeAreaEdgesIgnored: Edge.Set
    let children: [LayoutElement]
    let values: LayoutValues
    private let ownSpacing: ViewSpacing?
    var placement = Placement()
    private let box: LayoutBox
    /// Few proposals reach one node, so a linear search beats hashing.
    private var sizes: [(proposal: ProposedViewSize, size: Size)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: Double?)] = []

    init<Payload>(_ node: LayoutNode<Payload>) {
        priority = node.priority
        isSpacer = node.isSpacer
        safeAreaEdgesIgnored = node.safeAreaEdgesIgnored
        values = node.values
        ownSpacing = node.spacing
        children = node.children.map { LayoutElement($0) }
        box = makeBox(node.layout, LayoutSubviews(elements: children))
    }

    var spacing: ViewSpacing { ownSpacing ?? box.spacing() }

    func size(for proposal: ProposedViewSize) -> Size {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = box.size(for: proposal)
        sizes.append((proposal, size))
        return size
    }

    /// A guide the node sets itself, from its top left corner.
    func explicitAlignment(of key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
        if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.value }
        let bounds = Rect(origin: .zero, size: size(for: proposal))
        let value = box.explicitAlignment(of: key, in: bounds, proposal: proposal)
        guides.append((key, proposal, value))
        return value
    }

    func place(at position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        placement = Placement(
            origin: Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            proposal: proposal, isSet: true)
    }

    /// Lets the layout place the children in `bounds`; any it forgets is centred.
    func placeChildren(in bounds: Rect, proposal: ProposedViewSize) {
        for child in children { child.placement.isSet = false }
        box.placeSubviews(in: bounds, proposal: proposal)
        for child in children where !child.placement.isSet {
            child.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

/// A layout with its cache and subviews, its type erased.
class LayoutBox {
    func size(for proposal: ProposedViewSize) -> Size { .zero }
    func spacing() -> ViewSpacing { .standard }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize) {}
    func explicitAlignment(of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize) -> Double? { nil }
}

private func makeBox(_ layout: some Layout, _ subviews: LayoutSubviews) -> LayoutBox {
    TypedLayoutBox(layout, subviews: subviews)
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, subviews: LayoutSubviews) {
        self.layout = layout
        self.subviews = subviews
        cache = layout.makeCache(subviews: subviews)
    }

    override func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func size(for proposal: ProposedViewSize) -> Size {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func placeSubviews(in bounds: Rect, proposal: ProposedViewSize) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize
    ) -> Double? {
        if key.isHorizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
