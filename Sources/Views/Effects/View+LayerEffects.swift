public import FramewrightDrawing

extension View {
    /// Blurs the view; `radius` is the standard deviation in points. An opaque blur is filled up to the edges of the
    /// view's drawing instead of fading out at them.
    public func blur(radius: Double, opaque: Bool = false) -> some View {
        filtered(.blur(radius: max(0, radius), isOpaque: opaque), named: "Blur")
    }

    /// Adds a shadow below the view, by default black at 33 % opacity; `radius` is the standard deviation of its blur,
    /// in points.
    public func shadow(
        color: Color = ShadowStyle.dropColor, radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        EffectView(content: self, name: "Shadow") { lowering in
            let paint = lowering.paint(color)
            let shadow = Shadow(paint.color, token: paint.token, radius: max(0, radius), offset: Point(x: x, y: y))
            return .effect(DisplayList.Layer(filters: [.dropShadow(shadow)]), backdrop: nil)
        }
    }

    /// Sets the blend mode with which the view is drawn over its background.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        layered(DisplayList.Layer(blendMode: blendMode), named: "BlendMode")
    }

    /// Draws the view into its own layer, so that blend modes inside have no effect outside.
    public func compositingGroup() -> some View { layered(DisplayList.Layer(), named: "CompositingGroup") }

    /// Draws the view into its own layer, as `compositingGroup` does; if `opaque`, on a black background.
    public func drawingGroup(opaque: Bool = false) -> some View {
        EffectView(content: self, name: "DrawingGroup") { _ in
            .effect(DisplayList.Layer(), backdrop: opaque ? .black : nil)
        }
    }
}
