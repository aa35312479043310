import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTheming

/// A thin line between views: 1 point along its stack, all of the breadth across it.
public struct Divider: PrimitiveView {
    public init() {}

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let style = lowering.quiet("color.control.separator", opacity: 0.29)
        let content = ViewContent("Divider", .shape(Rectangle(), lowering.paint(style)))
        return [ViewNode(content, layout: DividerLayout(stackAxis: lowering.environment.stackAxis))]
    }
}

extension Lowering {
    /// The theme's colour for a quiet part of a control; a translucent grey where the theme has none.
    func quiet(_ token: String, opacity: Double) -> any ShapeStyle {
        if environment.theme.paint(token) != nil { return ThemeColor(token) }
        return Color(red: 0.24, green: 0.24, blue: 0.26, opacity: opacity)
    }
}
