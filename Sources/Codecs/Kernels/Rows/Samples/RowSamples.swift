import FramewrightDrawing

/// Writes a row's pixels as 8-bit samples, and one byte beyond the row. Returns false if the layout is RGB and a pixel
/// is not opaque.
func writeSamples(
    _ row: UnsafeBufferPointer<PremultipliedPixel>, _ layout: PNGSamples.Layout,
    to output: UnsafeMutablePointer<UInt8>
) -> Bool {
    switch layout {
    case .rgb: return unsafe writeRGB(row, to: output)
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
    return true
}

/// Stores whole words; the next pixel overwrites each pixel's fourth byte. Also checks opacity, as the row is in cache.
/// Chosen by measurement, see "Samples" in Performance.
private func writeRGB(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) -> Bool {
    guard let start = row.baseAddress else { return true }
    var (input, raw) = unsafe (UnsafeRawPointer(start), UnsafeMutableRawPointer(output))
    var all = UInt32.max
    let end = unsafe input + row.count &* 4
    while unsafe input + 32 <= end {
        for pixel in 0..<8 {
            let packed = unsafe input.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
            all &= packed
            unsafe raw.storeBytes(of: packed, toByteOffset: pixel &* 3, as: UInt32.self)
        }
        unsafe input += 32
        unsafe raw += 24
    }
    while unsafe input < end {
        let packed = unsafe input.loadUnaligned(as: UInt32.self)
        all &= packed
        unsafe raw.storeBytes(of: packed, as: UInt32.self)
        unsafe input += 4
        unsafe raw += 3
    }
    return all >> 24 == 255
}

private func writeRGBA(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(output)
    for index in row.indices {
        let color = unsafe straight(row[index].packed)
        unsafe raw.storeBytes(of: color, toByteOffset: index &* 4, as: UInt32.self)
    }
}
