import FramewrightDrawing
import FramewrightLayoutEngine

extension Color: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: kind.viewName) }
}

extension Color.Kind {
    /// The name of the view's node. Theme colours have their own, by which layout documents tell them apart.
    fileprivate var viewName: String {
        switch self {
        case .token: "ThemeColor"
        case .faded(let kind, _): kind.viewName
        default: "Color"
        }
    }
}
