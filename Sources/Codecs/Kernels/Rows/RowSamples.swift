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

/// Two pixels a step: eight bytes in, six out, the two stored beyond overwritten by the next step.
private func writeRGB(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    guard let base = unsafe UnsafeRawPointer(row.baseAddress) else { return }
    let raw = UnsafeMutableRawPointer(output)
    var index = 0
    while index &+ 2 <= row.count {
        let pair = unsafe base.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        let packed = pair & 0xFF_FFFF | pair >> 8 & 0xFFFF_FF00_0000
        unsafe raw.storeBytes(of: packed, toByteOffset: index &* 3, as: UInt64.self)
        index &+= 2
    }
    if index < row.count {
        unsafe raw.storeBytes(of: row[index].packed, toByteOffset: index &* 3, as: UInt32.self)
    }
}

private func writeRGBA(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(output)
    for index in row.indices {
        let color = unsafe straight(row[index].packed)
        unsafe raw.storeBytes(of: color, toByteOffset: index &* 4, as: UInt32.self)
    }
}
