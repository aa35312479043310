/// Writes a row's filter type and its samples minus their prediction (PNG specification, 9.2).
///
/// `above` is the previous row, or zeros; `bytesPerPixel` is at least 1. The plain loops over bytes vectorise, because
/// `Average` and `Paeth` predict from the image, not from the output.
func filterRow(
    _ filter: RowFilter, _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
    into output: UnsafeMutablePointer<UInt8>
) {
    unsafe output[0] = filter.rawValue
    let output = unsafe output + 1
    switch filter {
    case .none: unsafe output.update(from: row, count: count)
    case .sub:
        for index in 0..<min(bytesPerPixel, count) { unsafe output[index] = row[index] }
        for index in min(bytesPerPixel, count)..<count {
            unsafe output[index] = row[index] &- row[index &- bytesPerPixel]
        }
    case .up:
        for index in 0..<count { unsafe output[index] = row[index] &- above[index] }
    case .average:
        for index in 0..<min(bytesPerPixel, count) { unsafe output[index] = row[index] &- above[index] >> 1 }
        for index in min(bytesPerPixel, count)..<count {
            let sum = unsafe UInt16(row[index &- bytesPerPixel]) &+ UInt16(above[index])
            unsafe output[index] = row[index] &- UInt8(truncatingIfNeeded: sum >> 1)
        }
    case .paeth:
        for index in 0..<min(bytesPerPixel, count) { unsafe output[index] = row[index] &- above[index] }
        for index in min(bytesPerPixel, count)..<count {
            unsafe output[index] =
                row[index]
                &- paeth(left: row[index &- bytesPerPixel], above: above[index], corner: above[index &- bytesPerPixel])
        }
    }
}

/// Returns the neighbour nearest to left + above - corner; of equally near ones, the first in that order.
///
/// Branch-free, in 16-bit lanes.
@inline(__always)
func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let a = Int16(truncatingIfNeeded: UInt16(left))
    let b = Int16(truncatingIfNeeded: UInt16(above))
    let c = Int16(truncatingIfNeeded: UInt16(corner))
    let toLeft = magnitude(b &- c)
    let toAbove = magnitude(a &- c)
    let toCorner = magnitude(a &+ b &- c &- c)
    let verticalOrCorner = toAbove <= toCorner ? b : c
    let choice = toLeft <= toAbove && toLeft <= toCorner ? a : verticalOrCorner
    return UInt8(truncatingIfNeeded: choice)
}

@inline(__always)
private func magnitude(_ number: Int16) -> Int16 { max(number, 0 &- number) }
