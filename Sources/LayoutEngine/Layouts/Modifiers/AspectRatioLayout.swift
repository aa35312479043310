public import FramewrightDrawing

/// The way content of a fixed aspect ratio is scaled: to fit inside its space or to fill it.
public enum ContentMode: String, Hashable, Sendable {
    case fit
    case fill
}

/// A layout that proposes a size of the given aspect ratio to its subview and takes the subview's size.
public struct AspectRatioLayout: Layout {
    private let ratio: Double?
    private let mode: ContentMode

    /// Creates a layout.
    ///
    /// - Parameter ratio: Width divided by height. Nil for the ratio of the subview's ideal size.
    public init(_ ratio: Double?, mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.size(for: offer(proposal, subviews))
    }

    /// Places the subviews in the bounds.
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
