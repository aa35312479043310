internal import FramewrightDrawing

/// Writes one colour times a plane of one channel.
func colorRow(
    _ values: Span<UInt16>, from start: Int, _ color: PremultipliedPixel,
    into pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>
) {
    let shift = start - range.lowerBound
    for index in range {
        pixels[index] = PremultipliedPixel(packed: scaled(color.packed, by: UInt32(rounded(values[index &+ shift]))))
    }
}

/// Composites a colour atop pixels, times the inverse of a plane of one channel.
func shadeInside(
    _ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, _ values: Span<UInt16>, from start: Int,
    _ color: PremultipliedPixel
) {
    let shift = start - range.lowerBound
    for index in range {
        let shade = scaled(color.packed, by: 255 &- UInt32(rounded(values[index &+ shift])))
        pixels[index] = PremultipliedPixel(packed: atop(shade, pixels[index].packed))
    }
}

/// Composites a colour atop pixels.
func shadeOutside(_ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, _ color: PremultipliedPixel) {
    for index in range { pixels[index] = PremultipliedPixel(packed: atop(color.packed, pixels[index].packed)) }
}

/// Returns Porter and Duff's source atop.
@inline(__always)
private func atop(_ source: UInt32, _ below: UInt32) -> UInt32 {
    weighted(source, below >> 24, below, 255 &- source >> 24)
}

/// Blends one colour over pixels from `start` on with the coverage in `mask[range]`. Like `blendMask`, but without
/// testing for zero coverage, which is rare in shadows.
func blendShade(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ mask: Span<UInt8>, _ range: Range<Int>,
    _ color: PremultipliedPixel
) {
    precondition(range.lowerBound >= 0 && range.upperBound <= mask.count, "a row kernel was called beyond its span")
    precondition(start >= 0 && start + range.count <= pixels.count, "a row kernel was called beyond its span")
    let shift = start - range.lowerBound
    for index in range {
        let source = unsafe scaled(color.packed, by: UInt32(mask[unchecked: index]))
        let below = unsafe pixels[unchecked: index &+ shift].packed
        unsafe pixels[unchecked: index &+ shift] = PremultipliedPixel(packed: over(source, below))
    }
}
