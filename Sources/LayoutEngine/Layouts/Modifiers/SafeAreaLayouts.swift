public import FramewrightDrawing

/// Room around one subview that counts as unsafe: what ignores the safe area in it runs on to the edge.
public struct SafeAreaPaddingLayout: Layout {
    private let insets: EdgeInsets
    private let padding: PaddingLayout

    public init(_ insets: EdgeInsets) {
        self.insets = insets
        padding = PaddingLayout(insets)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }.resetting(padding.decidedEdges)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        padding.around(subviews.size(for: padding.offer(Proposal(proposal)).proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = padding.offer(Proposal(proposal)).proposal
        for subview in subviews {
            subview.place(at: padding.origin(in: bounds), proposal: offer, through: ContextChange(insets: insets))
        }
    }
}

/// A bar at one edge of its first subview. The bar's length counts as unsafe for that subview; what ignores the safe
/// area in it runs on under the bar.
public struct SafeAreaInsetLayout: Layout {
    private let edge: Edge
    private let alignment: Alignment
    private let spacing: Double?

    /// The bar is the second subview. Nil spacing is what the two ask for.
    public init(edge: Edge, alignment: Alignment, spacing: Double?) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let room = room(proposal, subviews)
        var size = subviews.size(for: offer(proposal, less: room))
        size[axis] += room
        return size
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else { return }
        let room = room(proposal, subviews)
        let insets = EdgeInsets(
            top: edge == .top ? room : 0, leading: edge == .leading ? room : 0, bottom: edge == .bottom ? room : 0,
            trailing: edge == .trailing ? room : 0)
        subviews[0].place(
            at: bounds.inset(by: insets).origin, proposal: offer(proposal, less: room),
            through: ContextChange(insets: insets)
        )
        let bar = subviews[1].dimensions(in: barOffer(ProposedViewSize(bounds.size)))
        subviews[1].place(
            at: alignment.origin(of: bar, in: bounds), proposal: barOffer(ProposedViewSize(bounds.size)))
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The bar has its ideal length away from the edge and the whole of it along the edge.
    private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = nil
        return offer
    }

    private func room(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Double {
        guard subviews.count == 2 else { return 0 }
        let (content, bar) = (subviews[0].spacing, subviews[1].spacing)
        let isBefore = edge == .top || edge == .leading
        let gap = isBefore ? bar.distance(to: content, along: axis) : content.distance(to: bar, along: axis)
        return subviews[1].sizeThatFits(barOffer(proposal))[axis] + (spacing ?? gap)
    }

    private func offer(_ proposal: ProposedViewSize, less room: Double) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = proposal[axis].map { max(0, $0 - room) }
        return offer
    }
}
