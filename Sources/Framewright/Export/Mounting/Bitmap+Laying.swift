import FramewrightDrawing

extension Bitmap {
    /// Lays another picture, which fits, over this one: as it is, but for round corners. `corners` holds the coverage of its
    /// topmost rows; those at the bottom are the same from below.
    mutating func lay(_ other: Bitmap, left: Int, top: Int, corners: Bitmap?) {
        let (width, rounded) = (width, corners?.height ?? 0)
        withMutablePixels { pixels in
            for y in 0..<other.height {
                let start = (top + y) * width + left
                let corner = min(y, other.height - 1 - y)
                let mask = corner < rounded ? corners?.row(corner) : nil
                for (x, pixel) in other.row(y).enumerated() {
                    guard let mask else {
                        pixels[start + x] = pixel
                        continue
                    }
                    pixels[start + x] = pixel.over(pixels[start + x], coverage: mask[mask.startIndex + x].packed >> 24)
                }
            }
        }
    }
}

extension PremultipliedPixel {
    /// This pixel where it covers, the one below where it does not; 255 is all of it. Each component is rounded to nearest.
    fileprivate func over(_ below: PremultipliedPixel, coverage: UInt32) -> PremultipliedPixel {
        if coverage == 255 { return self }
        var mixed: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let sum = (packed >> shift & 255) * coverage + (below.packed >> shift & 255) * (255 - coverage)
            mixed |= ((sum + 127) / 255) << shift
        }
        return PremultipliedPixel(packed: mixed)
    }
}
