import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// The view and all in it, made more transparent as a whole: what overlaps inside does not show through. Of a group
    /// each view by itself.
    public func opacity(_ opacity: Double) -> some View {
        let share = opacity > 0 ? min(opacity, 1) : 0
        return figure(.layer(DisplayList.Layer(opacity: share)), named: "Opacity")
    }

    /// Cuts off what lies outside a shape in the view's frame.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
        ShapeModifiedView(content: boxed("ClipShape"), shape: shape) { node, shape in
            node.payload.figure = .clipShape(shape, style.rule)
        }
    }

    /// Cuts off the corners of the view's frame; they are circular.
    public func cornerRadius(_ radius: Double) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// A line inside the view's frame, over its edges.
    public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Keeps the view's place and draws nothing of it.
    public func hidden() -> some View { figure(.hidden, named: "Hidden") }

    /// Shows the view only as far as another, placed over it, is opaque.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// Shows the view only as far as another, placed over it, is opaque.
    public func mask(_ mask: some View) -> some View { self.mask { mask } }

    private func figure(_ figure: ViewContent.Figure, named name: String) -> some View {
        NodeModifiedView(content: boxed(name)) { $0.payload.figure = figure }
    }

    /// The view in a node of its own, of the same size.
    private func boxed(_ name: String) -> some View {
        LayoutModifiedView(content: self, layout: PaddingLayout(.zero), name: name)
    }
}

/// A view seen through another.
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
