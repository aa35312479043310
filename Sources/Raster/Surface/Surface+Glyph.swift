internal import FramewrightDrawing

extension Surface {
    /// Blends an ink through a glyph's mask, inside the clip.
    mutating func blend(
        _ entry: GlyphMaskCache.Entry, of cache: GlyphMaskCache, at origin: GlyphOrigin, with ink: Ink,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let whole = entry.bounds.offset(x: origin.x, y: origin.y)
        let visible = whole.intersection(clips.bounds)
        guard !visible.isEmpty else { return }
        if visible == whole, case .none = clips.mask, case .solid(let color) = ink,
            whole.x + whole.width + GlyphQuad.reach <= area.x + area.width
        {
            let place = GlyphPosition(start: index(whole.x, whole.y), rowLength: area.width)
            blendQuads(cache.quads.span.extracting(cache.quads(of: entry)), &pixels, place, with: color)
            blendBars(cache.bars.span.extracting(cache.bars(of: entry)), &pixels, place, with: color)
            return
        }
        for y in visible.rows {
            let row = cache.row(y - whole.y, of: entry)
            if visible.width == whole.width {
                blend(cache.runs.span.extracting(row), x: whole.x, y: y, with: ink, into: &pixels)
            } else {
                let seen = cache.runs[row].shown(in: visible.x - whole.x..<visible.x - whole.x + visible.width)
                blend(seen.span, x: whole.x, y: y, with: ink, into: &pixels)
            }
        }
    }
}

extension ArraySlice<CoverageRun> {
    /// Returns the parts of the runs within `columns`.
    fileprivate func shown(in columns: Range<Int>) -> [CoverageRun] {
        compactMap { run in
            let seen = (Int(run.start)..<Int(run.end)).clamped(to: columns)
            guard !seen.isEmpty else { return nil }
            return CoverageRun(start: Int32(seen.lowerBound), end: Int32(seen.upperBound), level: run.level)
        }
    }
}
