public import FramewrightDrawing

/// A box of fixed width, height or both around one subview; an open side is the subview's.
public struct FrameLayout: Layout {
    private(set) var width: Double?
    private(set) var height: Double?
    let alignment: Alignment

    /// Nil leaves a side to the subview; less than nothing is nothing.
    public init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width?.flooredLength
        self.height = height?.flooredLength
        self.alignment = alignment
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.frame) }

    public var animatableData: AnimatableNumbers {
        get { AnimatableNumbers([width, height]) }
        set {
            width = newValue.length(0, like: width)
            height = newValue.length(1, like: height)
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.frameSize(subviews.parent, self, Proposal(proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(Proposal(proposal)).proposal)
    }

    func offer(_ offer: Proposal) -> Proposal { Proposal(width: width ?? offer.width, height: height ?? offer.height) }

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

        /// A limit below nothing is nothing.
        public init(minimum: Double?, ideal: Double?, maximum: Double?) {
            self.minimum = minimum?.flooredLength
            self.ideal = ideal
            self.maximum = maximum?.flooredLength
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

    private(set) var width: Limits
    private(set) var height: Limits
    let alignment: Alignment

    public init(width: Limits, height: Limits, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.flexibleFrame) }

    /// A limit that is absent or infinite on one side of a change jumps.
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

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.flexibleFrameSize(subviews.parent, self, Proposal(proposal))
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: alignment, proposal: offer(Proposal(proposal)).proposal)
    }

    func offer(_ offer: Proposal) -> Proposal {
        Proposal(width: width.offer(offer.width), height: height.offer(offer.height))
    }

    /// Edges the frame decides, where the subview's wishes for distance no longer count.
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

// Lengths that may be absent, as numbers: one that is stands still.
extension AnimatableNumbers {
    init(_ lengths: [Double?]) { self.init(lengths.map { $0 ?? .nan }) }

    /// A length to show in place of `known`: never below zero; what is absent or infinite stays.
    func length(_ index: Int, like known: Double?) -> Double? {
        guard let known, known.isFinite, numbers.indices.contains(index) else { return known }
        return max(min(0, known), numbers[index])
    }
}
