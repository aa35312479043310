import FramewrightDrawing

extension Bitmap {
    /// Copies another bitmap, which must fit, over this one, blending only its round corners. `corners` holds the
    /// coverage of the topmost rows; the bottom rows use them mirrored.
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
    /// Returns this pixel blended over another one by a coverage from 0 to 255. Each component is rounded to nearest.
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
