public import FramewrightDrawing

/// Takes whatever is proposed, as colours and shapes do; 10 points where nothing is.
public struct FillLayout: LeafLayout {
    public init() {}

    public static var layoutProperties: LayoutProperties { LayoutProperties(.fill) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
}

/// The largest centred square of the proposal, as a circle takes.
public struct SquareLayout: LeafLayout {
    public init() {}

    public static var layoutProperties: LayoutProperties { LayoutProperties(.square) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return Size(width: side, height: side)
    }
}
