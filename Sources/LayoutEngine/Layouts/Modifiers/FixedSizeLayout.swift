public import FramewrightDrawing

/// Gives its subview its ideal length on the chosen axes.
public struct FixedSizeLayout: Layout {
    private let axes: Axis.Set

    public init(axes: Axis.Set) { self.axes = axes }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: offer(proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: .center, proposal: offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
