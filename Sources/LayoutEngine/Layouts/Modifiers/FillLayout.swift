public import FramewrightDrawing

/// A layout that takes the proposed size, as colours and shapes do; 10 points for an unspecified dimension.
public struct FillLayout: LeafLayout {
    /// Creates the layout.
    public init() {}

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.fill, of: Self.self) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
}

/// A layout that takes the largest square in the proposed size, as a circle does.
public struct SquareLayout: LeafLayout {
    /// Creates the layout.
    public init() {}

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.square, of: Self.self) }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return Size(width: side, height: side)
    }
}
