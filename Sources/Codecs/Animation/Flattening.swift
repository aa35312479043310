import FramewrightDrawing

/// Converts translucent pixels for formats without partial transparency.
struct Flattening {
    /// The opaque background below translucent pixels. If nil, pixels below half opacity become transparent and the
    /// others opaque.
    let background: PremultipliedPixel?

    init(background: SRGBColor?) {
        self.background = background.map { color in
            var pixel = PremultipliedPixel(color)
            pixel.packed = straight(pixel.packed) | 0xFF00_0000
            return pixel
        }
    }

    /// Returns an opaque pixel, or 0 for transparent.
    func color(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        guard let background else { return alpha < 128 ? 0 : straight(pixel) | 0xFF00_0000 }
        let below = premultiplied(background.packed & 0xFF_FFFF | (255 - alpha) << 24)
        var sum: UInt32 = 0xFF00_0000
        for shift in [UInt32(0), 8, 16] { sum |= min(255, (pixel >> shift & 255) + (below >> shift & 255)) << shift }
        return sum
    }

    /// Returns the image with opaque and transparent pixels only; the same image if it is opaque.
    func flattened(_ bitmap: Bitmap) -> Bitmap {
        if isOpaque(bitmap.pixels) { return bitmap }
        var (last, color) = (UInt32(0), self.color(0))
        let pixels = bitmap.pixels.map { pixel in
            if pixel.packed != last { (last, color) = (pixel.packed, self.color(pixel.packed)) }
            return PremultipliedPixel(packed: color)
        }
        return Bitmap(size: bitmap.size, pixels: pixels)
    }
}
