internal import FramewrightDrawing

extension Painter {
    /// Kept from one layer to the next; nests deeper than this are rare.
    private static let mostSpareLayers = 4

    /// Paints items in order; a layer's items on a block of pixels of their own, which is then laid over `pixels`.
    mutating func paint(
        _ items: ArraySlice<DisplayList.Item>, _ layers: LayerPlan, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        var index = items.startIndex
        while index < items.endIndex {
            if let layer = layers[index] {
                let end = min(layer.end, items.endIndex)
                let block = block(of: items[index + 1..<end], layer, layers, scale: surface.scale)
                lay(block, layer.layer, on: &surface, &pixels)
                if spareLayers.count < Self.mostSpareLayers { spareLayers.append(block.pixels) }
                index = end
            } else {
                paint(items[index].command, on: &surface, &pixels)
            }
            index += 1
        }
    }

    private mutating func block(
        of items: ArraySlice<DisplayList.Item>, _ layer: LayerPlan.Layer, _ layers: LayerPlan, scale: Double
    ) -> PixelInk {
        var block = PixelInk(bounds: layer.bounds, pixels: spareLayers.popLast() ?? [])
        block.pixels.removeAll(keepingCapacity: true)
        block.pixels.append(contentsOf: repeatElement(.clear, count: layer.bounds.width * layer.bounds.height))
        guard !layer.bounds.isEmpty, layer.layer.opacity > 0 else { return block }
        var surface = Surface(area: layer.bounds, scale: scale)
        var span = block.pixels.mutableSpan
        paint(items, layers, on: &surface, &span)
        return block
    }

    private mutating func lay(
        _ block: PixelInk, _ layer: DisplayList.Layer, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let level = PremultipliedPixel(Color.black.opacity(layer.opacity)).alpha
        switch layer.operation {
        case .over: surface.blend(block, level, &pixels)
        case .mask: surface.keep(where: block, level, &pixels)
        }
    }
}

extension Surface {
    fileprivate mutating func blend(
        _ block: PixelInk, _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let visible = block.bounds.intersection(clips.bounds)
        guard !visible.isEmpty, level > 0 else { return }
        let runs = [CoverageRun(start: 0, end: Int32(visible.width), level: level)]
        for y in visible.rows { blend(runs.span, x: visible.x, y: y, .pixels(block), &pixels) }
    }

    /// Everything outside the stencil goes, clips or not: a mask belongs to the whole layer.
    fileprivate func keep(
        where block: PixelInk, _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let kept = block.bounds.intersection(area)
        for y in area.rows {
            guard kept.rows.contains(y), !kept.isEmpty else {
                fillRow(&pixels, index(area.x, y)..<index(area.x, y) + area.width, with: .clear)
                continue
            }
            fillRow(&pixels, index(area.x, y)..<index(kept.x, y), with: .clear)
            fillRow(
                &pixels, index(kept.columns.upperBound, y)..<index(area.columns.upperBound, y), with: .clear)
            keepWhereOpaque(
                &pixels, from: index(kept.x, y), block.pixels.span, block.range(row: y, kept.columns), level)
        }
    }
}
