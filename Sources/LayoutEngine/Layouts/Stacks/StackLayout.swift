public import FramewrightDrawing

/// A horizontal stack.
public struct HStackLayout: Layout {
    private var stack: StackParameters

    /// Creates a stack. If `spacing` is nil, it follows from the subviews' spacing preferences: 8 points by default, 0
    /// next to a spacer.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
        stack = StackParameters(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties {
        LayoutProperties(.stack, of: Self.self, stackOrientation: .horizontal)
    }

    /// The spacing, if it was set.
    public var animatableData: AnimatableNumbers {
        get { stack.animatableData }
        set { stack.animatableData = newValue }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        stack.size(for: proposal, subviews)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        stack.place(in: bounds, proposal: proposal, subviews)
    }
}

/// A vertical stack.
public struct VStackLayout: Layout {
    private var stack: StackParameters

    /// Creates a stack. If `spacing` is nil, it follows from the subviews' spacing preferences: 8 points by default, 0
    /// next to a spacer, and the font's spacing around text.
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
        stack = StackParameters(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties {
        LayoutProperties(.stack, of: Self.self, stackOrientation: .vertical)
    }

    /// The spacing, if it was set.
    public var animatableData: AnimatableNumbers {
        get { stack.animatableData }
        set { stack.animatableData = newValue }
    }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        stack.size(for: proposal, subviews)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        stack.place(in: bounds, proposal: proposal, subviews)
    }
}

extension StackParameters {
    fileprivate var animatableData: AnimatableNumbers {
        get { AnimatableNumbers([spacing]) }
        set { spacing = newValue.length(0, like: spacing) }
    }

    /// Returns the size. Called for a custom layout that applies the stack's rules to its own subviews.
    fileprivate func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
        subviews.run.forgetDivision(subviews.parent)
        return subviews.run.stackSize(subviews.parent, self, Proposal(proposal))
    }

    fileprivate func place(in bounds: Rect, proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        subviews.run.forgetDivision(subviews.parent)
        subviews.run.placeStack(subviews.parent, self, in: bounds, Proposal(proposal))
    }
}
