internal import FramewrightDrawing

// Images are resampled one axis after the other, premultiplied, in fixed point: a row is scaled horizontally with 16
// bits per channel, then rows are added and rounded to eight. Weights add up to exactly one, so that an image of one
// colour keeps it, and no colour exceeds its alpha.

/// Scales one row of an image horizontally: four channels per pixel, 0 to 255 * 256.
func resampleRow(
    _ pixels: Span<PremultipliedPixel>, rowStart: Int, _ taps: AxisTaps, into out: inout MutableSpan<UInt16>
) {
    let (firsts, starts, weights) = (taps.first.span, taps.starts.span, taps.weights.span)
    var next = 0
    for index in firsts.indices {
        var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        var place = rowStart + firsts[index]
        for tap in starts[index]..<starts[index + 1] {
            let weight = weights[tap]
            let pixel = pixels[place].packed
            red &+= (pixel & 255) &* weight
            green &+= (pixel >> 8 & 255) &* weight
            blue &+= (pixel >> 16 & 255) &* weight
            alpha &+= (pixel >> 24) &* weight
            place += 1
        }
        out[next] = UInt16(truncatingIfNeeded: red >> 8)
        out[next + 1] = UInt16(truncatingIfNeeded: green >> 8)
        out[next + 2] = UInt16(truncatingIfNeeded: blue >> 8)
        out[next + 3] = UInt16(truncatingIfNeeded: alpha >> 8)
        next += 4
    }
}

/// Adds a scaled row times `weight`.
func addRow(_ row: Span<UInt16>, weight: UInt32, to sums: inout MutableSpan<UInt32>) {
    for index in row.indices { sums[index] &+= UInt32(row[index]) &* weight }
}

/// Rounds the sums of a row to pixels.
func finishRow(_ sums: Span<UInt32>, into pixels: inout MutableSpan<PremultipliedPixel>, from start: Int) {
    for index in 0..<sums.count / 4 {
        func channel(_ offset: Int) -> UInt32 {
            // 255 * 2^24 plus half a step still fits.
            (sums[index * 4 + offset] &+ 1 << 23) >> 24
        }
        pixels[start + index] = PremultipliedPixel(
            packed: channel(0) | channel(1) << 8 | channel(2) << 16 | channel(3) << 24)
    }
}
