import FramewrightDrawing

/// The filtered rows of an image under one method of choosing filters, as they are compressed.
struct FilteredImage {
    /// The method of choosing filters.
    enum Choice: Hashable {
        case none, sub, up
        /// The smallest sum of absolute residues for each row, as the PNG specification recommends (12.7).
        case leastDifferences
        /// Up for rows equal to the one above, None for all others: usually the best for screens.
        case repeats
        /// The fewest distinct pairs of neighbouring bytes for each row.
        case fewestPairs
        /// The lowest price after about `memory` preceding rows, for each row.
        case cheapest(memory: Int)
    }

    let bytes: [UInt8]
    let bytesPerPixel: Int
    let rowBytes: Int

    init(_ samples: PNGSamples, _ choice: Choice) {
        let count = samples.rowBytes
        bytesPerPixel = max(1, samples.bitDepth * samples.layout.channels / 8)
        rowBytes = count + 1
        let bytesPerPixel = bytesPerPixel
        let size = samples.size
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * size.height) { output, length in
            unsafe samples.rows.withUnsafeBufferPointer { rows in
                let zeros = [UInt8](repeating: 0, count: count)
                unsafe zeros.withUnsafeBufferPointer { zeros in
                    guard let base = output.baseAddress, let rows = rows.baseAddress, let zeros = zeros.baseAddress
                    else { return }
                    var pairs = PairCounter()
                    var prices = unsafe RowPrices(
                        base, bytesPerPixel: bytesPerPixel, rowBytes: count + 1, memory: choice.memory)
                    for y in 0..<size.height {
                        let row = unsafe rows + y * count
                        let above = unsafe y > 0 ? row - count : zeros
                        let output = unsafe base + y * (count + 1)
                        func write(_ filter: RowFilter) {
                            unsafe filterRow(
                                filter, row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: output)
                        }
                        switch choice {
                        case .fewestPairs:
                            writeLeast(write) { unsafe UInt32(pairs.count(output + 1, count: count)) }
                        case .cheapest:
                            writeLeast(write) { unsafe prices.price(at: output - base) }
                            unsafe prices.keep(rowAt: output - base)
                        default:
                            unsafe writeRow(
                                choice, row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: output)
                        }
                    }
                }
            }
            length = (count + 1) * size.height
        }
    }
}

extension FilteredImage.Choice {
    fileprivate var memory: Int { if case .cheapest(let memory) = self { memory } else { 1 } }
}

private func writeRow(
    _ choice: FilteredImage.Choice, _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int,
    bytesPerPixel: Int,
    into output: UnsafeMutablePointer<UInt8>
) {
    func write(_ filter: RowFilter) {
        unsafe filterRow(filter, row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: output)
    }
    switch choice {
    case .none: write(.none)
    case .sub: write(.sub)
    case .up: write(.up)
    case .repeats:
        write(.up)
        if unsafe !isZero(output + 1, count: count) { write(.none) }
    default: writeLeast(write) { unsafe sumOfDifferences(output + 1, count: count) }
    }
}

/// Writes the row with the filter that minimises `measure`.
private func writeLeast(_ write: (RowFilter) -> Void, _ measure: () -> UInt32) {
    var best = (filter: RowFilter.none, least: UInt32.max)
    for filter in [RowFilter.none, .sub, .up, .average, .paeth] {
        write(filter)
        let number = measure()
        if number < best.least { best = (filter, number) }
    }
    write(best.filter)
}

/// Counts which of the 65,536 pairs of neighbouring bytes occur in a row.
private struct PairCounter {
    /// The number of the last row that contains each pair.
    private var seen = [UInt32](repeating: 0, count: 1 << 16)
    private var number: UInt32 = 0

    mutating func count(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        number += 1
        let number = number
        return unsafe seen.withUnsafeMutableBufferPointer { seen in
            var (different, pair) = (0, unsafe Int(bytes[0]))
            for index in 1..<max(1, count) {
                pair = unsafe (pair & 255) &<< 8 | Int(bytes[index])
                if unsafe seen[pair] != number {
                    unsafe seen[pair] = number
                    different &+= 1
                }
            }
            return different
        }
    }
}

/// Returns the sum of the absolute values of the bytes, taken as signed.
private func sumOfDifferences(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    var sum: UInt32 = 0
    for index in 0..<count {
        let byte = unsafe bytes[index]
        sum &+= UInt32(min(byte, 0 &- byte))
    }
    return sum
}
