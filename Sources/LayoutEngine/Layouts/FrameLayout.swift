public import FramewrightDrawing

/// A box of fixed width, height or both around one subview; an open side is the subview's.
public struct FrameLayout: Layout {
    let width: Double?
    let height: Double?
    let alignment: Alignment

    /// Nil leaves a side to the subview.
    public init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.frame) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.frameSize(subviews.parent, self, Offer(proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(Offer(proposal)).proposal)
    }

    func offer(_ offer: Offer) -> Offer { Offer(width: width ?? offer.width, height: height ?? offer.height) }

    /// Edges the frame decides, where the subview's wishes for distance no longer count.
    var decidedEdges: Edge.Set {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return edges
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

        /// NaN where nothing is known.
        func offer(_ proposal: Double) -> Double {
            if !proposal.isNaN { return clamp(proposal) }
            return ideal.map(clamp) ?? .nan
        }

        /// The length where it does not depend on the subview.
        func decidedLength(_ proposal: Double) -> Double? {
            if proposal.isNaN { return ideal.map(clamp) }
            return minimum != nil && maximum != nil ? clamp(proposal) : nil
        }

        func length(for proposal: Double, subview: Double) -> Double {
            if let length = decidedLength(proposal) { return length }
            if proposal.isNaN { return clamp(subview) }
            if let minimum { return max(minimum, min(proposal, subview)) }
            if let maximum { return min(maximum, max(proposal, subview)) }
            return subview
        }

        fileprivate var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    public init(width: Limits, height: Limits, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.flexibleFrame) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.flexibleFrameSize(subviews.parent, self, Offer(proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(Offer(proposal)).proposal)
    }

    func offer(_ offer: Offer) -> Offer { Offer(width: width.offer(offer.width), height: height.offer(offer.height)) }

    /// Edges the frame decides, where the subview's wishes for distance no longer count.
    var decidedEdges: Edge.Set {
        var edges: Edge.Set = []
        if !width.isOpen { edges.formUnion(.horizontal) }
        if !height.isOpen { edges.formUnion(.vertical) }
        return edges
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
