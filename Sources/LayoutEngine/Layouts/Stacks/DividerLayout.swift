public import FramewrightDrawing

/// A line 1 point thick across its stack. Horizontal if there is no stack.
public struct DividerLayout: LeafLayout {
    private let stackAxis: Axis

    /// Creates a divider for a stack along an axis.
    public init(stackAxis: Axis?) { self.stackAxis = stackAxis ?? .vertical }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        var size = proposal.replacingUnspecifiedDimensions()
        size[stackAxis] = 1
        return size
    }
}
