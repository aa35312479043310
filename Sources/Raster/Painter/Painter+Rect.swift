internal import FramewrightDrawing

extension Painter {
    /// Fills a rectangle, rounded or not: corners from a cache, whole spans between, and nothing where later opaque
    /// items hide it.
    mutating func fill(
        _ shape: RoundedRect, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard let rect = SteppedRect(shape, scale: surface.scale) else { return }
        let window = surface.clips.bounds.intersection(rect.pixels)
        guard !window.isEmpty else { return }
        if rect.corners == nil {
            fill(shape.path, rule: .nonzero, by: surface.transform, in: window, with: ink, on: &surface, into: &pixels)
        } else if case .solid(let color) = ink, surface.clips.mask == nil {
            let inside = rect.inside.intersection(window)
            fillRows(
                of: rect, rows: window.rows.lowerBound..<inside.y, columns: window.columns, with: ink, on: &surface,
                into: &pixels)
            fillSides(of: rect, inside: inside, columns: window.columns, with: color, surface: surface, into: &pixels)
            fillVisible(inside, with: color, on: &surface, into: &pixels)
            fillRows(
                of: rect, rows: inside.rows.upperBound..<window.rows.upperBound, columns: window.columns, with: ink,
                on: &surface, into: &pixels)
        } else {
            fillRows(of: rect, rows: window.rows, columns: window.columns, with: ink, on: &surface, into: &pixels)
        }
    }

    private mutating func fillRows(
        of rect: SteppedRect, rows: Range<Int>, columns: Range<Int>, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for y in rows {
            scan.sweep(rect, row: y, within: columns)
            surface.blend(
                scan.runs.kept.span.extracting(0..<scan.runs.count), x: columns.lowerBound, y: y, with: ink,
                into: &pixels)
        }
    }

    /// Fills the partly covered columns beside `inside`, in its rows; their coverage is the same in each row.
    private func fillSides(
        of rect: SteppedRect, inside: PixelRect, columns: Range<Int>, with color: PremultipliedPixel,
        surface: Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let all = rect.pixels.columns
        fillColumn(
            all.lowerBound, of: rect, inside: inside, columns: columns, with: color, surface: surface, into: &pixels)
        guard all.count > 1 else { return }
        fillColumn(
            all.upperBound - 1, of: rect, inside: inside, columns: columns, with: color, surface: surface, into: &pixels
        )
    }

    private func fillColumn(
        _ x: Int, of rect: SteppedRect, inside: PixelRect, columns: Range<Int>, with color: PremultipliedPixel,
        surface: Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let width = rect.width(ofColumn: x)
        guard width < Subpixel.one, columns.contains(x) else { return }
        let level = Coverage.level(of: Int32(2 * Subpixel.one * width), .nonzero)
        for rows in surface.painted(inside.rows) {
            for y in rows {
                let index = surface.index(x, y)
                blendLevel(level, &pixels, index..<index + 1, with: color)
            }
        }
    }

}
