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

/// Eight pixels a step; each pair of pixels is moved together in its half of a vector, then the pairs.
private func writeRGB(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    guard var input = unsafe UnsafeRawPointer(row.baseAddress) else { return }
    var raw = UnsafeMutableRawPointer(output)
    let (first, second) = (SIMD2<UInt64>(repeating: 0xFF_FFFF), SIMD2<UInt64>(repeating: 0xFFFF_FF00_0000))
    for _ in 0..<row.count / 8 {
        for half in 0..<2 {
            let pixels = unsafe input.loadUnaligned(fromByteOffset: half &* 16, as: SIMD2<UInt64>.self)
            let pairs = pixels & first | (pixels &>> 8) & second
            unsafe raw.storeBytes(of: pairs[0] | pairs[1] &<< 48, toByteOffset: half &* 12, as: UInt64.self)
            unsafe raw.storeBytes(of: pairs[1] &>> 16, toByteOffset: half &* 12 &+ 8, as: UInt64.self)
        }
        unsafe input += 32
        unsafe raw += 24
    }
    for index in row.count / 8 &* 8..<row.count {
        unsafe UnsafeMutableRawPointer(output)
            .storeBytes(of: row[index].packed, toByteOffset: index &* 3, as: UInt32.self)
    }
}

private func writeRGBA(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(output)
    for index in row.indices {
        let color = unsafe straight(row[index].packed)
        unsafe raw.storeBytes(of: color, toByteOffset: index &* 4, as: UInt32.self)
    }
}
