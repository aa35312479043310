public import FramewrightDrawing

/// Empty space that grows along its stack's axis, or in both directions outside a stack.
public struct SpacerLayout: LeafLayout {
    private let axis: Axis?
    private let minimum: Double

    /// Nil `minimum` is the default spacing of 8 points.
    public init(axis: Axis?, minimum: Double?) {
        self.axis = axis
        self.minimum = minimum ?? defaultSpacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.spacer) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        var size = Size.zero
        for direction in Axis.allCases where axis == nil || axis == direction {
            size[direction] = max(minimum, proposal[direction] ?? minimum)
        }
        return size
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { spacing }

    /// None along its axis; across it other views decide.
    var spacing: ViewSpacing {
        switch axis {
        case nil: .zero
        case .horizontal: ViewSpacing().union(.zero, edges: .horizontal)
        case .vertical: ViewSpacing().union(.zero, edges: .vertical)
        }
    }
}
