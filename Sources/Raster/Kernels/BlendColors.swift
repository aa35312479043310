internal import FramewrightDrawing

/// Lays `colors[range]` over pixels from `start` on with one coverage; the formula is that of `BlendRow.swift`.
func blendColors(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ level: UInt8
) {
    let shift = start - range.lowerBound
    precondition(range.lowerBound >= 0 && range.upperBound <= colors.count, "a row kernel was called beyond its span")
    precondition(start >= 0 && start + range.count <= pixels.count, "a row kernel was called beyond its span")
    let level = UInt32(level)
    for index in range {
        let color = colors[index].packed
        guard color != 0 else { continue }
        let source = scaled(color, by: level)
        let below = pixels[index &+ shift].packed
        pixels[index &+ shift] = PremultipliedPixel(packed: source &+ scaled(below, by: 255 &- source >> 24))
    }
}

/// Lays `colors[range]` over pixels from `start` on, each as much as `mask` tells, from its index 0.
func blendMaskedColors(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ mask: Span<UInt8>
) {
    let shift = start - range.lowerBound
    for index in range {
        let source = scaled(colors[index].packed, by: UInt32(mask[index - range.lowerBound]))
        let below = pixels[index &+ shift].packed
        pixels[index &+ shift] = PremultipliedPixel(packed: source &+ scaled(below, by: 255 &- source >> 24))
    }
}

/// `pixels[start...] = round(pixels * mask.alpha * level / 255 / 255)`, rounded twice.
func keepWhereOpaque(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ mask: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ level: UInt8
) {
    let shift = start - range.lowerBound
    for index in range {
        let kept = UInt32(product(mask[index].alpha, level))
        pixels[index &+ shift] = PremultipliedPixel(packed: scaled(pixels[index &+ shift].packed, by: kept))
    }
}
