public import FramewrightLayoutEngine

/// Shows the first of its views whose ideal size fits the proposal, else the last one.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Only lengths along `axes` have to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("ViewThatFits", ViewThatFitsLayout(in: axes), content)
    }
}
