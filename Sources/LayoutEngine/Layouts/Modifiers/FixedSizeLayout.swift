public import FramewrightDrawing

/// A layout that gives its subview its ideal length along the chosen axes.
public struct FixedSizeLayout: Layout {
    private let axes: Axis.Set

    /// Creates a layout that fixes the given axes.
    public init(axes: Axis.Set) { self.axes = axes }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: offer(proposal))
    }

    /// Places the subviews in the bounds.
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
