import FramewrightDrawing

/// A picture's rows under one way of choosing filters, as they go into the stream.
struct FilteredPicture {
    /// How filters are chosen.
    enum Choice: Hashable, CaseIterable {
        case none, sub, up, average, paeth
        /// The smallest sum of differences, row by row, as the PNG specification advises (12.7).
        case leastDifferences
        /// Rows equal to the one above by Up, all others as they are: a screen's usual best.
        case repeats
    }

    let bytes: [UInt8]
    let stride: Int
    let rowBytes: Int

    init(_ samples: PNGSamples, _ choice: Choice) {
        let count = samples.rowBytes
        stride = max(1, samples.bitDepth * samples.layout.channels / 8)
        rowBytes = count + 1
        let stride = stride
        let size = samples.size
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * size.height) { output, length in
            unsafe samples.rows.withUnsafeBufferPointer { rows in
                let zeros = [UInt8](repeating: 0, count: count)
                unsafe zeros.withUnsafeBufferPointer { zeros in
                    guard let base = output.baseAddress, let rows = rows.baseAddress, let zeros = zeros.baseAddress
                    else { return }
                    for y in 0..<size.height {
                        let row = unsafe rows + y * count
                        let above = unsafe y > 0 ? row - count : zeros
                        unsafe writeRow(
                            choice, row, above: above, count: count, stride: stride, into: base + y * (count + 1))
                    }
                }
            }
            length = (count + 1) * size.height
        }
    }
}

private func writeRow(
    _ choice: FilteredPicture.Choice, _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, stride: Int,
    into output: UnsafeMutablePointer<UInt8>
) {
    func write(_ filter: RowFilter) {
        unsafe filterRow(filter, row, above: above, count: count, stride: stride, into: output)
    }
    switch choice {
    case .none: write(.none)
    case .sub: write(.sub)
    case .up: write(.up)
    case .average: write(.average)
    case .paeth: write(.paeth)
    case .repeats:
        write(.up)
        if unsafe !isZero(output + 1, count: count) { write(.none) }
    case .leastDifferences:
        var best = (filter: RowFilter.none, sum: Int.max)
        for filter in [RowFilter.none, .sub, .up, .average, .paeth] {
            write(filter)
            let sum = unsafe sumOfDifferences(output + 1, count: count)
            if sum < best.sum { best = (filter, sum) }
        }
        write(best.filter)
    }
}

/// Of bytes taken as signed.
private func sumOfDifferences(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var sum: UInt32 = 0
    for index in 0..<count {
        let byte = unsafe bytes[index]
        sum &+= UInt32(min(byte, 0 &- byte))
    }
    return Int(sum)
}
