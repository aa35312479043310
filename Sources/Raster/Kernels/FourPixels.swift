internal import FramewrightDrawing

// Four pixels per step, in two vectors of 16-bit lanes: red and blue in place, green and alpha shifted down. SSE2
// multiplies eight such lanes at once, and no byte needs shuffling. The formula is that of `BlendRow.swift`. Chosen by
// measurement, see "Four pixels per step" in Performance.

/// Four pixels with 16 bits per channel.
struct FourPixels {
    private let evens: SIMD8<UInt16>
    private let odds: SIMD8<UInt16>

    @inline(__always)
    private init(evens: SIMD8<UInt16>, odds: SIMD8<UInt16>) { (self.evens, self.odds) = (evens, odds) }

    @inline(__always)
    init(_ pixels: SIMD4<UInt32>) {
        let lanes = unsafe unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
        self.init(evens: lanes & 0xff, odds: lanes &>> 8)
    }

    @inline(__always)
    var packed: SIMD4<UInt32> { unsafe unsafeBitCast(evens | odds &<< 8, to: SIMD4<UInt32>.self) }

    /// Returns `round(channel * factor / 255)`; a factor applies to both channels of its lane's pixel.
    @inline(__always)
    func scaled(by factors: SIMD8<UInt16>) -> FourPixels {
        FourPixels(evens: evens.scaled(by: factors), odds: odds.scaled(by: factors))
    }

    /// Returns the sums, which must not exceed a byte.
    @inline(__always)
    func plus(_ other: FourPixels) -> FourPixels {
        FourPixels(evens: evens &+ other.evens, odds: odds &+ other.odds)
    }

    /// Each pixel's alpha, in both its lanes.
    @inline(__always)
    var alphas: SIMD8<UInt16> { Self.lanes(unsafe unsafeBitCast(odds, to: SIMD4<UInt32>.self) &>> 16) }

    /// Returns a factor per pixel, in both its lanes.
    @inline(__always)
    static func lanes(_ factors: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafe unsafeBitCast(factors | factors &<< 16, to: SIMD8<UInt16>.self)
    }

    /// Returns source over; no channel exceeds 255.
    @inline(__always)
    func over(_ below: FourPixels) -> FourPixels { plus(below.scaled(by: 255 &- alphas)) }

    /// Returns `round((channel * share + below * (255 - round(alpha * share / 255))) / 255)`.
    @inline(__always)
    func laid(over below: FourPixels, _ share: SIMD8<UInt16>) -> FourPixels {
        let rest = 255 &- alphas.scaled(by: share)
        return FourPixels(
            evens: (evens &* share &+ below.evens &* rest).dividedBy255,
            odds: (odds &* share &+ below.odds &* rest).dividedBy255)
    }
}

extension SIMD8<UInt16> {
    /// Returns `round(channel * factor / 255)`; both are 0 to 255.
    @inline(__always)
    fileprivate func scaled(by factor: SIMD8<UInt16>) -> SIMD8<UInt16> { (self &* factor).dividedBy255 }

    /// The quotient, rounded to nearest, of at most 255 * 255.
    @inline(__always)
    var dividedBy255: SIMD8<UInt16> {
        let sum = self &+ 128
        return (sum &+ sum &>> 8) &>> 8
    }
}

/// Replaces the pixels by the results of `change`, as many as are whole groups of four; returns their number.
///
/// The caller checks that `range` is valid.
@inline(__always)
func changeByFours(
    _ pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, _ change: (FourPixels) -> FourPixels
) -> Int {
    let fours = range.count & ~3
    unsafe pixels.withUnsafeMutableBytes { bytes in
        var place = range.lowerBound &* 4
        let end = place &+ fours &* 4
        while place < end {
            let before = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
            unsafe bytes.storeBytes(
                of: change(FourPixels(before)).packed, toByteOffset: place, as: SIMD4<UInt32>.self)
            place = place &+ 16
        }
    }
    return fours
}

/// Combines whole groups of four pixels with as many of `colors`; returns the number of pixels.
@inline(__always)
func combineByFours(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ combine: (_ color: FourPixels, _ below: FourPixels) -> FourPixels
) -> Int {
    let fours = range.count & ~3
    unsafe pixels.withUnsafeMutableBytes { bytes in
        unsafe colors.withUnsafeBytes { colors in
            var (place, source) = (start &* 4, range.lowerBound &* 4)
            let end = source &+ fours &* 4
            while source < end {
                let color = unsafe colors.loadUnaligned(fromByteOffset: source, as: SIMD4<UInt32>.self)
                let below = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
                unsafe bytes.storeBytes(
                    of: combine(FourPixels(color), FourPixels(below)).packed, toByteOffset: place,
                    as: SIMD4<UInt32>.self)
                (place, source) = (place &+ 16, source &+ 16)
            }
        }
    }
    return fours
}
