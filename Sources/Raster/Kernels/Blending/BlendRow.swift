private import FramewrightCProcessor
internal import FramewrightDrawing

// Source over on premultiplied pixels. One formula everywhere: with coverage c and colour p,
//
//     s = round(p * c / 255)        d' = s + round(d * (255 - s.alpha) / 255)
//
// per channel, both roundings exact. No channel exceeds 255, and no colour exceeds its alpha. Two channels share a
// 32-bit product: for x <= 255 * 255, round(x / 255) == (x + 128 + (x + 128) >> 8) >> 8.

// Chosen by measurement, see "Blending a colour" in Performance.

/// Returns `round(channel * factor / 255)` for all four channels; `factor` is 0 to 255.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let odd = (pixel >> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let evenRounded = (even &+ (even >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
    let oddRounded = (odd &+ (odd >> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return evenRounded | oddRounded
}

/// Returns `round(a * b / 255)`.
@inline(__always)
func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let sum = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ sum >> 8) >> 8)
}

/// Checks a range once before a loop, so that the compiler omits the check in each step and vectorises.
@inline(__always)
func checkBounds(_ range: Range<Int>, _ count: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a row kernel was called beyond its span")
}

/// Replaces pixels.
func fillRow(_ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, with pixel: PremultipliedPixel) {
    checkBounds(range, pixels.count)
    for index in range { pixels[index] = pixel }
}

/// Replaces a block of pixels: `rows` rows of `width`, each `rowLength` after the one before. Uses the C library, which
/// has wider stores than baseline x86-64. Chosen by measurement, see "Blending a colour" in Performance.
func fillBlock(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, width: Int, rows: Int, rowLength: Int,
    with pixel: PremultipliedPixel
) {
    guard rows > 0, width > 0 else { return }
    checkBounds(start..<start + (rows - 1) * rowLength + width, pixels.count)
    unsafe pixels.withUnsafeMutableBytes { bytes in
        guard let first = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
        if width == rowLength {
            unsafe framewright_fill(first + start, pixel.packed, rows * rowLength)
        } else {
            for row in 0..<rows { unsafe framewright_fill(first + start + row * rowLength, pixel.packed, width) }
        }
    }
}

/// True if the processor has vectors of eight pixels (AVX2), which baseline x86-64 lacks.
let hasWideVectors = framewright_has_avx2()

/// Blends one translucent colour over pixels; eight at a time if `isWide`, which tests set to compare both ways.
func blendRow(
    _ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, with pixel: PremultipliedPixel,
    isWide: Bool = hasWideVectors
) {
    checkBounds(range, pixels.count)
    var range = range
    if range.count >= 16, isWide {
        let done = unsafe pixels.withUnsafeMutableBytes { bytes in
            guard let first = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return 0 }
            return unsafe framewright_blend(first + range.lowerBound, range.count, pixel.packed)
        }
        range = range.lowerBound + done..<range.upperBound
    }
    let source = pixel.packed
    let rest = 255 &- source >> 24
    let (four, rests) = (FourPixels(SIMD4(repeating: source)), SIMD8(repeating: UInt16(truncatingIfNeeded: rest)))
    let done = changeByFours(&pixels, range) { four.plus($0.scaled(by: rests)) }
    for index in range.lowerBound &+ done..<range.upperBound {
        pixels[index] = PremultipliedPixel(packed: source &+ scaled(pixels[index].packed, by: rest))
    }
}

/// Blends one colour over pixels from `start` on with the coverage in `mask[range]`.
func blendMask(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ mask: Span<UInt8>, _ range: Range<Int>,
    with pixel: PremultipliedPixel
) {
    let color = pixel.packed
    let shift = start - range.lowerBound
    checkBounds(range, mask.count)
    checkBounds(start..<start + range.count, pixels.count)
    for index in range where mask[index] > 0 {
        let source = scaled(color, by: UInt32(mask[index]))
        let below = pixels[index &+ shift].packed
        pixels[index &+ shift] = PremultipliedPixel(packed: source &+ scaled(below, by: 255 &- source >> 24))
    }
}

/// Blends one colour over a row, each run with its coverage. `start` is the pixel at column 0 of the runs.
func blendRuns(
    _ runs: Span<CoverageRun>, _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int,
    with pixel: PremultipliedPixel
) {
    for index in 0..<runs.count {
        let run = runs[index]
        let range = start &+ Int(run.start)..<start &+ Int(run.end)
        blendLevel(run.level, &pixels, range, with: pixel)
    }
}

/// Blends one colour over pixels with one coverage.
@inline(__always)
func blendLevel(
    _ level: UInt8, _ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, with pixel: PremultipliedPixel
) {
    let source = PremultipliedPixel(packed: scaled(pixel.packed, by: UInt32(level)))
    if range.count == 1 {
        let below = pixels[range.lowerBound].packed
        let rest = 255 &- source.packed >> 24
        pixels[range.lowerBound] = PremultipliedPixel(packed: source.packed &+ scaled(below, by: rest))
    } else if source.packed >> 24 == 255 {
        fillRow(&pixels, range, with: source)
    } else {
        blendRow(&pixels, range, with: source)
    }
}

/// Stores `out[i] = round(mask[range][i] * level / 255)`, from index 0.
func scaleMask(_ mask: Span<UInt8>, _ range: Range<Int>, by level: UInt8, into out: inout MutableSpan<UInt8>) {
    for index in range { out[index &- range.lowerBound] = product(mask[index], level) }
}

/// Stores `mask[range][i] = round(mask[range][i] * other[start + i] / 255)`.
func multiplyMask(_ mask: inout MutableSpan<UInt8>, _ range: Range<Int>, by other: Span<UInt8>, from start: Int) {
    let shift = start - range.lowerBound
    for index in range { mask[index] = product(mask[index], other[index &+ shift]) }
}
