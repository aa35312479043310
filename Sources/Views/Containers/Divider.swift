import FramewrightDrawing
import FramewrightLayoutEngine

/// A separator line: 1 point thick along its stack's axis, as long as is proposed across it.
public struct Divider: PrimitiveView {
    /// Creates a divider.
    public init() {}

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let paint = lowering.paint(.control(.separator))
        let content = ViewContent("Divider", .shape(Rectangle(), paint))
        return [ViewNode(content, layout: DividerLayout(stackAxis: lowering.environment.stackAxis))]
    }
}
