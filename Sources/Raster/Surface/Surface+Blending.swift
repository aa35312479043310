internal import FramewrightDrawing

extension Surface {
    /// Blends an ink over row `y`, run by run, through the clip's mask. Column 0 of the runs is pixel `x`.
    mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, with ink: Ink, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        switch ink {
        case .solid(let color): blend(runs, x: x, y: y, with: color, into: &pixels)
        case .gradient(let gradient):
            if let color = gradient.color(ofRow: y) {
                blend(runs, x: x, y: y, with: color, into: &pixels)
            } else {
                blend(runs, x: x, y: y, filling: gradient, &pixels)
            }
        case .sampled(let image): blend(runs, x: x, y: y, filling: image, &pixels)
        case .pixels(let block):
            for index in runs.indices {
                let columns = x + Int(runs[index].start)..<x + Int(runs[index].end)
                blend(
                    block.pixels.span, range: block.range(row: y, columns), columns: columns, y: y,
                    level: runs[index].level, into: &pixels)
            }
        }
    }

    /// Writes opaque runs directly to the bitmap, others through a row of colours.
    private mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, filling ink: some RowInk,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        for index in runs.indices {
            let columns = x + Int(runs[index].start)..<x + Int(runs[index].end)
            if runs[index].level == 255, ink.isOpaque, clips.isOpen(columns, row: y) {
                ink.fill(&pixels, from: self.index(columns.lowerBound, y), row: y, columns)
                continue
            }
            withColors { surface, colors in
                var span = colors.mutableSpan
                ink.fill(&span, from: 0, row: y, columns)
                surface.blend(
                    colors.span, range: 0..<columns.count, columns: columns, y: y, level: runs[index].level,
                    into: &pixels)
            }
        }
    }

    /// Moves the row of colours out of the surface while `body` uses both.
    private mutating func withColors(_ body: (inout Surface, inout [PremultipliedPixel]) -> Void) {
        var colors: [PremultipliedPixel] = []
        swap(&colors, &self.colors)
        if colors.isEmpty { colors = Array(repeating: .clear, count: area.width) }
        body(&self, &colors)
        swap(&colors, &self.colors)
    }

    /// Blends `colors[range]` over some columns of a row with one coverage, through the clip's mask.
    private mutating func blend(
        _ colors: Span<PremultipliedPixel>, range: Range<Int>, columns: Range<Int>, y: Int, level: UInt8,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let start = index(columns.lowerBound, y)
        guard let mask = clips.mask, !mask.isOpen(columns, row: y) else {
            return blendColors(&pixels, from: start, colors, range, level)
        }
        var product = scratch.mutableSpan
        let first = mask.index(columns.lowerBound, y)
        scaleMask(mask.coverage.span, first..<first + columns.count, by: level, into: &product)
        blendMaskedColors(&pixels, from: start, colors, range, scratch.span)
    }
}

extension Surface {
    /// Blends a colour over row `y`, run by run, through the clip's mask. Column 0 of the runs is pixel `x`.
    mutating func blend(
        _ runs: Span<CoverageRun>, x: Int, y: Int, with color: PremultipliedPixel,
        into pixels: inout MutableSpan<PremultipliedPixel>
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
                blend(mask, columns: columns, y: y, level: run.level, with: color, into: &pixels)
                continue
            }
            blend(
                mask, columns: columns.lowerBound..<inside.lowerBound, y: y, level: run.level, with: color,
                into: &pixels)
            let row = self.index(0, y)
            blendLevel(run.level, &pixels, row + inside.lowerBound..<row + inside.upperBound, with: color)
            blend(
                mask, columns: inside.upperBound..<columns.upperBound, y: y, level: run.level, with: color,
                into: &pixels)
        }
    }

    /// Blends the part of a run where the clip has partial coverage.
    private mutating func blend(
        _ mask: ClipMask, columns: Range<Int>, y: Int, level: UInt8, with color: PremultipliedPixel,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !columns.isEmpty else { return }
        var product = scratch.mutableSpan
        let start = mask.index(columns.lowerBound, y)
        scaleMask(mask.coverage.span, start..<start + columns.count, by: level, into: &product)
        blendMask(&pixels, from: index(columns.lowerBound, y), scratch.span, 0..<columns.count, with: color)
    }
}

extension Surface {
    /// Replaces the pixels by one colour.
    func fill(_ rect: PixelRect, with color: PremultipliedPixel, _ pixels: inout MutableSpan<PremultipliedPixel>) {
        for rows in painted(rect.rows) {
            fillBlock(
                &pixels, from: index(rect.x, rows.lowerBound), width: rect.width, rows: rows.count,
                rowLength: area.width,
                with: color)
        }
    }
}
