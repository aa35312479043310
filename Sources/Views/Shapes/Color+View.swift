public import FramewrightDrawing
import FramewrightLayoutEngine

extension Color: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "Color") }
}

extension ThemeColor: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "ThemeColor") }
}
