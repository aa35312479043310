internal import FramewrightDrawing

// Blends rows of colours as `BlendRow.swift` blends one colour; the formula is the same. Chosen by measurement, see
// "Blending rows of colours" in Performance.

/// Blends `colors[range]` over pixels from `start` on with one coverage.
func blendColors(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ level: UInt8
) {
    checkBounds(range, colors.count)
    checkBounds(start..<start + range.count, pixels.count)
    let shift = start - range.lowerBound
    let levels = SIMD8(repeating: UInt16(level))
    let done = combineByFours(&pixels, from: start, colors, range) { $0.scaled(by: levels).over($1) }
    let level = UInt32(level)
    for index in range.lowerBound + done..<range.upperBound {
        let source = scaled(colors[index].packed, by: level)
        let below = pixels[index &+ shift].packed
        pixels[index &+ shift] = PremultipliedPixel(packed: source &+ scaled(below, by: 255 &- source >> 24))
    }
}

/// Blends `colors[range]` over pixels from `start` on with the coverage in `mask`, from its index 0.
func blendMaskedColors(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ mask: Span<UInt8>
) {
    let shift = start - range.lowerBound
    for index in range {
        let source = scaled(colors[index].packed, by: UInt32(mask[index &- range.lowerBound]))
        let below = pixels[index &+ shift].packed
        pixels[index &+ shift] = PremultipliedPixel(packed: source &+ scaled(below, by: 255 &- source >> 24))
    }
}
