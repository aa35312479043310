public import FramewrightDrawing

/// A frame of fixed width, height or both around one subview. An unspecified dimension is the subview's.
public struct FrameLayout: Layout {
    private var frame: FrameParameters

    /// Creates a frame. A nil dimension is the subview's; a negative one counts as 0.
    public init(width: Double?, height: Double?, alignment: Alignment) {
        frame = FrameParameters(width: width, height: height, alignment: alignment)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.frame, of: Self.self) }

    /// The width and height.
    public var animatableData: AnimatableNumbers {
        get { AnimatableNumbers([frame.width, frame.height]) }
        set {
            frame.width = newValue.length(0, like: frame.width)
            frame.height = newValue.length(1, like: frame.height)
        }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.frameSize(subviews.parent, frame, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: frame.alignment, proposal: frame.offer(Proposal(proposal)).proposal)
    }
}

/// A frame that follows the proposal between limits.
///
/// Along an axis with both limits, the frame takes the proposed length regardless of the subview. With one limit, its
/// length is between the limit and the subview's. With none, it is the subview's. For an unspecified proposal, it is
/// the ideal length, otherwise the subview's.
public struct FlexibleFrameLayout: Layout {
    /// The limits along one axis, in points.
    public typealias Limits = FrameLimits

    private var frame: FlexibleFrameParameters

    /// Creates a flexible frame.
    public init(width: Limits, height: Limits, alignment: Alignment) {
        frame = FlexibleFrameParameters(width: width, height: height, alignment: alignment)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.flexibleFrame, of: Self.self) }

    /// The limits. A limit that is absent or infinite at one end of an animation changes at once.
    public var animatableData: AnimatableNumbers {
        get {
            AnimatableNumbers([
                frame.width.minimum, frame.width.ideal, frame.width.maximum, frame.height.minimum, frame.height.ideal,
                frame.height.maximum,
            ])
        }
        set {
            frame.width.minimum = newValue.length(0, like: frame.width.minimum)
            frame.width.ideal = newValue.length(1, like: frame.width.ideal)
            frame.width.maximum = newValue.length(2, like: frame.width.maximum)
            frame.height.minimum = newValue.length(3, like: frame.height.minimum)
            frame.height.ideal = newValue.length(4, like: frame.height.ideal)
            frame.height.maximum = newValue.length(5, like: frame.height.maximum)
        }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.run.flexibleFrameSize(subviews.parent, frame, Proposal(proposal))
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(in: bounds, alignment: frame.alignment, proposal: frame.offer(Proposal(proposal)).proposal)
    }
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
