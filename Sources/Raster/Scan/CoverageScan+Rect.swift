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
        let left = corner(rect.radius, insetX: Subpixel.inset(rect.left), insetY: insetY)
        appendCorner(left, row: row, from: pixels.x, isMirrored: false, columns: columns)
        let middle = pixels.x + corners.left..<pixels.columns.upperBound - corners.right
        append(middle, level: Coverage.level(of: Int32(2 * height * Subpixel.one), .nonzero), columns: columns)
        let right = corner(rect.radius, insetX: Subpixel.inset(-rect.right), insetY: insetY)
        appendCorner(right, row: row, from: middle.upperBound, isMirrored: true, columns: columns)
    }

    /// Appends a row without corners: partial pixels at both sides, whole ones between.
    private mutating func appendSides(of rect: SteppedRect, height: Int, _ columns: Range<Int>) {
        let pixels = rect.pixels.columns
        func level(_ width: Int) -> UInt8 { Coverage.level(of: Int32(2 * height * width), .nonzero) }
        append(
            pixels.lowerBound..<pixels.lowerBound + 1, level: level(rect.width(ofColumn: pixels.lowerBound)),
            columns: columns)
        guard pixels.count > 1 else { return }
        append(pixels.lowerBound + 1..<pixels.upperBound - 1, level: level(Subpixel.one), columns: columns)
        append(
            pixels.upperBound - 1..<pixels.upperBound, level: level(rect.width(ofColumn: pixels.upperBound - 1)),
            columns: columns)
    }

    private mutating func append(_ range: Range<Int>, level: UInt8, columns: Range<Int>) {
        let seen = range.clamped(to: columns)
        runs.append(
            start: seen.lowerBound - columns.lowerBound, end: seen.upperBound - columns.lowerBound, level: level)
    }

    private mutating func appendCorner(
        _ entry: CornerCache.Entry, row: Int, from x: Int, isMirrored: Bool, columns: Range<Int>
    ) {
        let listed = cornerCache.row(row, of: entry)
        for index in 0..<listed.count {
            let run = cornerCache.runs[isMirrored ? listed.upperBound - 1 - index : listed.lowerBound + index]
            let (start, end) = (Int(run.start), Int(run.end))
            let range = isMirrored ? x + entry.width - end..<x + entry.width - start : x + start..<x + end
            append(range, level: run.level, columns: columns)
        }
    }

    private mutating func corner(_ radius: Double, insetX: Int, insetY: Int) -> CornerCache.Entry {
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
