import FramewrightDrawing

/// Converts 8-bit samples to premultiplied pixels.
///
/// Palette indices beyond the palette's end give opaque black, as in libpng.
func readSamples(
    _ samples: UnsafePointer<UInt8>, _ layout: PNGSamples.Layout, palette: [UInt32],
    to row: UnsafeMutablePointer<PremultipliedPixel>, width: Int
) {
    switch layout {
    case .rgb: unsafe readRGB(samples, to: row, width: width)
    case .rgba:
        for x in 0..<width {
            let color = unsafe UnsafeRawPointer(samples).loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
            unsafe row[x].packed = premultiplied(color)
        }
    case .grey: for x in 0..<width { unsafe row[x].packed = UInt32(samples[x]) &* 0x01_0101 | 0xFF00_0000 }
    case .greyAlpha:
        for x in 0..<width {
            let (grey, alpha) = unsafe (UInt32(samples[2 &* x]), UInt32(samples[2 &* x &+ 1]))
            unsafe row[x].packed = premultiplied(grey &* 0x01_0101 | alpha << 24)
        }
    case .indexed: for x in 0..<width { unsafe row[x].packed = premultiplied(palette[unsafe Int(samples[x])]) }
    }
}

/// Converts four pixels per step, two in each half of a vector.
private func readRGB(
    _ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<PremultipliedPixel>, width: Int
) {
    let opaque: UInt32 = 0xFF00_0000
    let (first, second) = (SIMD2<UInt64>(repeating: 0xFF_FFFF), SIMD2<UInt64>(repeating: 0xFFFF_FF00_0000))
    let opaques = SIMD2<UInt64>(repeating: 0xFF00_0000_FF00_0000)
    var base = unsafe UnsafeRawPointer(samples)
    var output = UnsafeMutableRawPointer(row)
    var x = 0
    // The second load ends two bytes behind the fourth pixel.
    while x &+ 5 <= width {
        let pairs = unsafe SIMD2(
            base.loadUnaligned(as: UInt64.self), base.loadUnaligned(fromByteOffset: 6, as: UInt64.self))
        let pixels = pairs & first | (pairs & second) &<< 8 | opaques
        unsafe output.storeBytes(of: pixels, as: SIMD2<UInt64>.self)
        unsafe base += 12
        unsafe output += 16
        x &+= 4
    }
    while x < width {
        let (red, green, blue) = unsafe (samples[3 &* x], samples[3 &* x &+ 1], samples[3 &* x &+ 2])
        unsafe row[x].packed = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | opaque
        x &+= 1
    }
}
