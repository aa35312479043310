internal import FramewrightDrawing

extension Painter {
    /// Paints a layer whose last item masks it: composites both together, so that every channel is rounded once.
    /// Rounding twice, by the mask and by compositing, showed stripes of one level in slow fades between two colours.
    ///
    /// Returns false without painting for other layers.
    mutating func paintMasked(
        _ layer: LayerPlan.Layer, items: ArraySlice<DisplayList.Item>, layers: LayerPlan,
        on surface: inout Surface, level: UInt8, into pixels: inout MutableSpan<PremultipliedPixel>
    ) -> Bool {
        guard let opening = layer.maskOpening, let mask = layers[opening], layer.isSourceOver, mask.end == layer.end - 1
        else { return false }
        var block = emptyBlock(layer.bounds)
        paint(items[..<opening], layers: layers, onto: &block, within: surface)
        var stencil = emptyBlock(mask.bounds.intersection(layer.bounds))
        paint(items[(opening + 1)..<mask.end], layers: layers, onto: &stencil, within: surface)
        surface.composite(block, through: stencil, level: level, into: &pixels)
        keep(stencil)
        keep(block)
        return true
    }
}

extension LayerPlan.Layer {
    /// True for a layer that is composited with source over.
    fileprivate var isSourceOver: Bool { attributes.blendMode == .normal && filters.isEmpty && !startsWithBackdrop }

}

extension Surface {
    /// Composites a finished layer through the alpha of the stencil, inside the clip.
    fileprivate mutating func composite(
        _ block: PixelBlock, through stencil: PixelBlock, level: UInt8,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let visible = block.bounds.intersection(stencil.bounds).intersection(clips.bounds)
        guard !visible.isEmpty else { return }
        for y in visible.rows {
            coverClip(visible.columns, y: y, level: level)
            var coverage = scratch.mutableSpan
            coverRow(&coverage, stencil.pixels.span, stencil.range(row: y, visible.columns))
            blendCoveredColors(
                &pixels, from: index(visible.x, y), block.pixels.span, block.range(row: y, visible.columns),
                scratch.span)
        }
    }
}
