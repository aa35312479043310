public import FramewrightDrawing

/// A frame of fixed width, height or both around one subview. An unspecified dimension is the subview's.
public struct FrameLayout: Layout {
    private(set) var width: Double?
    private(set) var height: Double?
    let alignment: Alignment

    /// Creates a frame. A nil dimension is the subview's; a negative one counts as 0.
    public init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width?.flooredLength
        self.height = height?.flooredLength
        self.alignment = alignment
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.frame) }

    /// The width and height.
    public var animatableData: AnimatableNumbers {
        get { AnimatableNumbers([width, height]) }
        set {
            width = newValue.length(0, like: width)
            height = newValue.length(1, like: height)
        }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.frameSize(subviews.parent, self, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(Proposal(proposal)).proposal)
    }

    func offer(_ offer: Proposal) -> Proposal { Proposal(width: width ?? offer.width, height: height ?? offer.height) }

    /// The edges of the fixed dimensions, on which the subview's spacing preferences do not apply.
    var decidedEdges: Edge.Set {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return edges
    }
}

/// A frame that follows the proposal between limits.
///
/// Along an axis with both limits, the frame takes the proposed length regardless of the subview. With one limit, its
/// length is between the limit and the subview's. With none, it is the subview's. For an unspecified proposal, it is
/// the ideal length, otherwise the subview's.
public struct FlexibleFrameLayout: Layout {
    /// The limits along one axis, in points.
    public struct Limits: Hashable, Sendable {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?

        /// Creates limits. A negative limit counts as 0.
        public init(minimum: Double?, ideal: Double?, maximum: Double?) {
            self.minimum = minimum?.flooredLength
            self.ideal = ideal
            self.maximum = maximum?.flooredLength
        }

        func clamp(_ length: Double) -> Double { max(minimum ?? -.infinity, min(length, maximum ?? .infinity)) }

        /// Returns the length proposed to the subview. NaN if unspecified.
        func offer(_ proposal: Double) -> Double {
            if !proposal.isNaN { return clamp(proposal) }
            return ideal.map(clamp) ?? .nan
        }

        /// Returns the length if it does not depend on the subview. Otherwise returns nil.
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

    private(set) var width: Limits
    private(set) var height: Limits
    let alignment: Alignment

    /// Creates a flexible frame.
    public init(width: Limits, height: Limits, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.flexibleFrame) }

    /// The limits. A limit that is absent or infinite at one end of an animation changes at once.
    public var animatableData: AnimatableNumbers {
        get {
            AnimatableNumbers([
                width.minimum, width.ideal, width.maximum, height.minimum, height.ideal, height.maximum,
            ])
        }
        set {
            width.minimum = newValue.length(0, like: width.minimum)
            width.ideal = newValue.length(1, like: width.ideal)
            width.maximum = newValue.length(2, like: width.maximum)
            height.minimum = newValue.length(3, like: height.minimum)
            height.ideal = newValue.length(4, like: height.ideal)
            height.maximum = newValue.length(5, like: height.maximum)
        }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.flexibleFrameSize(subviews.parent, self, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(Proposal(proposal)).proposal)
    }

    func offer(_ offer: Proposal) -> Proposal {
        Proposal(width: width.offer(offer.width), height: height.offer(offer.height))
    }

    /// The edges of the dimensions with limits, on which the subview's spacing preferences do not apply.
    var decidedEdges: Edge.Set {
        var edges: Edge.Set = []
        if !width.isOpen { edges.formUnion(.horizontal) }
        if !height.isOpen { edges.formUnion(.vertical) }
        return edges
    }
}

extension Double {
    fileprivate var flooredLength: Double { self < 0 ? 0 : self }
}

// Helpers for modifiers, which have one subview.
extension LayoutSubviews {
    func size(for proposal: ProposedViewSize) -> Size { first?.sizeThatFits(proposal) ?? .zero }

    func place(in bounds: Rect, alignment: Alignment, proposal: ProposedViewSize) {
        for subview in self {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(at: alignment.origin(of: dimensions, in: bounds), proposal: proposal)
        }
    }
}

// Optional lengths as animatable numbers. Absent ones are not animated.
extension AnimatableNumbers {
    init(_ lengths: [Double?]) { self.init(lengths.map { $0 ?? .nan }) }

    /// Returns the animated value of a length `known`. It is not below zero (unless `known` is); an absent or infinite
    /// length does not change.
    func length(_ index: Int, like known: Double?) -> Double? {
        guard let known, known.isFinite, numbers.indices.contains(index) else { return known }
        return max(min(0, known), numbers[index])
    }
}
