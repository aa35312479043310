public import FramewrightDrawing

/// Room around one subview; negative insets let it stick out.
public struct PaddingLayout: Layout {
    private let insets: EdgeInsets

    public init(_ insets: EdgeInsets) { self.insets = insets }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let size = subviews.size(for: offer(proposal))
        return Size(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let origin = Point(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
        subviews.first?.place(at: origin, proposal: offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
