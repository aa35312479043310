internal import FramewrightDrawing

extension Surface {
    /// Lays a colour through a glyph's mask, and the clip's where there is one.
    mutating func blend(
        _ entry: GlyphMaskCache.Entry, _ bytes: Span<UInt8>, at spot: GlyphSpot, _ color: PremultipliedPixel,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let whole = entry.bounds.offset(x: spot.x, y: spot.y)
        let visible = whole.intersection(clips.bounds)
        guard !visible.isEmpty else { return }
        for y in visible.rows {
            let start = entry.start + (y - whole.y) * whole.width + visible.x - whole.x
            let range = start..<start + visible.width
            if let clip = clips.mask, !clip.isOpen(visible.columns, row: y) {
                blend(bytes, range, through: clip, x: visible.x, y: y, color, &pixels)
            } else {
                blendMask(&pixels, from: y * size.width + visible.x, bytes, range, with: color)
            }
        }
    }

    private mutating func blend(
        _ bytes: Span<UInt8>, _ range: Range<Int>, through clip: ClipMask, x: Int, y: Int,
        _ color: PremultipliedPixel, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        var product = scratch.mutableSpan
        for index in 0..<range.count { product[index] = bytes[range.lowerBound + index] }
        multiplyMask(&product, 0..<range.count, by: clip.coverage.span, from: clip.index(x, y))
        blendMask(&pixels, from: y * size.width + x, scratch.span, 0..<range.count, with: color)
    }
}
