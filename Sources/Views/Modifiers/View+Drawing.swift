import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Makes the view transparent as a whole, so that overlapping parts inside do not show through. In a group each
    /// view is transparent by itself.
    public func opacity(_ opacity: Double) -> some View {
        let share = opacity > 0 ? min(opacity, 1) : 0
        return figure(.layer(DisplayList.Layer(opacity: share)), named: "Opacity")
    }

    /// Clips the view to a shape in its frame.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
        ShapeModifiedView(content: boxed("ClipShape"), shape: shape) { node, shape in
            node.payload.figure = .clipShape(shape, style.rule)
        }
    }

    /// Clips the view to its frame with circular corners, whose edges are always smooth.
    public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Draws a border over the view, inside its frame.
    public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Hides the view but keeps its place in the layout.
    public func hidden() -> some View { figure(.hidden, named: "Hidden") }

    /// Masks the view by the opacity of another view placed over it.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// Masks the view by the opacity of another view placed over it.
    public func mask(_ mask: some View) -> some View { self.mask { mask } }

    private func figure(_ figure: ViewContent.Figure, named name: String) -> some View {
        NodeModifiedView(content: boxed(name)) { $0.payload.figure = figure }
    }

    /// Wraps the view in a node of the same size.
    private func boxed(_ name: String) -> some View {
        LayoutModifiedView(content: self, layout: PaddingLayout(.zero), name: name)
    }
}

/// A view masked by another.
private struct MaskedView<Content: View, Mask: View>: PrimitiveView {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let stencil = lowering.at(.position(1)).nodes(of: mask).single(
            or: ZStackLayout(alignment: alignment), named: "ZStack")
        return lowering.at(.position(0)).nodes(of: content).map { node in
            node.wrapped(
                in: LayeredLayout(primary: 0, alignment: alignment),
                as: ViewContent("Mask", .mask, allowsOverlap: true), beside: [stencil])
        }
    }
}
