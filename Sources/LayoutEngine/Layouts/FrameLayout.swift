public import FramewrightDrawing

/// A box of fixed width, height or both around one subview; an open side is the subview's.
public struct FrameLayout: Layout {
    private let width: Double?
    private let height: Double?
    private let alignment: Alignment

    /// Nil leaves a side to the subview.
    public init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let size = subviews.size(for: offer(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// A box that follows the proposal between limits.
///
/// A side with both limits takes the proposal, whatever the subview says; with one limit it lies between the limit
/// and the subview; with none it is the subview's. An unspecified proposal is the ideal length, else the subview's.
public struct FlexibleFrameLayout: Layout {
    /// The limits of one side, in points.
    public struct Limits: Hashable, Sendable {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?

        public init(minimum: Double?, ideal: Double?, maximum: Double?) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
        }

        func clamp(_ length: Double) -> Double { max(minimum ?? -.infinity, min(length, maximum ?? .infinity)) }

        func offer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

        func length(for proposal: Double?, subview: Double) -> Double {
            guard let proposal else { return clamp(ideal ?? subview) }
            return switch (minimum, maximum) {
            case (nil, nil): subview
            case (let minimum?, nil): max(minimum, min(proposal, subview))
            case (nil, let maximum?): min(maximum, max(proposal, subview))
            case (_?, _?): clamp(proposal)
            }
        }
    }

    private let width: Limits
    private let height: Limits
    private let alignment: Alignment

    public init(width: Limits, height: Limits, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let size = subviews.size(for: offer(proposal))
        return Size(
            width: width.length(for: proposal.width, subview: size.width),
            height: height.length(for: proposal.height, subview: size.height))
    }

    /// The subview is offered the box it will lie in.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }
}

// Modifiers have one subview; these serve them.
extension LayoutSubviews {
    func size(for proposal: ProposedViewSize) -> Size { first?.sizeThatFits(proposal) ?? .zero }

    func place(in bounds: Rect, alignment: Alignment, proposal: ProposedViewSize) {
        for subview in self {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(at: alignment.origin(of: dimensions, in: bounds), proposal: proposal)
        }
    }
}
