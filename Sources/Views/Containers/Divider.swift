import FramewrightDrawing
import FramewrightLayoutEngine

/// A thin line between views: 1 point along its stack, all of the breadth across it.
public struct Divider: PrimitiveView {
    public init() {}

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let paint = lowering.paint(.control(.separator))
        let content = ViewContent("Divider", .shape(Rectangle(), paint))
        return [ViewNode(content, layout: DividerLayout(stackAxis: lowering.environment.stackAxis))]
    }
}
