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

    /// A view behind this one, proposed its size: a shape in the foreground style too. A colour is taken for a style.
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// A view in front of this one, proposed its size.
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
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
package struct LayeredView<Primary: View, Decoration: View>: PrimitiveView {
    let primary: Primary
    let decoration: Decoration
    let alignment: Alignment
    let isBehind: Bool

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let primary = lowering.at(.position(0)).nodes(of: primary)
        let decoration = lowering.at(.position(1)).nodes(of: decoration)
        return lowering.layered(primary, decoration, alignment: alignment, isBehind: isBehind)
    }
}

extension Lowering {
    /// Each primary node with the decoration, behind or in front of it; several decorations lie on top of each other about
    /// their middle, and are aligned as one. What has none just now is wrapped all the same: a view must not become another
    /// when some comes.
    func layered(
        _ primary: [ViewNode], _ decoration: [ViewNode], alignment: Alignment, isBehind: Bool
    ) -> [ViewNode] {
        let layer =
            decoration.isEmpty ? [] : [decoration.single(or: ZStackLayout(), named: "ZStack")]
        let layout = LayeredLayout(primary: isBehind ? layer.count : 0, alignment: alignment)
        let content = isBehind ? ViewContent.background : ViewContent.overlay
        return primary.map { node in
            var wrapper = node.wrapped(
                in: layout, as: content, behind: isBehind ? layer : [], beside: isBehind ? [] : layer)
            // With decoration or without, it stays the same view.
            if isBehind, layer.isEmpty { wrapper.children[0].step = .index(1) }
            return wrapper
        }
    }
}

extension ViewContent {
    // Made once: most are never changed.
    fileprivate static let background = ViewContent(modifier: "Background", allowsOverlap: true)
    fileprivate static let overlay = ViewContent(modifier: "Overlay", allowsOverlap: true)
}
