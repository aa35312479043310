public import FramewrightDrawing

/// Flexible empty space along its stack's axis, or along both axes outside a stack.
public struct SpacerLayout: LeafLayout {
    private let axis: Axis?
    private let minimum: Double

    /// Creates a spacer. If `minimum` is nil, it is the default spacing of 8 points.
    public init(axis: Axis?, minimum: Double?) {
        self.axis = axis
        self.minimum = minimum ?? defaultSpacing
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.spacer) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        var size = Size.zero
        for direction in Axis.allCases where axis == nil || axis == direction {
            size[direction] = max(minimum, proposal[direction] ?? minimum)
        }
        return size
    }

    /// Returns zero spacing along the axis.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { spacing }

    /// The spacing preferences: zero along the axis, none across it.
    var spacing: ViewSpacing {
        switch axis {
        case nil: .zero
        case .horizontal: ViewSpacing().union(.zero, edges: .horizontal)
        case .vertical: ViewSpacing().union(.zero, edges: .vertical)
        }
    }
}
