public import FramewrightDrawing

/// Moves its subview without its neighbours noticing.
public struct OffsetLayout: Layout {
    private var offset: Point

    public init(_ offset: Point) { self.offset = offset }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public var animatableData: Point.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: proposal)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin + offset, proposal: proposal) }
    }

    /// The subview's, where it would be without the offset.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    /// The subview's, where it would be without the offset.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}

/// Takes the proposal, and puts its subview's centre at a point of it.
public struct PositionLayout: Layout {
    private var position: Point

    public init(_ position: Point) { self.position = position }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public var animatableData: Point.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions(by: subviews.size(for: proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin + position, anchor: .center, proposal: proposal) }
    }
}

/// Gives its subview a guide of another place.
public struct AlignmentGuideLayout: Layout {
    private let key: AlignmentKey
    private let place: @Sendable (ViewDimensions) -> Double

    /// `place` is measured from the subview's left edge.
    public init(_ guide: HorizontalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double) {
        key = guide.key
        self.place = place
    }

    /// `place` is measured from the subview's top edge.
    public init(_ guide: VerticalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double) {
        key = guide.key
        self.place = place
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general, guides: .all) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: proposal)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        value(of: guide.key, proposal, subviews).map { bounds.minX + $0 }
    }

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
