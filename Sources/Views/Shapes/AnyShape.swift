public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A type-erased shape. Its animatable data is not interpolated.
public struct AnyShape: Shape, NamedShape {
    private let shape: any Shape

    /// Creates a type-erased shape.
    public nonisolated init(_ shape: some Shape) { self.shape = shape }

    nonisolated var shapeName: String { shape.typeName }

    /// Returns the outline of the shape.
    public nonisolated func path(in rect: Rect) -> Path { shape.path(in: rect) }

    /// Returns the size of the shape.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// The shape of the container around a view: a rectangle, because there are no widgets.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public nonisolated init() {}

    /// Returns the outline.
    public nonisolated func path(in rect: Rect) -> Path { Rectangle().path(in: rect) }

    /// Returns the shape inset by an amount.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius per corner.
    public static func rect(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
