import FramewrightDrawing

/// A row's pixels as the samples of a layout of eight bits. Writes a byte beyond the row's. False where RGB leaves out that a
/// pixel is not opaque.
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

/// Each pixel's fourth byte is written over by the next one: half the instructions of joining two pixels (2026-11-23). Whether all
/// are opaque is asked here, as the row is at hand. Two words of two pixels each at once, half the stores: 1 to 4 % slower (2026-11-24).
/// Copying what blocks of 32 pixels share with the row above: 1 % off a board, gradients 6 % slower (2026-11-25).
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
