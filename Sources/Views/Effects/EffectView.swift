import FramewrightDrawing
import FramewrightLayoutEngine

/// A view wrapped in a figure that changes its drawing but not its layout. In a group each view is wrapped by itself.
package struct EffectView<Content: View>: PrimitiveView {
    let content: Content
    let name: String
    let figure: @MainActor (Lowering) -> ViewContent.Figure

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let figure = figure(lowering)
        var nodes = lowering.nodes(of: LayoutModifiedView(content: content, layout: PaddingLayout(.zero), name: name))
        for index in nodes.indices { nodes[index].payload.figure = figure }
        return nodes
    }
}

extension View {
    func transformed(_ transform: FrameTransform, named name: String) -> some View {
        EffectView(content: self, name: name) { _ in .transform(transform) }
    }

    func layered(_ layer: DisplayList.Layer, named name: String) -> some View {
        EffectView(content: self, name: name) { _ in .effect(layer, backdrop: nil) }
    }

    func filtered(_ filter: Filter, named name: String) -> some View {
        layered(DisplayList.Layer(filters: [filter]), named: name)
    }
}
