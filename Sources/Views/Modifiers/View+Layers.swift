public import FramewrightLayoutEngine

extension View {
    /// Places views behind this one. They are proposed its size, and do not affect it.
    ///
    /// Disfavoured, so that backgrounds which a package defines for earlier systems are chosen.
    @_disfavoredOverload
    public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        LayeredView(primary: self, decoration: content(), alignment: alignment, isBehind: true)
    }

    /// Fills the background with a style, which extends under bars and notches where the view touches the edge of the
    /// safe area.
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills the background with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view with the background style.
    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Sets the style of `BackgroundStyle` inside.
    public func backgroundStyle(_ style: some ShapeStyle) -> some View {
        changingEnvironment { $0.backgroundStyle = style.captured(in: $0) }
    }

    /// Covers the view with a style, which extends under bars and notches where the view touches the edge of the safe
    /// area.
    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Covers the view with a filled shape.
    public func overlay(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Places a view behind this one, including a shape in the foreground style. A colour is treated as a style.
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Places a view in front of this one, with its size as the proposal. A colour is treated as a style.
    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Places a filled shape behind this view.
    public func background(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Places views in front of this one. They are proposed its size, and do not affect it.
    ///
    /// Disfavoured, so that overlays which a package defines for earlier systems are chosen.
    @_disfavoredOverload
    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        LayeredView(primary: self, decoration: content(), alignment: alignment, isBehind: false)
    }
}

/// A view with a decoration behind or in front of it.
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
    /// Combines each primary node with the decoration. Several decorations overlap about their centre and are aligned
    /// as one. A node without decoration is wrapped too, so that its identity does not change when decoration is
    /// inserted.
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
            // Keeps the identity that it has beside a decoration.
            if isBehind, layer.isEmpty { wrapper.children[0].step = .index(1) }
            return wrapper
        }
    }
}

extension ViewContent {
    // Created once, because most of them are never changed.
    fileprivate static let background = ViewContent(modifier: "Background", allowsOverlap: true)
    fileprivate static let overlay = ViewContent(modifier: "Overlay", allowsOverlap: true)
}
