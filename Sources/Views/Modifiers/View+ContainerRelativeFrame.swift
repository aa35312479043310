import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Places the view in a frame of the size of the nearest scroll view, or otherwise of the screen's safe area.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Places the view in a frame of `span` out of `count` equal parts of the nearest scroll view, or otherwise of
    /// the screen's safe area, with `spacing` points between the parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
    ) -> some View {
        let (parts, taken) = (Double(max(1, count)), Double(max(1, span)))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            (length - spacing * (parts - 1)) / parts * taken + spacing * (taken - 1)
        }
    }

    /// Places the view in a frame whose lengths are computed from those of the nearest scroll view, or otherwise of
    /// the screen's safe area.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping @MainActor @Sendable (_ length: Double, _ axis: Axis) -> Double
    ) -> some View {
        ContainerRelativeView(content: self, axes: axes, alignment: alignment, length: length)
    }
}

/// A view whose frame depends on its container's size, and is therefore deferred.
private struct ContainerRelativeView<Content: View>: PrimitiveView {
    let content: Content
    let axes: Axis.Set
    let alignment: Alignment
    let length: @MainActor @Sendable (Double, Axis) -> Double

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.graph.notes.hasDeferred = true
        return lowering.nodes(of: content).map { node in
            var wrapper = node.wrapped(in: PaddingLayout(.zero), as: ViewContent("ContainerRelativeFrame"))
            let inner = wrapper.children
            wrapper.children = []
            wrapper.deferral = { [axes, alignment, length] site, _ in
                let (width, height) = (
                    axes.contains(.horizontal) ? max(0, length(site.containerSize.width, .horizontal)) : nil,
                    axes.contains(.vertical) ? max(0, length(site.containerSize.height, .vertical)) : nil
                )
                let frame = FrameLayout(width: width, height: height, alignment: alignment)
                return [ViewNode(ViewContent(modifier: "Frame"), layout: frame, children: inner)]
            }
            return wrapper
        }
    }
}
