public import FramewrightDrawing

/// Whether content of a fixed shape stays inside its space or covers it.
public enum ContentMode: String, Hashable, Sendable {
    case fit
    case fill
}

/// Proposes its subview a size of the given shape; as large as the subview.
public struct AspectRatioLayout: Layout {
    private let ratio: Double?
    private let mode: ContentMode

    /// `ratio` is width by height; nil keeps the subview's ideal shape.
    public init(_ ratio: Double?, mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: offer(proposal, subviews))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: .center, proposal: offer(proposal, subviews))
    }

    private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        let ideal = subviews.size(for: .unspecified)
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthLed = (width < height * ratio) == (mode == .fit)
            return isWidthLed
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }
}
