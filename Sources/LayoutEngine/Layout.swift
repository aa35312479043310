public import FramewrightDrawing

/// Decides the size of a container and where its subviews go. Leaves are layouts without subviews.
///
/// `sizeThatFits` and `explicitAlignment` are asked many times with different proposals and must be pure; the engine
/// remembers their answers.
public protocol Layout: Sendable {
    /// Whatever is worth computing once for all calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache

    /// The container's own size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

    /// Places every subview by calling its `place`; one that is forgotten ends up in the middle of `bounds`.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a guide this container sets itself, in the coordinates of `bounds`; nil for its default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?

    /// The position of a guide this container sets itself, in the coordinates of `bounds`; nil for its default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// The mean of the subviews' explicit guides.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return subviews.mean(subviews.placedGuides(guide.key, axis: .horizontal))
    }

    /// First and last text baseline are those of the highest and lowest subview that has one; any other guide is
    /// the mean of the subviews' explicit ones.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let guides = subviews.placedGuides(guide.key, axis: .vertical)
        return switch guide {
        case .firstTextBaseline: guides.min()
        case .lastTextBaseline: guides.max()
        default: subviews.mean(guides)
        }
    }
}

/// A layout whose only content is what it draws itself: shapes, colours, text.
public protocol LeafLayout: Layout where Cache == Void {
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension LeafLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        sizeThatFits(proposal)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}
