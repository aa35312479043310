internal import FramewrightDrawing

extension Painter {
    /// Draws a bitmap glyph, scaled by averaging all source pixels of each target pixel. It keeps its own colours;
    /// only the opacity of the ink applies, and none of a gradient.
    mutating func draw(
        _ image: GlyphImage, size: Double, at origin: GlyphOrigin, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let (shape, rect) = image.place(size: size, at: origin, scale: surface.scale)
        guard let edges = SteppedRect(shape, scale: surface.scale) else { return }
        let visible = surface.clips.bounds.touched(by: edges.bounds)
        guard !visible.isEmpty else { return }
        var block = image.bitmap.resampled(
            AxisTaps(.stretching(image.bitmap.width, from: rect.minX, rect.width), pixels: visible.columns, .medium),
            AxisTaps(.stretching(image.bitmap.height, from: rect.minY, rect.height), pixels: visible.rows, .medium),
            bounds: visible)
        if case .solid(let color) = ink, color.alpha < 255 { block.fade(to: color.alpha) }
        fill(shape, with: .pixels(block), on: &surface, into: &pixels)
    }
}

extension AxisMap {
    fileprivate static func stretching(_ count: Int, from start: Double, _ length: Double) -> AxisMap {
        AxisMap(count: count, start: start, length: length, caps: (0, 0), isTiled: false, imageScale: 1, scale: 1)
    }
}

extension PixelBlock {
    fileprivate mutating func fade(to alpha: UInt8) {
        for index in pixels.indices {
            pixels[index] = PremultipliedPixel(packed: scaled(pixels[index].packed, by: UInt32(alpha)))
        }
    }
}
