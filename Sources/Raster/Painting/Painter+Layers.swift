internal import FramewrightDrawing

extension Painter {
    /// Paints items in order. The items of a layer are painted on a block of pixels, which is then composited on
    /// `pixels`.
    mutating func paint(
        _ items: ArraySlice<DisplayList.Item>, layers: LayerPlan, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        var index = items.startIndex
        while index < items.endIndex {
            if surface.item != nil { surface.item = index }
            if let layer = layers[index], !layer.isPassThrough {
                let end = min(layer.end, items.endIndex)
                paint(layer, items: items[index + 1..<end], layers: layers, on: &surface, into: &pixels)
                index = end
            } else {
                paint(items[index].command, on: &surface, &pixels)
            }
            index += 1
        }
    }

    private mutating func paint(
        _ layer: LayerPlan.Layer, items: ArraySlice<DisplayList.Item>, layers: LayerPlan,
        on surface: inout Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        if paintRectShadow(layer, items: items, on: &surface, into: &pixels) { return }
        let level = PremultipliedPixel(SRGBColor.black.opacity(layer.attributes.opacity)).alpha
        guard level > 0 || !layer.attributes.blendMode.keepsBackdrop else { return }
        if paintMasked(layer, items: items, layers: layers, on: &surface, level: level, into: &pixels) { return }
        var block = emptyBlock(layer.bounds)
        if layer.startsWithBackdrop { block.copy(from: pixels, of: surface.area) }
        paint(items, layers: layers, onto: &block, within: surface)
        for (index, step) in layer.filters.enumerated() {
            block = filtered(block, step: step, bounds: layer.output(of: index))
        }
        surface.composite(block, layer: layer, level: level, into: &pixels)
        keep(block)
    }

    mutating func paint(
        _ items: ArraySlice<DisplayList.Item>, layers: LayerPlan, onto block: inout PixelBlock, within outer: Surface
    ) {
        guard !block.bounds.isEmpty else { return }
        var surface = Surface(area: block.bounds, scale: outer.scale, space: outer.space)
        var span = block.pixels.mutableSpan
        paint(items, layers: layers, on: &surface, into: &span)
    }

}

extension PixelBlock {
    /// Copies the common pixels.
    fileprivate mutating func copy(from below: borrowing MutableSpan<PremultipliedPixel>, of area: PixelRect) {
        let shared = bounds.intersection(area)
        for y in shared.rows {
            let start = (y - area.y) * area.width - area.x
            for (index, x) in zip(range(row: y, shared.columns), shared.columns) { pixels[index] = below[start + x] }
        }
    }
}
