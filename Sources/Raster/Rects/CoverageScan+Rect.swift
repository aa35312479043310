internal import FramewrightDrawing

extension CoverageScan {
    /// Computes the runs of row `y` of a rectangle with cached `corners`, relative to the first of `columns`.
    mutating func sweep(_ rect: SteppedRect, row y: Int, within columns: Range<Int>) {
        runs.empty(roomFor: 0)
        let pixels = rect.pixels
        guard let corners = rect.corners, pixels.rows.contains(y) else { return }
        let height = rect.height(ofRow: y)
        guard !rect.straightRows.contains(y) else { return appendSides(of: rect, height: height, columns) }
        let isAbove = y < rect.straightRows.lowerBound
        let insetY = Subpixel.inset(isAbove ? rect.top : -rect.bottom)
        let row = isAbove ? y - pixels.y : pixels.rows.upperBound - 1 - y
        let left = corner(rect.radius, Subpixel.inset(rect.left), insetY)
        appendCorner(left, row, from: pixels.x, isMirrored: false, columns)
        let middle = pixels.x + corners.left..<pixels.columns.upperBound - corners.right
        append(middle, Coverage.level(of: Int32(2 * height * Subpixel.one), .nonzero), columns)
        let right = corner(rect.radius, Subpixel.inset(-rect.right), insetY)
        appendCorner(right, row, from: middle.upperBound, isMirrored: true, columns)
    }

    /// Appends a row without corners: partial pixels at both sides, whole ones between.
    private mutating func appendSides(of rect: SteppedRect, height: Int, _ columns: Range<Int>) {
        let pixels = rect.pixels.columns
        func level(_ width: Int) -> UInt8 { Coverage.level(of: Int32(2 * height * width), .nonzero) }
        append(pixels.lowerBound..<pixels.lowerBound + 1, level(rect.width(ofColumn: pixels.lowerBound)), columns)
        guard pixels.count > 1 else { return }
        append(pixels.lowerBound + 1..<pixels.upperBound - 1, level(Subpixel.one), columns)
        append(pixels.upperBound - 1..<pixels.upperBound, level(rect.width(ofColumn: pixels.upperBound - 1)), columns)
    }

    private mutating func append(_ range: Range<Int>, _ level: UInt8, _ columns: Range<Int>) {
        let seen = range.clamped(to: columns)
        runs.append(seen.lowerBound - columns.lowerBound, seen.upperBound - columns.lowerBound, level)
    }

    private mutating func appendCorner(
        _ entry: CornerCache.Entry, _ row: Int, from x: Int, isMirrored: Bool, _ columns: Range<Int>
    ) {
        let listed = cornerCache.row(row, of: entry)
        for index in 0..<listed.count {
            let run = cornerCache.runs[isMirrored ? listed.upperBound - 1 - index : listed.lowerBound + index]
            let (start, end) = (Int(run.start), Int(run.end))
            let range = isMirrored ? x + entry.width - end..<x + entry.width - start : x + start..<x + end
            append(range, run.level, columns)
        }
    }

    private mutating func corner(_ radius: Double, _ insetX: Int, _ insetY: Int) -> CornerCache.Entry {
        let key = CornerCache.Key(radius: radius.bitPattern, insetX: Int32(insetX), insetY: Int32(insetY))
        return cornerCache.entry(key) ?? makeCorner(key, radius)
    }

    /// Rasterises the corner as part of a sufficiently large rectangle.
    private mutating func makeCorner(_ key: CornerCache.Key, _ radius: Double) -> CornerCache.Entry {
        let steps = Double(Subpixel.one)
        let (x, y) = (Double(key.insetX) / steps, Double(key.insetY) / steps)
        let shape = RoundedRect(Rect(x: x, y: y, width: 2 * radius + 4, height: 2 * radius + 4), radius: radius)
        let window = PixelRect(x: 0, y: 0, width: ceiling(x + radius), height: ceiling(y + radius))
        var maker = CoverageScan()
        maker.accumulate(shape.path, .identity, in: window)
        let entry = cornerCache.insert(key, width: window.width, height: window.height)
        for row in window.rows {
            maker.sweep(row: row, .nonzero)
            cornerCache.appendRow(maker.runs)
        }
        return entry
    }
}
