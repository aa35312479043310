import FramewrightDrawing

/// Samples of eight bits as premultiplied pixels.
///
/// Palette entries beyond the palette's end are opaque black, as libpng has them.
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

/// Four pixels a step: three words in, two out.
private func readRGB(
    _ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<PremultipliedPixel>, width: Int
) {
    let base = unsafe UnsafeRawPointer(samples)
    let opaque: UInt32 = 0xFF00_0000
    var x = 0
    while x &+ 4 <= width {
        let low = unsafe base.loadUnaligned(fromByteOffset: x &* 3, as: UInt64.self)
        let high = unsafe base.loadUnaligned(fromByteOffset: x &* 3 &+ 8, as: UInt32.self)
        unsafe row[x].packed = UInt32(truncatingIfNeeded: low) | opaque
        unsafe row[x &+ 1].packed = UInt32(truncatingIfNeeded: low >> 24) | opaque
        unsafe row[x &+ 2].packed = UInt32(truncatingIfNeeded: low >> 48) | high << 16 | opaque
        unsafe row[x &+ 3].packed = high >> 8 | opaque
        x &+= 4
    }
    while x < width {
        let (red, green, blue) = unsafe (samples[3 &* x], samples[3 &* x &+ 1], samples[3 &* x &+ 2])
        unsafe row[x].packed = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | opaque
        x &+= 1
    }
}
