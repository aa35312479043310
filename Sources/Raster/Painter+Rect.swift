internal import FramewrightDrawing

extension Painter {
    /// A rectangle, rounded or not: the general path's pixels exactly, without its work between the corners.
    mutating func fill(
        _ shape: RoundedRect, _ ink: Ink, on surface: inout Surface,
        _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard let edges = SteppedRect(shape, scale: surface.scale) else { return }
        let clip = surface.clips.bounds
        if shape.radius > 0 {
            let path = shape.path
            let corners = edges.cornerParts(of: clip.touched(by: edges.bounds))
            for part in [corners.above, corners.below] {
                fill(path, .nonzero, surface.transform, in: part, ink, on: &surface, &pixels)
            }
        }
        for rows in edges.levelRows {
            let visible = rows.clamped(to: clip.rows)
            guard let first = visible.first else { continue }
            let runs = edges.runs(inRow: first, within: clip.columns)
            for y in visible { surface.blend(runs.span, x: clip.x, y: y, ink, &pixels) }
        }
    }
}

/// A rectangle's sides in `Subpixel` steps, rounded as the vertices of its path are.
///
/// Guarantee: `left < right`, `top < bottom`, `straightRows` lies between them.
struct SteppedRect {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
    /// In pixels, unrounded.
    let bounds: Bounds
    /// The rows that no corner reaches; all rows of a rectangle without rounding.
    let straightRows: Range<Int>

    /// Nil for a shape that is not finite or covers nothing.
    init?(_ shape: RoundedRect, scale: Double) {
        let rect = shape.rect
        let bounds = Bounds(
            minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale, maxY: rect.maxY * scale)
        guard !rect.isEmpty, Point(x: bounds.minX, y: bounds.minY).isFinite,
            Point(x: bounds.maxX, y: bounds.maxY).isFinite
        else { return nil }
        self.bounds = bounds
        left = Subpixel.nearestWithin(bounds.minX)
        right = Subpixel.nearestWithin(bounds.maxX)
        top = Subpixel.nearestWithin(bounds.minY)
        bottom = Subpixel.nearestWithin(bounds.maxY)
        guard left < right, top < bottom else { return nil }
        straightRows = Self.straightRows(shape, scale: scale, top: top, bottom: bottom)
    }

    private static func straightRows(_ shape: RoundedRect, scale: Double, top: Int, bottom: Int) -> Range<Int> {
        let bits = Subpixel.bits
        guard shape.radius > 0 else { return top >> bits..<(bottom + Subpixel.one - 1) >> bits }
        let upper = Subpixel.nearestWithin((shape.rect.minY + shape.radius) * scale)
        let lower = Subpixel.nearestWithin((shape.rect.maxY - shape.radius) * scale)
        let first = (upper + Subpixel.one - 1) >> bits
        return first..<max(first, lower >> bits)
    }

    /// The rows of `window` above and below the straight ones.
    func cornerParts(of window: PixelRect) -> (above: PixelRect, below: PixelRect) {
        let above = min(window.y, straightRows.lowerBound)..<straightRows.lowerBound
        let below = straightRows.upperBound..<max(straightRows.upperBound, window.y + window.height)
        func part(_ rows: Range<Int>) -> PixelRect {
            window.intersection(PixelRect(columns: window.columns, rows: rows))
        }
        return (part(above), part(below))
    }

    /// The straight rows in groups of equal coverage: the first, the last, and all between.
    var levelRows: [Range<Int>] {
        let (first, end) = (straightRows.lowerBound, straightRows.upperBound)
        guard end - first > 2 else { return straightRows.map { $0..<$0 + 1 } }
        return [first..<first + 1, first + 1..<end - 1, end - 1..<end]
    }

    /// Coverage of a straight row, counted from the first of `columns`.
    func runs(inRow y: Int, within columns: Range<Int>) -> [CoverageRun] {
        let height = min(bottom, (y + 1) << Subpixel.bits) - max(top, y << Subpixel.bits)
        let (first, last) = (left >> Subpixel.bits, (right - 1) >> Subpixel.bits)
        var runs: [CoverageRun] = []
        func add(_ range: Range<Int>, width: Int) {
            let seen = range.clamped(to: columns)
            let level = Coverage.level(of: Int32(2 * height * width), .nonzero)
            runs.append(seen.lowerBound - columns.lowerBound, seen.upperBound - columns.lowerBound, level)
        }
        guard first < last else {
            add(first..<first + 1, width: right - left)
            return runs
        }
        add(first..<first + 1, width: (first + 1) << Subpixel.bits - left)
        add(first + 1..<last, width: Subpixel.one)
        add(last..<last + 1, width: right - last << Subpixel.bits)
        return runs
    }
}
