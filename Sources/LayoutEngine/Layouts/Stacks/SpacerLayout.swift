public import FramewrightDrawing

/// Flexible empty space along its stack's axis, or along both axes outside a stack.
public struct SpacerLayout: LeafLayout {
    private let spacer: SpacerParameters

    /// Creates a spacer. If `minimum` is nil, it is the default spacing of 8 points.
    public init(axis: Axis?, minimum: Double?) {
        spacer = SpacerParameters(axis: axis, minimum: minimum ?? defaultSpacing)
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.spacer, of: Self.self) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { spacer.size(for: proposal) }

    /// Returns zero spacing along the axis.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { spacer.spacing }
}
