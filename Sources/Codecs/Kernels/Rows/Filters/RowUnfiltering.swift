/// Reverses a row's prediction (PNG specification, 9.2); returns false for an undefined filter type.
///
/// `above` is the previous unfiltered row, or zeros; `output` may be `row`.
func unfilterRow(
    _ type: UInt8, _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
    into output: UnsafeMutablePointer<UInt8>
) -> Bool {
    guard let filter = RowFilter(rawValue: type) else { return false }
    let first = min(bytesPerPixel, count)
    switch filter {
    case .none: unsafe output.update(from: row, count: count)
    case .sub:
        unsafe output.update(from: row, count: first)
        for index in first..<count { unsafe output[index] = row[index] &+ output[index &- bytesPerPixel] }
    case .up: for index in 0..<count { unsafe output[index] = row[index] &+ above[index] }
    case .average:
        for index in 0..<first { unsafe output[index] = row[index] &+ above[index] >> 1 }
        for index in first..<count {
            let sum = unsafe UInt16(output[index &- bytesPerPixel]) &+ UInt16(above[index])
            unsafe output[index] = row[index] &+ UInt8(truncatingIfNeeded: sum >> 1)
        }
    case .paeth:
        for index in 0..<first { unsafe output[index] = row[index] &+ above[index] }
        for index in first..<count {
            unsafe output[index] =
                row[index]
                &+ paeth(
                    left: output[index &- bytesPerPixel], above: above[index], corner: above[index &- bytesPerPixel])
        }
    }
    return true
}

/// Whether all `count` bytes of a row are zero.
func isZero(_ row: UnsafePointer<UInt8>, count: Int) -> Bool {
    var index = 0
    while index &+ 32 <= count {
        var bits: UInt64 = 0
        for word in 0..<4 {
            bits |= unsafe UnsafeRawPointer(row).loadUnaligned(fromByteOffset: index &+ 8 &* word, as: UInt64.self)
        }
        if bits != 0 { return false }
        index &+= 32
    }
    while index < count {
        if unsafe row[index] != 0 { return false }
        index &+= 1
    }
    return true
}
