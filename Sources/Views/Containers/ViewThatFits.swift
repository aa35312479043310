public import FramewrightLayoutEngine

/// A container that shows its first view whose ideal size fits the proposal, otherwise its last one.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a container whose views must fit along `axes`.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("ViewThatFits", layout: ViewThatFitsLayout(in: axes), content: content)
    }
}
