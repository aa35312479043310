internal import FramewrightDrawing

// A glyph as two lists, of groups of four pixels and of whole runs. A row of letters alternates between a few partly
// covered pixels and a run; drawn in that order, nearly every branch is mispredicted. Chosen by measurement, see
// "Glyphs" in Performance.

/// Four neighbouring pixels of a glyph, relative to the top left corner of its mask, with their coverage.
///
/// The first pixel is inside the mask; the last is at most `reach` pixels right of it, where nothing is covered.
struct GlyphQuad: Hashable, Sendable, BitwiseCopyable {
    /// The number of pixels that groups may extend beyond a mask.
    static let reach = 3

    var x: Int16
    var y: Int16
    /// One byte per pixel, the first pixel's lowest.
    var levels: UInt32
}

/// A run of fully covered pixels of a glyph, relative to the top left corner of its mask; at least `shortest` pixels.
struct GlyphBar: Hashable, Sendable, BitwiseCopyable {
    /// The minimum length; shorter runs are faster in groups of four, together with their neighbours.
    static let shortest = 8

    var x: Int16
    var y: Int16
    var count: Int16
}

/// The position of a glyph's mask on a surface, completely inside.
struct GlyphPosition {
    /// The index of the pixel at its top left corner.
    let start: Int
    /// The number of pixels from one row to the next.
    let rowLength: Int

    @inline(__always)
    func index(_ x: Int16, _ y: Int16) -> Int { start &+ Int(y) &* rowLength &+ Int(x) }
}

/// Blends one colour over groups of four pixels, each with its coverage, without branches. No pixel may be covered in
/// two groups.
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
    /// The bytes of a word, one per lane, the lowest first.
    @inline(__always)
    fileprivate init(bytesOf word: UInt32) {
        self.init(truncatingIfNeeded: unsafe unsafeBitCast(word, to: SIMD4<UInt8>.self))
    }
}

/// Blends one colour over runs.
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

/// Fills runs of a few dozen pixels: the last store overlaps the one before, so that no pixels are written singly.
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
