internal import FramewrightDrawing

extension Bitmap {
    /// Returns the image resampled to the target pixels of `bounds`.
    func resampled(_ columns: AxisTaps, _ rows: AxisTaps, bounds: PixelRect) -> PixelBlock {
        var ink = PixelBlock(bounds: bounds, pixels: Array(repeating: .clear, count: bounds.width * bounds.height))
        var known = ResampledRows(image: self, columns: columns)
        var sums = [UInt32](repeating: 0, count: bounds.width * 4)
        for row in 0..<bounds.height {
            for index in sums.indices { sums[index] = 0 }
            let (first, weights) = rows.taps(row)
            for (offset, weight) in weights.enumerated() where weight > 0 {
                known.add(first + offset, weight: weight, to: &sums)
            }
            var span = ink.pixels.mutableSpan
            finishRow(sums.span, into: &span, from: row * bounds.width)
        }
        return ink
    }
}

/// The last two source rows resampled horizontally, as neighbouring target rows share at most two.
private struct ResampledRows {
    let image: Bitmap
    let columns: AxisTaps
    private var known: [(row: Int, values: [UInt16])] = []

    init(image: Bitmap, columns: AxisTaps) {
        self.image = image
        self.columns = columns
    }

    mutating func add(_ row: Int, weight: UInt32, to sums: inout [UInt32]) {
        let index = known.firstIndex { $0.row == row } ?? resample(row)
        var span = sums.mutableSpan
        let values = known[index].values
        addRow(values.span, weight: weight, to: &span)
    }

    private mutating func resample(_ row: Int) -> Int {
        var values =
            known.count == 2 ? known.removeFirst().values : [UInt16](repeating: 0, count: columns.first.count * 4)
        var span = values.mutableSpan
        let pixels = image.pixels
        resampleRow(pixels.span, rowStart: row * image.width, columns, into: &span)
        known.append((row, values))
        return known.count - 1
    }
}
