internal import FramewrightDrawing

extension Painter {
    /// Draws a bitmap glyph, scaled by averaging all source pixels of each target pixel. It keeps its own colours;
    /// only the opacity of the ink applies, and none of a gradient.
    mutating func draw(
        _ picture: GlyphImage, size: Double, at spot: GlyphOrigin, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let (shape, rect) = picture.place(size: size, at: spot, scale: surface.scale)
        guard let edges = SteppedRect(shape, scale: surface.scale) else { return }
        let visible = surface.clips.bounds.touched(by: edges.bounds)
        guard !visible.isEmpty else { return }
        var block = picture.bitmap.resampled(
            AxisTaps(.stretching(picture.bitmap.width, from: rect.minX, rect.width), pixels: visible.columns, .medium),
            AxisTaps(.stretching(picture.bitmap.height, from: rect.minY, rect.height), pixels: visible.rows, .medium),
            bounds: visible)
        if case .solid(let color) = ink, color.alpha < 255 { block.fade(to: color.alpha) }
        fill(shape, with: .pixels(block), on: &surface, into: &pixels)
    }
}

extension GlyphImage {
    /// Returns the rectangle of the glyph at a spot, in root coordinates and in pixels.
    func place(size: Double, at spot: GlyphOrigin, scale: Double) -> (shape: RoundedRect, pixels: Rect) {
        let origin = Point(x: Double(spot.x) + Double(spot.quarter) / 4, y: Double(spot.y))
        let rect = rect(size: size, at: origin)
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

extension AxisMap {
    fileprivate static func stretching(_ count: Int, from start: Double, _ length: Double) -> AxisMap {
        AxisMap(count: count, start: start, length: length, caps: (0, 0), isTiled: false, imageScale: 1, scale: 1)
    }
}

extension PixelInk {
    fileprivate mutating func fade(to alpha: UInt8) {
        for index in pixels.indices {
            pixels[index] = PremultipliedPixel(packed: scaled(pixels[index].packed, by: UInt32(alpha)))
        }
    }
}
