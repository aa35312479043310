internal import FramewrightDrawing

extension Painter {
    /// A layer whose last item masks it: both are laid down together, so that every channel is rounded once. Rounded when the mask
    /// takes its share and again when the rest is laid down, a slow fade between two colours had stripes of one level that
    /// went back and forth.
    ///
    /// False, and nothing painted, for other layers.
    mutating func paintMasked(
        _ layer: LayerPlan.Layer, _ items: ArraySlice<DisplayList.Item>, _ layers: LayerPlan,
        on surface: inout Surface, _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) -> Bool {
        guard let opening = layer.maskOpening, let mask = layers[opening], layer.isLaidOver, mask.end == layer.end - 1
        else { return false }
        var block = emptyBlock(layer.bounds)
        paint(items[..<opening], layers, onto: &block, surface)
        var stencil = emptyBlock(mask.bounds.intersection(layer.bounds))
        paint(items[(opening + 1)..<mask.end], layers, onto: &stencil, surface)
        surface.lay(block, through: stencil, level, &pixels)
        keep(stencil)
        keep(block)
        return true
    }
}

extension LayerPlan.Layer {
    /// True where it simply covers what is below it.
    fileprivate var isLaidOver: Bool { layer.blendMode == .normal && filters.isEmpty && !startsWithBackdrop }

    /// True for what keeps as much of the layer around it as it covers itself.
    var isMask: Bool { layer.blendMode == .destinationIn && layer.opacity == 1 && filters.isEmpty }
}

extension Surface {
    /// Lays a finished layer down as far as the stencil is opaque, inside the clip.
    fileprivate mutating func lay(
        _ block: PixelInk, through stencil: PixelInk, _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let visible = block.bounds.intersection(stencil.bounds).intersection(clips.bounds)
        guard !visible.isEmpty else { return }
        for y in visible.rows {
            coverClip(visible.columns, y, level)
            var coverage = scratch.mutableSpan
            coverRow(&coverage, stencil.pixels.span, stencil.range(row: y, visible.columns))
            blendCoveredColors(
                &pixels, from: index(visible.x, y), block.pixels.span, block.range(row: y, visible.columns),
                scratch.span)
        }
    }
}
