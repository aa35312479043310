internal import FramewrightDrawing

// Colours laid down as far as a mask lets them, every channel rounded once. With coverage c, colour p and alpha a,
//
//     d' = round((p * c + d * (255 - round(a * c / 255))) / 255)
//
// No colour exceeds its alpha, since none of p and d does; no sum exceeds 65,152, so that sixteen bits hold it while it is divided.

/// `coverage[i] = round(coverage[i] * mask[range][i].alpha / 255)`.
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

/// Lays `colors[range]` over pixels from `start` on, each as much as `coverage` tells, from its index 0.
func blendCoveredColors(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ coverage: Span<UInt8>
) {
    precondition(range.lowerBound >= 0 && range.upperBound <= colors.count, "a row kernel beyond its span")
    precondition(start >= 0 && start + range.count <= pixels.count, "a row kernel beyond its span")
    precondition(coverage.count >= range.count, "a row kernel beyond its span")
    var number = 0
    let done = combineByFours(&pixels, from: start, colors, range) { color, below in
        let shares = unsafe (
            lanes(coverage[unchecked: number], coverage[unchecked: number &+ 1]),
            lanes(coverage[unchecked: number &+ 2], coverage[unchecked: number &+ 3])
        )
        number = number &+ 4
        return FourPixels(
            PixelPair(truncatingIfNeeded: color.lowHalf)
                .laid(over: PixelPair(truncatingIfNeeded: below.lowHalf), shares.0),
            PixelPair(truncatingIfNeeded: color.highHalf)
                .laid(over: PixelPair(truncatingIfNeeded: below.highHalf), shares.1))
    }
    for index in done..<range.count {
        let share = lanes(coverage[index], coverage[index])
        let color = PixelPair(twice: colors[range.lowerBound + index].packed)
        let result = color.laid(over: PixelPair(twice: pixels[start + index].packed), share)
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: result)
        pixels[start + index] = PremultipliedPixel(packed: unsafe unsafeBitCast(bytes, to: SIMD2<UInt32>.self).x)
    }
}

/// A level for each of two pixels, in the lanes of all their channels.
@inline(__always)
func lanes(_ first: UInt8, _ second: UInt8) -> PixelPair {
    let inAllChannels: UInt64 = 0x0001_0001_0001_0001
    let levels = SIMD2(UInt64(first) &* inAllChannels, UInt64(second) &* inAllChannels)
    return unsafe unsafeBitCast(levels, to: PixelPair.self)
}

extension SIMD8<UInt16> {
    @inline(__always)
    fileprivate func laid(over below: PixelPair, _ share: PixelPair) -> PixelPair {
        let rest = 255 &- alphas.scaled(by: share)
        let sum = self &* share &+ below &* rest &+ 128
        return (sum &+ sum &>> 8) &>> 8
    }
}
