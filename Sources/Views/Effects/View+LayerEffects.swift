public import FramewrightDrawing

extension View {
    /// Blurs the view; `radius` is the standard deviation in points. An opaque blur keeps what is
    /// painted filled up to its edges, instead of fading out to all sides.
    public func blur(radius: Double, opaque: Bool = false) -> some View {
        filtered(.blur(radius: max(0, radius), isOpaque: opaque), named: "Blur")
    }

    /// A shadow below the view and all in it, black at a third; `radius` is the standard deviation of its blur, in points.
    public func shadow(radius: Double, x: Double = 0, y: Double = 0) -> some View {
        shadow(color: ShadowStyle.dropColor, radius: radius, x: x, y: y)
    }

    /// A shadow below the view and all in it. Of a gradient, its first colour.
    public func shadow(
        color: some ShapeStyle, radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        EffectView(content: self, name: "Shadow") { lowering in
            let paint = lowering.paint(color)
            let shadow = Shadow(paint.color, token: paint.token, radius: max(0, radius), offset: Point(x: x, y: y))
            return .effect(DisplayList.Layer(filters: [.dropShadow(shadow)]), backdrop: nil)
        }
    }

    /// Lets the view's colours meet what is below it in another way than on top.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        layered(DisplayList.Layer(blendMode: blendMode), named: "BlendMode")
    }

    /// Draws the view and all in it on a layer of its own: blend modes inside meet nothing outside.
    public func compositingGroup() -> some View { layered(DisplayList.Layer(), named: "CompositingGroup") }

    /// As `compositingGroup`; what the view leaves open is black where `opaque` says there is nothing to see through.
    public func drawingGroup(opaque: Bool = false) -> some View {
        EffectView(content: self, name: "DrawingGroup") { _ in
            .effect(DisplayList.Layer(), backdrop: opaque ? .black : nil)
        }
    }
}
