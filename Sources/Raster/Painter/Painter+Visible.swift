internal import FramewrightDrawing

extension Painter {
    /// Fills whole pixels, except those hidden by later items.
    mutating func fillVisible(
        _ rect: PixelRect, with color: PremultipliedPixel, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !rect.isEmpty else { return }
        covers.findVisible(of: rect, after: surface.item)
        for part in covers.visible {
            if color.alpha == 255 {
                surface.fill(part, with: color, &pixels)
                continue
            }
            for rows in surface.painted(part.rows) {
                for y in rows {
                    let start = surface.index(part.x, y)
                    blendLevel(255, &pixels, start..<start + part.width, with: color)
                }
            }
        }
    }
}
