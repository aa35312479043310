internal import FramewrightDrawing

/// The pixel of a glyph's origin.
struct GlyphOrigin: Equatable {
    let x: Int
    let y: Int
    /// The offset to the right of `x` in quarters of a pixel.
    let quarter: UInt8

    /// Fails for positions that are not finite or millions of pixels away. Rounds halves right and down.
    init?(_ position: Point, scale: Double) {
        let (x, y) = (position.x * scale, position.y * scale)
        guard abs(x) <= Subpixel.farthest, abs(y) <= Subpixel.farthest else { return nil }
        let quarters = floor(x * 4 + 0.5)
        self.x = quarters >> 2
        quarter = UInt8(quarters & 3)
        self.y = floor(y + 0.5)
    }
}

extension GlyphOutline {
    /// Returns the transform from font units, y up, to pixels from the glyph's origin, y down.
    func transform(size: Double, quarter: UInt8) -> AffineTransform {
        let scale = size / Double(unitsPerEm)
        return AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: Double(quarter) / 4, ty: 0)
    }
}

extension GlyphImage {
    /// Returns the rectangle of the glyph at an origin, in root coordinates and in pixels.
    func place(size: Double, at origin: GlyphOrigin, scale: Double) -> (shape: RoundedRect, pixels: Rect) {
        let point = Point(x: Double(origin.x) + Double(origin.quarter) / 4, y: Double(origin.y))
        let rect = rect(size: size, at: point)
        let points = Rect(
            x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
        return (RoundedRect(points), rect)
    }

    /// Returns the rectangle of the glyph with its origin at `origin`, in the units of `size`.
    func rect(size: Double, at origin: Point) -> Rect {
        let unit = size / Double(unitsPerEm)
        return Rect(
            x: origin.x + bearing.x * unit, y: origin.y - bearing.y * unit,
            width: Double(bitmap.width) * unitsPerPixel * unit, height: Double(bitmap.height) * unitsPerPixel * unit)
    }
}
