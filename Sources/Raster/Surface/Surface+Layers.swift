internal import FramewrightDrawing

extension Surface {
    /// Composites a finished layer, inside the clip.
    mutating func composite(
        _ block: PixelBlock, layer: LayerPlan.Layer, level: UInt8, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let mode = layer.startsWithBackdrop ? .copy : layer.attributes.blendMode
        let visible = block.bounds.intersection(clips.bounds)
        if mode == .normal {
            guard !visible.isEmpty else { return }
            let runs = [CoverageRun(start: 0, end: Int32(visible.width), level: level)]
            for y in visible.rows { blend(runs.span, x: visible.x, y: y, with: .pixels(block), into: &pixels) }
        } else if layer.startsWithBackdrop {
            // A clip without columns may have rows.
            guard !visible.isEmpty else { return }
            mix(block, visible: visible, level: level, into: &pixels)
        } else {
            composite(block, area: mode.keepsBackdrop ? visible : clips.bounds, mode: mode, level: level, into: &pixels)
        }
    }

    /// Replaces the backdrop by the group's result, interpolated by its opacity.
    private mutating func mix(
        _ block: PixelBlock, visible: PixelRect, level: UInt8, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for y in visible.rows {
            coverClip(visible.columns, y: y, level: level)
            compositeRow(
                &pixels, from: index(visible.x, y), block.pixels.span, block.range(row: y, visible.columns), 255,
                scratch.span, .copy)
        }
    }

    /// Composites in a blend mode. Beyond its pixels a layer is transparent, which has an effect in some modes.
    private mutating func composite(
        _ block: PixelBlock, area: PixelRect, mode: BlendMode, level: UInt8,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let inside = block.bounds.intersection(area)
        for y in area.rows {
            let columns = inside.rows.contains(y) && !inside.isEmpty ? inside.columns : area.x..<area.x
            if !columns.isEmpty {
                coverClip(columns, y: y, level: 255)
                compositeRow(
                    &pixels, from: index(columns.lowerBound, y), block.pixels.span, block.range(row: y, columns), level,
                    scratch.span, isWhole: clips.isOpen(columns, row: y), mode)
            }
            guard !mode.keepsBackdrop else { continue }
            erase(area.x..<columns.lowerBound, y: y, into: &pixels)
            erase(columns.upperBound..<area.x + area.width, y: y, into: &pixels)
        }
    }

    /// Erases pixels inside the clip, as an empty layer does in modes that do not keep the backdrop.
    private mutating func erase(
        _ columns: Range<Int>, y: Int, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !columns.isEmpty else { return }
        coverClip(columns, y: y, level: 255)
        eraseRow(&pixels, from: index(columns.lowerBound, y), scratch.span, count: columns.count)
    }

    /// Writes the clip's coverage times `level` to the row of coverage.
    mutating func coverClip(_ columns: Range<Int>, y: Int, level: UInt8) {
        guard let mask = clips.mask, !mask.isOpen(columns, row: y) else {
            for index in 0..<columns.count { scratch[index] = level }
            return
        }
        var product = scratch.mutableSpan
        let first = mask.index(columns.lowerBound, y)
        scaleMask(mask.coverage.span, first..<first + columns.count, by: level, into: &product)
    }
}
