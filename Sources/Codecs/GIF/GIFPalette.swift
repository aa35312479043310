import FramewrightDrawing

/// A colour table, with one more index that stands for transparent.
struct GIFPalette {
    /// Opaque pixels, at most 255.
    let colors: [UInt32]

    var transparentIndex: UInt8 { UInt8(colors.count) }

    /// Of an index; at least 1.
    var bits: Int { max(1, Int.bitWidth - colors.count.leadingZeroBitCount) }

    /// As many entries as there are indices.
    var bytes: [UInt8] {
        let used = colors.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0 >> 16)]
        }
        return used + [UInt8](repeating: 0, count: 3 * (1 << bits) - used.count)
    }

    init(colors: [UInt32]) { self.colors = colors }

    /// At most `limit` colours for those counted, transparent ones left out.
    init(_ counts: ColorCounts, flattening: GIFFlattening, limit: Int) {
        var weights: [UInt32: Int] = [:]
        var order: [UInt32] = []
        for (pixel, count) in zip(counts.colors, counts.counts) {
            let color = flattening.color(pixel)
            guard color != 0 else { continue }
            if weights[color] == nil { order.append(color) }
            weights[color, default: 0] += count
        }
        colors = quantized(order, order.map { weights[$0] ?? 0 }, limit: limit)
    }
}

/// What becomes of translucent pixels.
struct GIFFlattening {
    /// What they lie on, opaque; nil cuts at half opacity.
    let background: PremultipliedPixel?

    init(background: Color?) {
        self.background = background.map { color in
            var pixel = PremultipliedPixel(color)
            pixel.packed = straight(pixel.packed) | 0xFF00_0000
            return pixel
        }
    }

    /// An opaque pixel, or 0.
    func color(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        guard let background else { return alpha < 128 ? 0 : straight(pixel) | 0xFF00_0000 }
        let below = premultiplied(background.packed & 0xFF_FFFF | (255 - alpha) << 24)
        var sum: UInt32 = 0xFF00_0000
        for shift in [UInt32(0), 8, 16] { sum |= min(255, (pixel >> shift & 255) + (below >> shift & 255)) << shift }
        return sum
    }

    /// The picture of opaque and transparent pixels only; itself where it is opaque already.
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
