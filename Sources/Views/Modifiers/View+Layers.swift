public import FramewrightLayoutEngine

extension View {
    /// Views behind this one, proposed its size; they do not change it.
    public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        LayeredView(primary: self, decoration: content(), alignment: alignment, isBehind: true)
    }

    /// A style behind this view, running on under bars and notches where the view touches the safe area's border.
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// A filled shape behind this view.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        background { shape.fill(style) }
    }

    /// Views in front of this one, proposed its size; they do not change it.
    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        LayeredView(primary: self, decoration: content(), alignment: alignment, isBehind: false)
    }
}

/// A view with decoration behind or in front of it.
private struct LayeredView<Primary: View, Decoration: View>: PrimitiveView {
    let primary: Primary
    let decoration: Decoration
    let alignment: Alignment
    let isBehind: Bool

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let layers = lowering.nodes(of: decoration)
        guard !layers.isEmpty else { return lowering.nodes(of: primary) }
        let layer = layers.single(or: ZStackLayout(alignment: alignment), named: "ZStack")
        let layout = LayeredLayout(primary: isBehind ? 1 : 0, alignment: alignment)
        let content = ViewContent(isBehind ? "Background" : "Overlay", allowsOverlap: true)
        return lowering.nodes(of: primary).map { node in
            node.wrapped(
                in: layout, as: content, behind: isBehind ? [layer] : [], beside: isBehind ? [] : [layer])
        }
    }
}
