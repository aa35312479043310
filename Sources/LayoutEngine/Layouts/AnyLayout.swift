public import FramewrightDrawing

/// A type-erased layout, so that a view can switch layouts without losing its identity.
public struct AnyLayout: Layout {
    /// The wrapped layout; the only stored property, because `LayoutTables` reads it without a dynamic cast.
    package let base: any Layout

    /// Creates a layout that wraps another one.
    public init(_ layout: some Layout) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// The properties of a type-erased layout.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.erased, of: Self.self) }

    /// The axis along which the wrapped layout arranges its subviews, if any.
    public var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate let box: LayoutBox
    }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache { Cache(box: makeBox(base, subviews)) }

    /// Returns the spacing preferences of the wrapped layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.box.spacing() }

    /// Returns the size of the wrapped layout for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        cache.box.size(for: proposal)
    }

    /// Places the subviews by the wrapped layout.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.box.placeSubviews(in: bounds, proposal: proposal)
    }

    /// Returns the position of a guide that the wrapped layout sets.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        cache.box.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }

    /// Returns the position of a guide that the wrapped layout sets.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        cache.box.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
}
