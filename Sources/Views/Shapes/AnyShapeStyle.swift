public import FramewrightDrawing

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init(_ style: some ShapeStyle) { self.style = style }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try style.paint(in: environment)
    }
}
