/// Copies `length` bytes from `distance` bytes before `output`. May write up to 31 bytes too many
/// (`Inflation.overrun`).
///
/// Runs of a byte or of a pixel, nearly all matches of a screen, are written in words. Chosen by measurement, see "PNG
/// decoder" in Performance.
@inline(__always)
func copyMatch(_ output: UnsafeMutablePointer<UInt8>, _ distance: Int, _ length: Int) {
    if distance == 1 {
        unsafe fill(output, length, with: output[-1])
    } else if distance >= 32 {
        unsafe copy(output, distance, length, by: SIMD32<UInt8>.self)
    } else if distance == 3 {
        unsafe repeatThreeBytes(output, length)
    } else if distance >= 8 {
        unsafe copy(output, distance, length, by: UInt64.self)
    } else if distance == 4 {
        let pixel = unsafe UnsafeRawPointer(output - 4).loadUnaligned(as: UInt32.self)
        unsafe fill(output, length, with: UInt64(pixel) << 32 | UInt64(pixel))
    } else {
        for index in 0..<length { unsafe output[index] = output[index &- distance] }
    }
}

@inline(__always)
private func fill(_ output: UnsafeMutablePointer<UInt8>, _ length: Int, with byte: UInt8) {
    let bytes = SIMD32<UInt8>(repeating: byte)
    for offset in Swift.stride(from: 0, to: length, by: 32) {
        unsafe UnsafeMutableRawPointer(output).storeBytes(of: bytes, toByteOffset: offset, as: SIMD32<UInt8>.self)
    }
}

@inline(__always)
private func fill(_ output: UnsafeMutablePointer<UInt8>, _ length: Int, with word: UInt64) {
    for offset in Swift.stride(from: 0, to: length, by: 8) {
        unsafe UnsafeMutableRawPointer(output).storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
    }
}

/// Repeats a pixel without alpha: eight pixels are three words.
@inline(__always)
private func repeatThreeBytes(_ output: UnsafeMutablePointer<UInt8>, _ length: Int) {
    let bytes = unsafe (UInt64(output[-3]), UInt64(output[-2]), UInt64(output[-1]))
    let pixel = bytes.0 | bytes.1 << 8 | bytes.2 << 16
    let first = pixel | pixel << 24 | pixel << 48
    let second = pixel >> 16 | pixel << 8 | pixel << 32 | pixel << 56
    let third = pixel >> 8 | pixel << 16 | pixel << 40
    for offset in Swift.stride(from: 0, to: length, by: 24) {
        let to = unsafe UnsafeMutableRawPointer(output) + offset
        unsafe to.storeBytes(of: first, as: UInt64.self)
        unsafe to.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
        unsafe to.storeBytes(of: third, toByteOffset: 16, as: UInt64.self)
    }
}

/// Copies in pieces no longer than `distance`.
@inline(__always)
private func copy<Piece: BitwiseCopyable>(
    _ output: UnsafeMutablePointer<UInt8>, _ distance: Int, _ length: Int, by piece: Piece.Type
) {
    let to = UnsafeMutableRawPointer(output)
    var offset = 0
    while offset < length {
        let piece = unsafe (to - distance).loadUnaligned(fromByteOffset: offset, as: Piece.self)
        unsafe to.storeBytes(of: piece, toByteOffset: offset, as: Piece.self)
        offset &+= MemoryLayout<Piece>.size
    }
}
