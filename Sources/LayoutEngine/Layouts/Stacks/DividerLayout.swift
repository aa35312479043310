public import FramewrightDrawing

/// A line 1 point thick across its stack; a horizontal one where there is no stack.
public struct DividerLayout: LeafLayout {
    private let stackAxis: Axis

    public init(stackAxis: Axis?) { self.stackAxis = stackAxis ?? .vertical }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        var size = proposal.replacingUnspecifiedDimensions()
        size[stackAxis] = 1
        return size
    }
}
