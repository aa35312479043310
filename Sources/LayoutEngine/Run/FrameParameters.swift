/// The parameters of a `FrameLayout`.
struct FrameParameters: Sendable {
    var width: Double?
    var height: Double?
    let alignment: Alignment

    /// Creates the parameters of a frame. A nil dimension is the subview's; a negative one counts as 0.
    init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width?.flooredLength
        self.height = height?.flooredLength
        self.alignment = alignment
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

/// The limits of a flexible frame along one axis, in points.
public struct FrameLimits: Hashable, Sendable {
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

/// The parameters of a `FlexibleFrameLayout`.
struct FlexibleFrameParameters: Sendable {
    var width: FrameLimits
    var height: FrameLimits
    let alignment: Alignment

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
