public import FramewrightLayoutEngine

/// A window onto content that may be longer than the window; what lies outside is cut off.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axis: Axis
    private let offset: Double
    private let content: Content

    /// `offset` is how far the content has been scrolled, in points; it stops at the content's end.
    public init(_ axis: Axis = .vertical, offset: Double = 0, @ViewBuilder content: () -> Content) {
        self.axis = axis
        self.offset = offset
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.nodes(of: content).single(or: VStackLayout(), named: "VStack")
        return [
            ViewNode(
                ViewContent("ScrollView", .clip), layout: ScrollLayout(axis: axis, offset: offset), children: [inner])
        ]
    }
}
