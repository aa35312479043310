internal import FramewrightDrawing

/// A rectangle's sides in `Subpixel` steps, rounded as the vertices of its path are.
///
/// Guarantee: `left < right`, `top < bottom`, `straightRows` lies between them.
struct SteppedRect {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
    /// Of the corners, in pixels.
    let radius: Double
    /// In pixels, unrounded.
    let bounds: Bounds
    /// Pixels that corners reach into from each side; nil where corners would share pixels or are too large to keep, so that
    /// the shape has to be drawn as the path it is.
    let corners: Corners?

    /// Columns and rows of corners.
    struct Corners: Hashable {
        let left: Int
        let right: Int
        let top: Int
        let bottom: Int
    }

    /// The largest corner kept, in pixels.
    static let largestCorner = 512.0

    /// Nil for a shape that is not finite or covers nothing.
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

    /// All pixels that are covered at least partly.
    var pixels: PixelRect {
        PixelRect(
            columns: left >> Subpixel.bits..<Subpixel.pixelAfter(right),
            rows: top >> Subpixel.bits..<Subpixel.pixelAfter(bottom))
    }

    /// The rows that no corner reaches; none where `corners` is nil.
    var straightRows: Range<Int> {
        let rows = pixels.rows
        guard let corners else { return rows.upperBound..<rows.upperBound }
        return rows.lowerBound + corners.top..<rows.upperBound - corners.bottom
    }

    /// The pixels of straight rows that are covered wholly.
    var inside: PixelRect {
        func whole(_ from: Int, _ to: Int) -> Range<Int> {
            let first = Subpixel.pixelAfter(from)
            return first..<max(first, to >> Subpixel.bits)
        }
        let rows = whole(top, bottom).clamped(to: straightRows)
        return PixelRect(columns: whole(left, right), rows: rows)
    }

    /// How much of row `y` lies inside, in steps.
    func height(ofRow y: Int) -> Int { min(bottom, (y + 1) << Subpixel.bits) - max(top, y << Subpixel.bits) }

    /// How much of column `x` lies inside, in steps.
    func width(ofColumn x: Int) -> Int { min(right, (x + 1) << Subpixel.bits) - max(left, x << Subpixel.bits) }
}

extension Subpixel {
    /// The first pixel that begins at or behind a place.
    static func pixelAfter(_ place: Int) -> Int { (place + one - 1) >> bits }

    /// How far behind the start of its pixel a place lies.
    static func inset(_ place: Int) -> Int { place & (one - 1) }
}
