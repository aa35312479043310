public import FramewrightDrawing

/// Subviews beside each other.
public struct HStackLayout: Layout {
    private let stack: StackLayout

    /// Nil spacing is the default of 8 points, none next to a spacer.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
        stack = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> Size {
        stack.size(for: proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        stack.place(in: bounds, proposal: proposal, subviews, &cache)
    }
}

/// Subviews below each other.
public struct VStackLayout: Layout {
    private let stack: StackLayout

    /// Nil spacing is the default of 8 points, none next to a spacer.
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
        stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> Size {
        stack.size(for: proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        stack.place(in: bounds, proposal: proposal, subviews, &cache)
    }
}

/// What a stack found out for the last proposal, so that placing does not measure again.
public struct StackCache {
    var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?
}

/// The lengths a stack gave its subviews and the room they need.
struct StackArrangement {
    /// What each subview is proposed, in source order.
    var proposals: [ProposedViewSize]
    /// Each subview's length along the stack.
    var lengths: [Double]
    /// Gap before each subview; the first is 0.
    var gaps: [Double]
    /// How far the subviews reach before and after the alignment guide, across the stack.
    var before: Double
    var after: Double

    var length: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
    var breadth: Double { before + after }
}

/// The shared rules of both stacks: WWDC 2019 session 237 and objc.io's "How an HStack lays out its children".
struct StackLayout: Sendable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: Double?

    func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> Size {
        let arrangement = arrangement(for: proposal, subviews, &cache)
        var size = Size.zero
        size[axis] = arrangement.length
        size[axis.cross] = arrangement.breadth
        return size
    }

    /// Where no breadth was proposed, the subviews are offered the one the stack chose, so that they can fill it.
    func place(
        in bounds: Rect, proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var offer = proposal
        offer[axis.cross] = proposal[axis.cross] ?? bounds.size[axis.cross]
        let arrangement = arrangement(for: offer, subviews, &cache)
        let guide = bounds.origin[axis.cross] + arrangement.before
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            position += arrangement.gaps[index]
            let dimensions = subview.dimensions(in: arrangement.proposals[index])
            let origin = Point(main: position, cross: guide - dimensions.value(of: alignment), axis: axis)
            subview.place(at: origin, proposal: arrangement.proposals[index])
            position += arrangement.lengths[index]
        }
    }

    private func arrangement(
        for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) -> StackArrangement {
        if let last = cache.last, last.proposal == proposal { return last.arrangement }
        let gaps = gaps(between: subviews)
        let proposals = divide(proposal, among: subviews, spacing: gaps.reduce(0, +))
        let arrangement = measure(subviews, proposals: proposals, gaps: gaps)
        cache.last = (proposal, arrangement)
        return arrangement
    }

    private func gaps(between subviews: LayoutSubviews) -> [Double] {
        subviews.indices.map { index in
            guard index > 0 else { return 0 }
            let touchesSpacer = subviews[index].isSpacer || subviews[index - 1].isSpacer
            return spacing ?? (touchesSpacer ? 0 : defaultSpacing)
        }
    }

    private func measure(
        _ subviews: LayoutSubviews, proposals: [ProposedViewSize], gaps: [Double]
    ) -> StackArrangement {
        var arrangement = StackArrangement(proposals: proposals, lengths: [], gaps: gaps, before: 0, after: 0)
        var reach: (before: Double, after: Double)?
        for (subview, proposal) in zip(subviews, proposals) {
            let dimensions = subview.dimensions(in: proposal)
            let size = Size(width: dimensions.width, height: dimensions.height)
            let guide = dimensions.value(of: alignment)
            arrangement.lengths.append(size[axis])
            reach = (
                max(reach?.before ?? guide, guide),
                max(reach?.after ?? size[axis.cross] - guide, size[axis.cross] - guide)
            )
        }
        (arrangement.before, arrangement.after) = reach ?? (0, 0)
        return arrangement
    }
}

/// Between two views in a stack that does not say, as on the platforms for anything but lines of text.
let defaultSpacing = 8.0
