public import FramewrightDrawing

/// A layout that moves its subview without affecting its neighbours.
public struct OffsetLayout: Layout {
    private var offset: Point

    /// Creates a layout with an offset in points.
    public init(_ offset: Point) { self.offset = offset }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// The offset.
    public var animatableData: Point.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: proposal)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin + offset, proposal: proposal) }
    }

    /// Returns the subview's explicit guide at its position without the offset.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    /// Returns the subview's explicit guide at its position without the offset.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}

/// A layout that takes the proposed size and places the centre of its subview at a point of it.
public struct PositionLayout: Layout {
    private var position: Point

    /// Creates a layout with a position in points from the top left corner.
    public init(_ position: Point) { self.position = position }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// The position.
    public var animatableData: Point.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }

    /// Returns the default spacing preferences, whatever the subview's.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions(by: subviews.size(for: proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin + position, anchor: .center, proposal: proposal) }
    }
}

/// A layout that sets an alignment guide of its subview.
public struct AlignmentGuideLayout: Layout {
    private let key: AlignmentKey
    private let place: @Sendable (ViewDimensions) -> Double

    /// Creates a layout whose `place` returns the guide's distance from the subview's left edge.
    public init(_ guide: HorizontalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double) {
        key = guide.key
        self.place = place
    }

    /// Creates a layout whose `place` returns the guide's distance from the subview's top edge.
    public init(_ guide: VerticalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double) {
        key = guide.key
        self.place = place
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general, guides: .all) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: proposal)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    /// Returns the position of the guide, or of the subview's explicit guide for other guides.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        value(of: guide.key, proposal, subviews).map { bounds.minX + $0 }
    }

    /// Returns the position of the guide, or of the subview's explicit guide for other guides.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        value(of: guide.key, proposal, subviews).map { bounds.minY + $0 }
    }

    private func value(of key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> Double? {
        let dimensions = subviews.first?.dimensions(in: proposal)
        return key == self.key ? dimensions.map(place) : dimensions?.explicitValue(of: key)
    }
}
