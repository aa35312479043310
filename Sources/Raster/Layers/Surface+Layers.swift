internal import FramewrightDrawing

extension Surface {
    /// Composites a finished layer, inside the clip.
    mutating func lay(
        _ block: PixelInk, _ layer: LayerPlan.Layer, _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let mode = layer.startsWithBackdrop ? .copy : layer.layer.blendMode
        let visible = block.bounds.intersection(clips.bounds)
        if mode == .normal {
            guard !visible.isEmpty else { return }
            let runs = [CoverageRun(start: 0, end: Int32(visible.width), level: level)]
            for y in visible.rows { blend(runs.span, x: visible.x, y: y, .pixels(block), &pixels) }
        } else if layer.startsWithBackdrop {
            mix(block, visible, level, &pixels)
        } else {
            composite(block, mode.keepsBackdrop ? visible : clips.bounds, mode, level, &pixels)
        }
    }

    /// Replaces the backdrop by the group's result, interpolated by its opacity.
    private mutating func mix(
        _ block: PixelInk, _ visible: PixelRect, _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for y in visible.rows {
            coverClip(visible.columns, y, level)
            compositeRow(
                &pixels, from: index(visible.x, y), block.pixels.span, block.range(row: y, visible.columns), 255,
                scratch.span, .copy)
        }
    }

    /// Composites in a blend mode. Beyond its pixels a layer is transparent, which has an effect in some modes.
    private mutating func composite(
        _ block: PixelInk, _ area: PixelRect, _ mode: BlendMode, _ level: UInt8,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let inside = block.bounds.intersection(area)
        for y in area.rows {
            let columns = inside.rows.contains(y) && !inside.isEmpty ? inside.columns : area.x..<area.x
            if !columns.isEmpty {
                coverClip(columns, y, 255)
                compositeRow(
                    &pixels, from: index(columns.lowerBound, y), block.pixels.span, block.range(row: y, columns), level,
                    scratch.span, isWhole: clips.isOpen(columns, row: y), mode)
            }
            guard !mode.keepsBackdrop else { continue }
            erase(area.x..<columns.lowerBound, y, &pixels)
            erase(columns.upperBound..<area.x + area.width, y, &pixels)
        }
    }

    /// Erases pixels inside the clip, as an empty layer does in modes that do not keep the backdrop.
    private mutating func erase(
        _ columns: Range<Int>, _ y: Int, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !columns.isEmpty else { return }
        coverClip(columns, y, 255)
        eraseRow(&pixels, from: index(columns.lowerBound, y), scratch.span, count: columns.count)
    }

    /// Writes the clip's coverage times `level` to the row of coverage.
    mutating func coverClip(_ columns: Range<Int>, _ y: Int, _ level: UInt8) {
        guard let mask = clips.mask, !mask.isOpen(columns, row: y) else {
            for index in 0..<columns.count { scratch[index] = level }
            return
        }
        var product = scratch.mutableSpan
        let first = mask.index(columns.lowerBound, y)
        scaleMask(mask.coverage.span, first..<first + columns.count, by: level, into: &product)
    }
}
