public import FramewrightDrawing

/// A window onto one subview that may be longer than the window.
///
/// Takes the proposal along the scrolled axis and offers the subview any length there; across it is as wide as the
/// subview. What lies outside is the drawing's to clip.
public struct ScrollLayout: Layout {
    private let axis: Axis
    private let offset: Double

    /// `offset` is how far the content has moved up or left, in points; it is kept within the content's length.
    public init(axis: Axis, offset: Double) {
        self.axis = axis
        self.offset = offset
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let content = subviews.size(for: offer(proposal))
        var size = content
        size[axis] = proposal[axis] ?? content[axis]
        return size
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = offer(proposal)
        let hidden = max(0, subviews.size(for: offer)[axis] - bounds.size[axis])
        let position = bounds.origin[axis] - max(0, min(offset, hidden))
        subviews.first?.place(
            at: Point(main: position, cross: bounds.origin[axis.cross], axis: axis), proposal: offer)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = nil
        return offer
    }
}
