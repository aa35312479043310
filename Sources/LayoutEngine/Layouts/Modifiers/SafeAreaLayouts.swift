public import FramewrightDrawing

/// Padding around one subview that counts as unsafe area: views inside that ignore the safe area extend over it.
public struct SafeAreaPaddingLayout: Layout {
    private let insets: EdgeInsets
    private let padding: PaddingParameters

    /// Creates padding with insets in points.
    public init(_ insets: EdgeInsets) {
        self.insets = insets
        padding = PaddingParameters(insets: insets)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the subview's spacing preferences, reset on the edges with padding.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }.resetting(padding.decidedEdges)
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        padding.around(subviews.size(for: padding.offer(Proposal(proposal)).proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = padding.offer(Proposal(proposal)).proposal
        for subview in subviews {
            subview.place(at: padding.origin(in: bounds), proposal: offer, through: ContextChange(insets: insets))
        }
    }
}

/// A bar at one edge of its first subview. The bar counts as unsafe area for that subview: views inside that ignore the
/// safe area extend under the bar.
public struct SafeAreaInsetLayout: Layout {
    private let edge: Edge
    private let alignment: Alignment
    private let spacing: Double?

    /// Creates a layout whose second subview is the bar. If the spacing is nil, it follows from the spacing preferences
    /// of both.
    public init(edge: Edge, alignment: Alignment, spacing: Double?) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let room = room(proposal, subviews)
        var size = subviews.size(for: offer(proposal, less: room))
        size[axis] += room
        return size
    }

    /// Places the subviews in the bounds.
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

    /// Returns the proposal for the bar: its ideal length perpendicular to the edge, and the full length along the
    /// edge.
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
