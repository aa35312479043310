internal import FramewrightDrawing

// Two pixels that are not neighbours in one vector of sixteen-bit lanes; neighbours go by `FourPixels`. The formula is that of
// `BlendRow.swift`.

/// Two pixels, sixteen bits a channel.
typealias PixelPair = SIMD8<UInt16>

extension SIMD8<UInt16> {
    @inline(__always)
    init(twice pixel: UInt32) {
        self.init(truncatingIfNeeded: unsafe unsafeBitCast(SIMD2<UInt32>(repeating: pixel), to: SIMD8<UInt8>.self))
    }

    /// `round(channel * factor / 255)`; both are 0 to 255.
    @inline(__always)
    func scaled(by factor: PixelPair) -> PixelPair {
        (self &* factor).dividedBy255
    }

    /// Each pixel's alpha, in the lanes of all its channels.
    @inline(__always)
    var alphas: PixelPair {
        let (first, second) = (self[3], self[7])
        return PixelPair(first, first, first, first, second, second, second, second)
    }

    /// Source over: no channel exceeds 255.
    @inline(__always)
    func over(_ below: PixelPair) -> PixelPair { self &+ below.scaled(by: 255 &- alphas) }
}

/// A level for each of two pixels, in the lanes of all their channels.
@inline(__always)
func lanes(_ first: UInt8, _ second: UInt8) -> PixelPair {
    let inAllChannels: UInt64 = 0x0001_0001_0001_0001
    let levels = SIMD2(UInt64(first) &* inAllChannels, UInt64(second) &* inAllChannels)
    return unsafe unsafeBitCast(levels, to: PixelPair.self)
}
