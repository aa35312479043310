internal import FramewrightDrawing

/// A rectangle with its sides in `Subpixel` steps, rounded like the vertices of its path.
///
/// Always `left < right`, `top < bottom`, and `straightRows` lies between.
struct SteppedRect {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
    /// The corner radius in pixels.
    let radius: Double
    /// The unrounded sides in pixels.
    let bounds: Bounds
    /// The number of pixels that corners extend from each side; nil if corners would share pixels or are too large to
    /// cache, so that the shape has to be drawn as a path.
    let corners: Corners?

    /// The columns and rows occupied by corners.
    struct Corners: Hashable {
        let left: Int
        let right: Int
        let top: Int
        let bottom: Int
    }

    /// The largest cached corner radius in pixels.
    static let largestCorner = 512.0

    /// Fails for a shape that is not finite or empty.
    init?(_ shape: RoundedRect, scale: Double) {
        let rect = shape.rect
        let bounds = Bounds(
            minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale, maxY: rect.maxY * scale)
        guard !rect.isEmpty, Point(x: bounds.minX, y: bounds.minY).isFinite,
            Point(x: bounds.maxX, y: bounds.maxY).isFinite
        else { return nil }
        self.bounds = bounds
        radius = shape.radius * scale
        left = Subpixel.nearestWithin(bounds.minX)
        right = Subpixel.nearestWithin(bounds.maxX)
        top = Subpixel.nearestWithin(bounds.minY)
        bottom = Subpixel.nearestWithin(bounds.maxY)
        guard left < right, top < bottom else { return nil }
        corners = Self.corners(radius, width: (left, right), height: (top, bottom))
    }

    private static func corners(_ radius: Double, width: (Int, Int), height: (Int, Int)) -> Corners? {
        guard radius > 0 else { return Corners(left: 0, right: 0, top: 0, bottom: 0) }
        guard radius <= largestCorner else { return nil }
        func reach(_ inset: Int) -> Int { ceiling(Double(inset) / Double(Subpixel.one) + radius) }
        let corners = Corners(
            left: reach(Subpixel.inset(width.0)), right: reach(Subpixel.inset(-width.1)),
            top: reach(Subpixel.inset(height.0)), bottom: reach(Subpixel.inset(-height.1)))
        func pixels(_ side: (Int, Int)) -> Int { Subpixel.pixelAfter(side.1) - side.0 >> Subpixel.bits }
        let isRoomy = corners.left + corners.right <= pixels(width) && corners.top + corners.bottom <= pixels(height)
        return isRoomy ? corners : nil
    }

    /// All pixels that are at least partly covered.
    var pixels: PixelRect {
        PixelRect(
            columns: left >> Subpixel.bits..<Subpixel.pixelAfter(right),
            rows: top >> Subpixel.bits..<Subpixel.pixelAfter(bottom))
    }

    /// The rows without corners; empty if `corners` is nil.
    var straightRows: Range<Int> {
        let rows = pixels.rows
        guard let corners else { return rows.upperBound..<rows.upperBound }
        return rows.lowerBound + corners.top..<rows.upperBound - corners.bottom
    }

    /// The fully covered pixels of straight rows.
    var inside: PixelRect {
        func whole(_ from: Int, _ to: Int) -> Range<Int> {
            let first = Subpixel.pixelAfter(from)
            return first..<max(first, to >> Subpixel.bits)
        }
        let rows = whole(top, bottom).clamped(to: straightRows)
        return PixelRect(columns: whole(left, right), rows: rows)
    }

    /// Returns the covered height of row `y` in steps.
    func height(ofRow y: Int) -> Int { min(bottom, (y + 1) << Subpixel.bits) - max(top, y << Subpixel.bits) }

    /// Returns the covered width of column `x` in steps.
    func width(ofColumn x: Int) -> Int { min(right, (x + 1) << Subpixel.bits) - max(left, x << Subpixel.bits) }
}

extension Subpixel {
    /// Returns the first pixel that begins at or after a position.
    static func pixelAfter(_ place: Int) -> Int { (place + one - 1) >> bits }

    /// Returns the distance of a position from the beginning of its pixel.
    static func inset(_ place: Int) -> Int { place & (one - 1) }
}
