internal import FramewrightDrawing

// A glyph as two lists: pixels by fours, and whole runs. A row of letters has two or three partly covered pixels, then a
// run, then pixels again; laid down in that order, nearly every step is a branch that the processor guesses wrong.
//
// Measured 2026-11-22, release, a 2-core EPYC under a load of 5, the board's 120 glyphs, least of three rounds in turns, ms:
//
//     runs 0.6 | single pixels and bars 0.4
//
// 2026-11-23, callgrind, 2,920 glyphs of 20 pixels (`text/ranks-known`), M instructions: single pixels in pairs 6.9, fours 3.2;
// with a loop of its own for opaque colours 3.3.

/// Four neighbouring pixels of a glyph, from the top left corner of its mask, and how much of each is covered.
///
/// Guarantee: the first pixel is inside the mask, the last at most `reach` pixels right of it, with nothing covered there.
struct GlyphQuad: Hashable, Sendable, BitwiseCopyable {
    /// How far right of a mask its fours reach.
    static let reach = 3

    var x: Int16
    var y: Int16
    /// A byte for each pixel, the first the lowest.
    var levels: UInt32
}

/// Neighbouring pixels of a glyph that are covered wholly, from the top left corner of its mask.
///
/// Guarantee: at least `shortest` of them.
struct GlyphBar: Hashable, Sendable, BitwiseCopyable {
    /// Shorter ones are quicker by fours, together with what is beside them.
    static let shortest = 8

    var x: Int16
    var y: Int16
    var count: Int16
}

/// Where a glyph's mask lies among the pixels of a surface, wholly inside.
struct GlyphPosition {
    /// The pixel of its top left corner, counted in pixels of the surface.
    let start: Int
    /// From one row to the next.
    let stride: Int

    @inline(__always)
    func index(_ x: Int16, _ y: Int16) -> Int { start &+ Int(y) &* stride &+ Int(x) }
}

/// Lays one colour over pixels by fours, each with its coverage: `blendLevel` without a branch. No pixel may be covered in
/// two of them.
func blendQuads(
    _ quads: Span<GlyphQuad>, _ pixels: inout MutableSpan<PremultipliedPixel>, _ place: GlyphPosition,
    with pixel: PremultipliedPixel
) {
    let color = FourPixels(SIMD4(repeating: pixel.packed))
    let last = pixels.count &- 4
    unsafe pixels.withUnsafeMutableBytes { bytes in
        for number in 0..<quads.count {
            let quad = quads[number]
            let index = place.index(quad.x, quad.y)
            precondition(index >= 0 && index <= last, "a glyph was painted beyond its surface")
            let below = FourPixels(unsafe bytes.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self))
            let source = color.scaled(by: FourPixels.lanes(SIMD4<UInt32>(bytesOf: quad.levels)))
            unsafe bytes.storeBytes(
                of: source.over(below).packed, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
        }
    }
}

extension SIMD4<UInt32> {
    /// A byte in each, from the lowest up.
    @inline(__always)
    fileprivate init(bytesOf word: UInt32) {
        self.init(truncatingIfNeeded: unsafe unsafeBitCast(word, to: SIMD4<UInt8>.self))
    }
}

/// Lays one colour over runs.
func blendBars(
    _ bars: Span<GlyphBar>, _ pixels: inout MutableSpan<PremultipliedPixel>, _ place: GlyphPosition,
    with pixel: PremultipliedPixel
) {
    for number in 0..<bars.count {
        let bar = bars[number]
        let start = place.index(bar.x, bar.y)
        let range = start..<start &+ Int(bar.count)
        if pixel.alpha == 255 {
            fillShort(&pixels, range, with: pixel)
        } else {
            blendRow(&pixels, range, with: pixel)
        }
    }
}

/// `fillRow` for runs of a few dozen pixels: the last store overlaps the one before, so that no odd pixels are left to
/// be written one by one.
@inline(__always)
private func fillShort(
    _ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, with pixel: PremultipliedPixel
) {
    precondition(
        range.lowerBound >= 0 && range.upperBound <= pixels.count && range.count >= 4,
        "a row kernel was called beyond its span")
    let four = SIMD4<UInt32>(repeating: pixel.packed)
    let last = range.upperBound &- 4
    unsafe pixels.withUnsafeMutableBytes { bytes in
        var index = range.lowerBound
        while index < last {
            unsafe bytes.storeBytes(of: four, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            index &+= 4
        }
        unsafe bytes.storeBytes(of: four, toByteOffset: last &* 4, as: SIMD4<UInt32>.self)
    }
}
