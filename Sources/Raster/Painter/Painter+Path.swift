internal import FramewrightDrawing

extension Painter {
    /// Fills a path by area accumulation.
    mutating func fill(
        _ path: Path, rule: FillRule, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let bounds = Bounds(of: path, surface.transform)
        let window = surface.clips.bounds.touched(by: bounds)
        fill(path, rule: rule, by: surface.transform, in: window, with: ink, on: &surface, into: &pixels)
    }

    /// Fills the part of `path` inside `window`, which must lie inside the clip. `origin` is the target of the path's
    /// pixel 0,0.
    mutating func fill(
        _ path: Path, rule: FillRule, by transform: AffineTransform, in window: PixelRect,
        origin: (x: Int, y: Int) = (0, 0),
        with ink: Ink, on surface: inout Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for band in CoverageScan.bands(of: window) {
            scan.accumulate(path, transform, in: band, for: rule)
            var y = band.rows.lowerBound
            while y < band.rows.upperBound {
                if case .solid(let color) = ink, case .none = surface.clips.mask,
                    let next = paintCells(
                        from: y, of: band, rule, origin: origin, with: color, on: surface, into: &pixels)
                {
                    y = next
                    continue
                }
                scan.sweep(row: y, rule)
                let rows = scan.alikeRows.contains(y) ? scan.alikeRows : y..<y + 1
                blendRuns(over: rows, x: band.x + origin.x, y: y + origin.y, with: ink, on: &surface, into: &pixels)
                y = rows.upperBound
            }
        }
    }

    /// Blends a colour over rows from `y` on without computing their runs. Returns the row after them, or nil if the
    /// runs of row `y` are known or repeat.
    private mutating func paintCells(
        from y: Int, of band: PixelRect, _ rule: FillRule, origin: (x: Int, y: Int), with color: PremultipliedPixel,
        on surface: borrowing Surface, into pixels: inout MutableSpan<PremultipliedPixel>
    ) -> Int? {
        let start = surface.index(band.x + origin.x, y + origin.y)
        let rowLength = surface.area.width
        let rows = y..<min(y + Self.prefetchedRows, band.rows.upperBound)
        return scan.takeCells(ofRows: rows) { rows, grid, cells, marks, overlaps in
            FramewrightRaster.paintCells(
                rows, of: grid, rule, &cells, &marks, &overlaps, on: &pixels, from: start, rowLength: rowLength,
                with: color)
        }
    }

    /// The number of rows whose pixels are prefetched before they are painted.
    private static let prefetchedRows = 16

    /// Blends the runs over the rows from `y` on, as many as `rows` has.
    private mutating func blendRuns(
        over rows: Range<Int>, x: Int, y: Int, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard rows.count > 1, case .solid(let color) = ink, case .none = surface.clips.mask else {
            for row in 0..<rows.count {
                surface.blend(
                    scan.runs.kept.span.extracting(0..<scan.runs.count), x: x, y: y + row, with: ink, into: &pixels)
            }
            return
        }
        for index in scan.runs.indices {
            let run = scan.runs[index]
            let block = PixelRect(columns: x + Int(run.start)..<x + Int(run.end), rows: y..<y + rows.count)
            fillBlock(block, level: run.level, with: color, on: &surface, into: &pixels)
        }
    }

    private mutating func fillBlock(
        _ block: PixelRect, level: UInt8, with color: PremultipliedPixel, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        if level == 255 { return fillVisible(block, with: color, on: &surface, into: &pixels) }
        for rows in surface.painted(block.rows) {
            for y in rows {
                let start = surface.index(block.x, y)
                blendLevel(level, &pixels, start..<start + block.width, with: color)
            }
        }
    }
}
