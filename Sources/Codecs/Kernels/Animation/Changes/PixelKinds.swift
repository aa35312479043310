import FramewrightDrawing

/// The classification of a horizontal run of pixels. Processes four pixels per step; chosen by measurement, see "Pixel
/// classification and counting" in Performance.
///
/// Colour changes are counted in one of four blocks of 32 pixels, as in `RowBreaks`.
struct PixelKinds {
    private(set) var isOpaque = true
    /// True if one of the pixels is `clear`.
    private(set) var hasClear = false
    /// The number of sampled pixels that differ from the one before.
    private(set) var breaks = 0
    /// The number of those in which no component differs by more than 16.
    private(set) var gentleBreaks = 0

    private typealias Lanes = SIMD4<UInt32>

    init(_ row: UnsafePointer<PremultipliedPixel>, _ count: Int, clear: UInt32) {
        let wanted = Lanes(repeating: clear)
        let first = unsafe row[0].packed
        var (opacities, hits) = (Lanes(repeating: first), equal(Lanes(repeating: first), wanted))
        var x = 1
        while x &+ 4 <= count {
            let judged = min(x &+ 32, count)
            var (same, gentle) = (Lanes(), Lanes())
            let start = x
            while x &+ 4 <= judged {
                let here = unsafe lanes(row + x)
                let before = unsafe lanes(row + (x &- 1))
                let isSame = equal(here, before)
                opacities &= here
                hits |= equal(here, wanted)
                same &-= isSame
                gentle &-= equal(largeSteps(here, before), Lanes()) & ~isSame
                x &+= 4
            }
            breaks &+= x &- start &- Int(same.wrappedSum())
            gentleBreaks &+= Int(gentle.wrappedSum())
            let passed = min(x &+ 96, count)
            while x &+ 4 <= passed {
                let here = unsafe lanes(row + x)
                opacities &= here
                hits |= equal(here, wanted)
                x &+= 4
            }
        }
        while x < count {
            let here = unsafe Lanes(repeating: row[x].packed)
            opacities &= here
            hits |= equal(here, wanted)
            x &+= 1
        }
        let opacity = opacities[0] & opacities[1] & opacities[2] & opacities[3]
        isOpaque = opacity >> 24 == 255
        hasClear = hits != Lanes()
    }
}

@inline(__always)
private func lanes(_ pixels: UnsafePointer<PremultipliedPixel>) -> SIMD4<UInt32> {
    unsafe UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
}

/// Returns for each pixel 0 if no component differs by more than `most` from the same component of the other.
@inline(__always)
func largeSteps(_ here: SIMD4<UInt32>, _ before: SIMD4<UInt32>, beyond most: UInt8 = 16) -> SIMD4<UInt32> {
    typealias Components = SIMD16<UInt8>
    let (one, other) = unsafe (unsafeBitCast(here, to: Components.self), unsafeBitCast(before, to: Components.self))
    let step = (one &- other).replacing(with: other &- one, where: one .< other)
    return unsafe unsafeBitCast(step .> Components(repeating: most), to: SIMD4<UInt32>.self)
}

/// Returns lanes with all bits set where equal, otherwise 0.
@inline(__always)
func equal(_ one: SIMD4<UInt32>, _ other: SIMD4<UInt32>) -> SIMD4<UInt32> {
    unsafe unsafeBitCast(one .== other, to: SIMD4<UInt32>.self)
}
