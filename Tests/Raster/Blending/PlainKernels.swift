import FramewrightDrawing

// Reference implementations of the kernels for blending and dithering, with which the tests compare the fast ones.

/// Returns `round(a * b / 255)` by division.
func plainProduct(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * Int(b) * 2 + 255) / 510) }

/// Returns one pixel of `color` with `coverage` over `below`, channel by channel.
func plainBlend(_ color: PremultipliedPixel, _ coverage: UInt8, over below: PremultipliedPixel) -> PremultipliedPixel {
    let rest = 255 - plainProduct(color.alpha, coverage)
    func channel(_ above: UInt8, _ below: UInt8) -> UInt32 {
        UInt32(plainProduct(above, coverage) + plainProduct(below, rest))
    }
    return PremultipliedPixel(
        packed: channel(color.red, below.red) | channel(color.green, below.green) << 8
            | channel(color.blue, below.blue) << 16 | channel(color.alpha, below.alpha) << 24)
}

/// Returns a colour blended over a row of pixels with the coverage of each.
func plainBlendRow(
    _ pixels: [PremultipliedPixel], _ coverage: [UInt8], with color: PremultipliedPixel
) -> [PremultipliedPixel] {
    zip(pixels, coverage).map { below, level in plainBlend(color, level, over: below) }
}

/// Returns one pixel of `color` blended through a mask, rounded once per channel.
func plainCovered(
    _ color: PremultipliedPixel, _ coverage: UInt8, over below: PremultipliedPixel
) -> PremultipliedPixel {
    let rest = Int(255 - plainProduct(color.alpha, coverage))
    func channel(_ above: UInt8, _ below: UInt8) -> UInt32 {
        UInt32(((Int(above) * Int(coverage) + Int(below) * rest) * 2 + 255) / 510)
    }
    return PremultipliedPixel(
        packed: channel(color.red, below.red) | channel(color.green, below.green) << 8
            | channel(color.blue, below.blue) << 16 | channel(color.alpha, below.alpha) << 24)
}

/// Returns a level rounded by the threshold of a pixel, component by component; thresholds follow Bayer's recursion.
func plainDithered(_ level: UInt64, column: Int, row: Int) -> PremultipliedPixel {
    func order(_ side: Int, _ x: Int, _ y: Int) -> Int {
        guard side > 1 else { return 0 }
        let half = side / 2
        return 4 * order(half, x % half, y % half) + [0, 2, 3, 1][x / half + y / half * 2]
    }
    let threshold = order(8, column & 7, row & 7) * 4 + 2
    func component(_ lane: Int) -> UInt32 { UInt32((Int(level >> (16 * lane) & 0xffff) + threshold) / 256) }
    return PremultipliedPixel(
        packed: component(0) | component(1) << 8 | component(2) << 16 | component(3) << 24)
}
