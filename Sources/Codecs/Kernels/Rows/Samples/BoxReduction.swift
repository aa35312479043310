import FramewrightDrawing

extension Bitmap {
    /// Returns the bitmap reduced so that each pixel is the mean of a square of `side` times `side` pixels (1 to 16),
    /// or of the rest of one at the right and bottom edges.
    ///
    /// Rows that repeat the rows of the square above are only compared.
    func reduced(by side: Int) -> Bitmap {
        precondition(
            (1...PixelRuns.largestReduction).contains(side),
            "squares are 1 to \(PixelRuns.largestReduction) wide, not \(side)")
        let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
        guard side > 1, let size = PixelSize(width: columns, height: rows) else { return self }
        var reduced: [PremultipliedPixel] = []
        reduced.reserveCapacity(size.area)
        var sums = [UInt16](repeating: 0, count: width * 4)
        unsafe pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<rows {
                let lines = row * side..<min(row * side + side, height)
                if row > 0, unsafe repeatsAbove(pixels, lines, side) {
                    for index in (row - 1) * columns..<row * columns { reduced.append(reduced[index]) }
                    continue
                }
                unsafe addRows(lines, of: pixels, to: &sums)
                for column in 0..<columns {
                    let across = column * side..<min(column * side + side, width)
                    reduced.append(mean(of: sums.span, across, count: lines.count * across.count))
                }
            }
        }
        return Bitmap(size: size, pixels: reduced)
    }

    /// Whether the rows `lines` equal those of the square above.
    private func repeatsAbove(_ pixels: UnsafeBufferPointer<PremultipliedPixel>, _ lines: Range<Int>, _ side: Int)
        -> Bool
    {
        guard lines.count == side, let start = pixels.baseAddress else { return false }
        let (here, above) = unsafe (start + lines.lowerBound * width, start + (lines.lowerBound - side) * width)
        return unsafe areEqual(here, above, count: side * width * MemoryLayout<PremultipliedPixel>.stride)
    }

    private func addRows(
        _ lines: Range<Int>, of pixels: UnsafeBufferPointer<PremultipliedPixel>, to sums: inout [UInt16]
    ) {
        for index in sums.indices { sums[index] = 0 }
        var span = sums.mutableSpan
        for line in lines {
            let row = unsafe UnsafeBufferPointer(rebasing: pixels[line * width..<line * width + width])
            let bytes = UnsafeRawBufferPointer(row)
            for index in 0..<width * 4 { unsafe span[unchecked: index] &+= UInt16(bytes[index]) }
        }
    }

    /// Returns the mean, rounded to nearest. A colour never exceeds its alpha, because no sum does.
    private func mean(of sums: Span<UInt16>, _ columns: Range<Int>, count: Int) -> PremultipliedPixel {
        // 256 pixels of 255 and half of their number are less than 2^17, so the product is exact.
        let (share, half) = ((1 << 40) / count + 1, count / 2)
        var packed: UInt32 = 0
        for channel in 0..<4 {
            var total = half
            for column in columns { total &+= unsafe Int(sums[unchecked: column &* 4 &+ channel]) }
            packed |= UInt32(truncatingIfNeeded: (total &* share) >> 40) << UInt32(channel &* 8)
        }
        return PremultipliedPixel(packed: packed)
    }
}
