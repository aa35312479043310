import FramewrightDrawing

/// A row's pixels as the samples of a layout of eight bits. Writes up to seven bytes beyond the row's.
func writeSamples(
    _ row: UnsafeBufferPointer<PremultipliedPixel>, _ layout: PNGSamples.Layout,
    to output: UnsafeMutablePointer<UInt8>
) {
    switch layout {
    case .rgb: unsafe writeRGB(row, to: output)
    case .rgba: unsafe writeRGBA(row, to: output)
    case .grey: for index in row.indices { unsafe output[index] = row[index].red }
    case .greyAlpha:
        for index in row.indices {
            let color = unsafe straight(row[index].packed)
            unsafe output[2 &* index] = UInt8(truncatingIfNeeded: color)
            unsafe output[2 &* index &+ 1] = UInt8(truncatingIfNeeded: color >> 24)
        }
    case .indexed: preconditionFailure("palette indices are found by the palette")
    }
}

/// Four pixels a step: sixteen bytes in, twelve out.
private func writeRGB(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    guard let base = unsafe UnsafeRawPointer(row.baseAddress) else { return }
    let raw = UnsafeMutableRawPointer(output)
    var index = 0
    while index &+ 4 <= row.count {
        let one = unsafe base.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        let two = unsafe base.loadUnaligned(fromByteOffset: index &* 4 &+ 8, as: UInt64.self)
        let low = one & 0xFF_FFFF | one >> 8 & 0xFFFF_FF00_0000
        let high = two & 0xFF_FFFF | two >> 8 & 0xFFFF_FF00_0000
        unsafe raw.storeBytes(of: low | high << 48, toByteOffset: index &* 3, as: UInt64.self)
        unsafe raw.storeBytes(
            of: UInt32(truncatingIfNeeded: high >> 16), toByteOffset: index &* 3 &+ 8, as: UInt32.self)
        index &+= 4
    }
    while index < row.count {
        unsafe raw.storeBytes(of: row[index].packed, toByteOffset: index &* 3, as: UInt32.self)
        index &+= 1
    }
}

private func writeRGBA(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(output)
    for index in row.indices {
        let color = unsafe straight(row[index].packed)
        unsafe raw.storeBytes(of: color, toByteOffset: index &* 4, as: UInt32.self)
    }
}
