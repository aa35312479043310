public import FramewrightDrawing

/// Subviews beside each other.
public struct HStackLayout: Layout {
    private var stack: StackLayout

    /// Nil spacing is what neighbours ask for: mostly 8 points, none next to a spacer.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
        stack = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.stack, stackOrientation: .horizontal) }

    /// The spacing, where it is told.
    public var animatableData: AnimatableNumbers {
        get { stack.animatableData }
        set { stack.animatableData = newValue }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        stack.size(for: proposal, subviews)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        stack.place(in: bounds, proposal: proposal, subviews)
    }
}

/// Subviews below each other.
public struct VStackLayout: Layout {
    private var stack: StackLayout

    /// Nil spacing is what neighbours ask for: mostly 8 points, none next to a spacer, around text what its font says.
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
        stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.stack, stackOrientation: .vertical) }

    /// The spacing, where it is told.
    public var animatableData: AnimatableNumbers {
        get { stack.animatableData }
        set { stack.animatableData = newValue }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        stack.size(for: proposal, subviews)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        stack.place(in: bounds, proposal: proposal, subviews)
    }
}

/// What the engine needs to know of a stack; the rules are in `Kernels/LayoutRun+Stack.swift`.
struct StackLayout: Sendable {
    let axis: Axis
    let alignment: AlignmentKey
    private(set) var spacing: Double?

    fileprivate var animatableData: AnimatableNumbers {
        get { AnimatableNumbers([spacing]) }
        set { spacing = newValue.length(0, like: spacing) }
    }

    /// For a layout of someone else's that borrows the stack's rules for its own subviews.
    fileprivate func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
        subviews.run.forgetDivision(subviews.parent)
        return subviews.run.stackSize(subviews.parent, self, Proposal(proposal))
    }

    fileprivate func place(in bounds: Rect, proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        subviews.run.forgetDivision(subviews.parent)
        subviews.run.placeStack(subviews.parent, self, in: bounds, Proposal(proposal))
    }
}

/// Between two views in a stack that does not say, as on the platforms for anything but lines of text.
let defaultSpacing = 8.0
