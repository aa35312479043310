internal import FramewrightDrawing

// Colours blended through a mask, every channel rounded once. With coverage c, colour p and alpha a,
//
//     d' = round((p * c + d * (255 - round(a * c / 255))) / 255)
//
// No colour exceeds its alpha, because p and d do not. No sum exceeds 65,152, so it fits into 16 bits during the
// division.

/// Stores `coverage[i] = round(coverage[i] * mask[range][i].alpha / 255)`.
func coverRow(
    _ coverage: inout MutableSpan<UInt8>, _ mask: Span<PremultipliedPixel>, _ range: Range<Int>
) {
    precondition(range.lowerBound >= 0 && range.upperBound <= mask.count, "a row kernel beyond its span")
    precondition(range.count <= coverage.count, "a row kernel beyond its span")
    for index in 0..<range.count {
        let alpha = unsafe mask[unchecked: range.lowerBound &+ index].alpha
        unsafe coverage[unchecked: index] = product(coverage[unchecked: index], alpha)
    }
}

/// Blends `colors[range]` over pixels from `start` on with the coverage in `coverage`, from its index 0.
func blendCoveredColors(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ coverage: Span<UInt8>
) {
    precondition(range.lowerBound >= 0 && range.upperBound <= colors.count, "a row kernel beyond its span")
    precondition(start >= 0 && start + range.count <= pixels.count, "a row kernel beyond its span")
    precondition(coverage.count >= range.count, "a row kernel beyond its span")
    var number = 0
    let done = combineByFours(&pixels, from: start, colors, range) { color, below in
        let shares = unsafe SIMD4(
            UInt32(coverage[unchecked: number]), UInt32(coverage[unchecked: number &+ 1]),
            UInt32(coverage[unchecked: number &+ 2]), UInt32(coverage[unchecked: number &+ 3]))
        number = number &+ 4
        return color.laid(over: below, FourPixels.lanes(shares))
    }
    for index in done..<range.count {
        let share = FourPixels.lanes(SIMD4(repeating: UInt32(coverage[index])))
        let color = FourPixels(SIMD4(repeating: colors[range.lowerBound + index].packed))
        let result = color.laid(over: FourPixels(SIMD4(repeating: pixels[start + index].packed)), share)
        pixels[start + index] = PremultipliedPixel(packed: result.packed.x)
    }
}
