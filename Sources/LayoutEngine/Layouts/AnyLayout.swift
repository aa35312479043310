public import FramewrightDrawing

/// A layout of any type, so that a view can change from one to another and stay the same view.
public struct AnyLayout: Layout {
    package let base: any Layout

    public init(_ layout: some Layout) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.erased) }

    /// The direction in which the subviews follow each other, if the layout inside has one.
    public var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    public struct Cache {
        fileprivate let box: LayoutBox
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(box: makeBox(base, subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.box.spacing() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        cache.box.size(for: proposal)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.box.placeSubviews(in: bounds, proposal: proposal)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        cache.box.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        cache.box.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
}
