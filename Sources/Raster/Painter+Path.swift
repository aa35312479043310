internal import FramewrightDrawing

extension Painter {
    /// Fills a path by area accumulation.
    mutating func fill(
        _ path: Path, _ rule: FillRule, _ ink: Ink, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let bounds = Bounds(of: path, surface.transform)
        let window = surface.clips.bounds.touched(by: bounds)
        fill(path, rule, surface.transform, in: window, ink, on: &surface, &pixels)
    }

    /// Fills the part of `path` inside `window`, which must lie inside the clip. `origin` is the target of the path's
    /// pixel 0,0.
    mutating func fill(
        _ path: Path, _ rule: FillRule, _ transform: AffineTransform, in window: PixelRect,
        origin: (x: Int, y: Int) = (0, 0),
        _ ink: Ink, on surface: inout Surface, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for band in CoverageScan.bands(of: window) {
            scan.accumulate(path, transform, in: band, for: rule)
            var y = band.rows.lowerBound
            while y < band.rows.upperBound {
                scan.sweep(row: y, rule)
                let rows = scan.alikeRows.contains(y) ? scan.alikeRows : y..<y + 1
                lay(rows, x: band.x + origin.x, y: y + origin.y, ink, on: &surface, &pixels)
                y = rows.upperBound
            }
        }
    }

    /// Blends the runs over the rows from `y` on, as many as `rows` has.
    private mutating func lay(
        _ rows: Range<Int>, x: Int, y: Int, _ ink: Ink, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard rows.count > 1, case .solid(let color) = ink, case .none = surface.clips.mask else {
            for row in 0..<rows.count {
                surface.blend(
                    scan.runs.kept.span.extracting(0..<scan.runs.count), x: x, y: y + row, ink, &pixels)
            }
            return
        }
        for index in scan.runs.indices {
            let run = scan.runs[index]
            let block = PixelRect(columns: x + Int(run.start)..<x + Int(run.end), rows: y..<y + rows.count)
            fillBlock(block, run.level, color, &surface, &pixels)
        }
    }

    private mutating func fillBlock(
        _ block: PixelRect, _ level: UInt8, _ color: PremultipliedPixel, _ surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        if level == 255 { return fillVisible(block, color, &surface, &pixels) }
        for rows in surface.painted(block.rows) {
            for y in rows {
                let start = surface.index(block.x, y)
                blendLevel(level, &pixels, start..<start + block.width, with: color)
            }
        }
    }
}

extension Surface {
    /// Blends a colour over row `y`, run by run, through the clip's mask. Column 0 of the runs is pixel `x`.
    mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, _ color: PremultipliedPixel,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        // Checked first, because reading the mask retains its memory in every row.
        if case .none = clips.mask { return blendRuns(runs, &pixels, from: index(x, y), with: color) }
        guard let mask = clips.mask else { return }
        let solid = mask.solid[y - mask.bounds.y]
        for index in runs.indices {
            let run = runs[index]
            let columns = x + Int(run.start)..<x + Int(run.end)
            let inside = columns.clamped(to: solid)
            guard !inside.isEmpty else {
                blend(mask, columns, y, run.level, color, &pixels)
                continue
            }
            blend(mask, columns.lowerBound..<inside.lowerBound, y, run.level, color, &pixels)
            let row = self.index(0, y)
            blendLevel(run.level, &pixels, row + inside.lowerBound..<row + inside.upperBound, with: color)
            blend(mask, inside.upperBound..<columns.upperBound, y, run.level, color, &pixels)
        }
    }

    /// Blends the part of a run where the clip has partial coverage.
    private mutating func blend(
        _ mask: ClipMask, _ columns: Range<Int>, _ y: Int, _ level: UInt8, _ color: PremultipliedPixel,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !columns.isEmpty else { return }
        var product = scratch.mutableSpan
        let start = mask.index(columns.lowerBound, y)
        scaleMask(mask.coverage.span, start..<start + columns.count, by: level, into: &product)
        blendMask(&pixels, from: index(columns.lowerBound, y), scratch.span, 0..<columns.count, with: color)
    }
}
