extension View {
    /// Draws the view into its own layer. The colours are accepted without effect.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
        drawingGroup(opaque: opaque)
    }
}
