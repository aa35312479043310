import FramewrightDrawing

/// Chooses the filter of each row by estimates that cost less than compression.
///
/// Rows of shapes and text are stored without a filter, or with Up if little changed from the row above. Gradients and
/// photographs need a prediction: the filter with the fewest estimated bits, with a preference for the filter used
/// before, because rows match only rows of the same filter.
///
/// Also chooses Up if no colour step in the row exceeds 4 levels and Up leaves fewer than 0.85 as many changes as no
/// filter. After 16 such rows, it suffices that half of the changes are that small and Up leaves fewer than 1.7 times
/// as many: text on a shaded background. Thresholds chosen by measurement, see "Filter choice" in Performance.
@safe struct FilterChoice: ~Copyable {
    private let format: PNGFormat
    /// Two rows of samples and one filtered row.
    private let scratch: UnsafeMutablePointer<UInt8>
    private let slice: Int
    /// The samples of the row `held` and of the row above it.
    private var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>
    private var held: UnsafePointer<PremultipliedPixel>?
    /// False if `writeSamples` reported a translucent pixel in a row held so far.
    private(set) var isOpaque = true
    private var gradients = GradientBands()
    /// The byte frequencies of a trial, in four tables used in turn by consecutive bytes. A single table would stall
    /// when a byte repeats at once; chosen by measurement, see "Filter choice" in Performance.
    private let counts: UnsafeMutablePointer<Int32>
    /// The number of easily compressed rows since the last smooth row. A busy row sets it above `nearby`: then a single
    /// smooth row is not trusted, as in text it is usually chance, and a prediction would keep the surrounding rows
    /// from matching.
    private var rowsSinceSmooth = FilterChoice.nearby + 1
    static let nearby = 2
    /// The number of rows with slight steps so far. From `fewSlightRows` on, text and rings are assumed to lie on such
    /// shades.
    private var slightRows = 0
    private static let fewSlightRows = 16
    private var last = RowFilter.none
    private var rowsSinceTrial = 0
    private var rowsBetweenTrials = 0

    init(_ format: PNGFormat) {
        self.format = format
        slice = format.rowBytes + 16
        unsafe scratch = .allocate(capacity: 3 * slice)
        unsafe scratch.initialize(repeating: 0, count: 3 * slice)
        unsafe (current, previous) = (scratch, scratch + slice)
        unsafe counts = .allocate(capacity: 4 * 256)
        unsafe counts.initialize(repeating: 0, count: 4 * 256)
    }

    deinit {
        unsafe scratch.deallocate()
        unsafe counts.deallocate()
    }

    /// Returns the treatment of row `y`. `hasRowInReach` is true if a match can reach an unfiltered row in the stream.
    mutating func treatment(of y: Int, in rows: ImageRows, hasRowInReach: Bool) -> RowTreatment {
        guard y > 0, format.bitDepth == 8, format.layout != .indexed else { return .plain }
        let (row, above) = unsafe (rows[y], rows[y - 1])
        let reach = DeflateSymbols.farthestMatch / (format.rowBytes + 1)
        if gradients.contains(y, of: rows, reach: reach) {
            rowsSinceSmooth = 0
            return .gradient
        }
        let breaks = unsafe RowBreaks(row, above: above)
        let unpredicted = hasRowInReach ? breaks.novel : breaks.runs
        let isEasy = min(unpredicted, breaks.up) * 17 < row.count
        if unsafe areShades(row, breaks) {
            rowsSinceSmooth = 0
            return .predicted(.up)
        }
        if isEasy, unpredicted > breaks.up { return .predicted(.up) }
        let isSmooth = unsafe !isEasy && breaks.gentle(in: row) * 2 >= breaks.runs
        let isBelieved = rowsSinceSmooth <= Self.nearby
        rowsSinceSmooth = isSmooth ? 0 : isEasy ? rowsSinceSmooth + 1 : Self.nearby + 1
        return isSmooth && isBelieved
            ? .predicted(unsafe smoothFilter(row, above)) : .plain
    }

    /// Whether the row has slight steps that the row above has too. After enough rows without anything else, the row
    /// may also have text and rings on them.
    private mutating func areShades(
        _ row: UnsafeBufferPointer<PremultipliedPixel>, _ breaks: RowBreaks
    ) -> Bool {
        if breaks.up * 20 < breaks.runs * 17, unsafe RowBreaks.areSlight(in: row) {
            slightRows += 1
            return true
        }
        return unsafe slightRows >= Self.fewSlightRows && breaks.up * 10 < breaks.runs * 17
            && breaks.gentle(in: row, most: RowBreaks.slight) * 2 >= breaks.runs
    }

    /// Writes the filter type and the filtered samples of a row.
    mutating func write(
        _ row: UnsafeBufferPointer<PremultipliedPixel>, _ above: UnsafeBufferPointer<PremultipliedPixel>,
        _ filter: RowFilter, to output: UnsafeMutablePointer<UInt8>
    ) {
        unsafe hold(row, above)
        unsafe filterRow(
            filter, current, above: previous, count: format.rowBytes, bytesPerPixel: format.bytesPerPixel, into: output)
    }

    /// Converts both rows to samples. Usually the previous row is now the row above.
    private mutating func hold(
        _ row: UnsafeBufferPointer<PremultipliedPixel>, _ above: UnsafeBufferPointer<PremultipliedPixel>
    ) {
        if unsafe held == row.baseAddress { return }
        if unsafe held == above.baseAddress {
            unsafe swap(&current, &previous)
        } else {
            // Its opacity was checked when it was the current row, or equal to one.
            _ = unsafe writeSamples(above, format.layout, to: previous)
        }
        isOpaque = unsafe writeSamples(row, format.layout, to: current) && isOpaque
        unsafe held = row.baseAddress
    }

    /// Returns the filter for a smooth row. Tries filters in every second row of a gradient, because neighbouring rows
    /// are similar, and in every row of a photograph.
    private mutating func smoothFilter(
        _ row: UnsafeBufferPointer<PremultipliedPixel>, _ above: UnsafeBufferPointer<PremultipliedPixel>
    ) -> RowFilter {
        rowsSinceTrial += 1
        if last != .none, rowsSinceTrial < rowsBetweenTrials { return last }
        rowsSinceTrial = 0
        unsafe hold(row, above)
        var best = (filter: last, cost: Int.max, isDense: false)
        for filter in [RowFilter.paeth, .sub, .up, .average] {
            let (cost, isDense) = trial(of: filter)
            if cost < best.cost { best = (filter, cost, isDense) }
        }
        last = best.filter
        rowsBetweenTrials = best.isDense ? 1 : 2
        return last
    }

    /// Returns the estimated size in sixty-fourths of a bit, from one in four blocks of 64 pixels. A break counts 9
    /// bits for Sub, whose residues repeat more often, and 12 for the others. Where most pixels are breaks, nothing
    /// repeats. Chosen by measurement, see "Filter choice" in Performance.
    private func trial(of filter: RowFilter) -> (bits: Int, isDense: Bool) {
        let bytesPerPixel = format.bytesPerPixel
        let block = 64 * bytesPerPixel
        let step = format.rowBytes > 4 * block ? 4 * block : block
        var (pixels, breaks, start) = (0, 0, 0)
        unsafe counts.update(repeating: 0, count: 4 * 256)
        while start + 4 * bytesPerPixel <= format.rowBytes {
            let count = min(block, format.rowBytes - start)
            unsafe filterRow(
                filter, current + start, above: previous + start, count: count, bytesPerPixel: bytesPerPixel,
                into: scratch + 2 * slice)
            // The first pixel has no left neighbour in this block, so it is left out.
            let residues = unsafe UnsafePointer(scratch + 2 * slice + 1 + bytesPerPixel)
            unsafe countBytes(residues, count - bytesPerPixel, into: counts)
            breaks += unsafe countBreaks(residues, count: count - bytesPerPixel, bytesPerPixel: bytesPerPixel)
            pixels += count / bytesPerPixel - 1
            start += step
        }
        // No code is shorter than a bit, however rare the other values are.
        let coded = unsafe max(entropy(counts, count: pixels * bytesPerPixel), pixels * bytesPerPixel * 64)
        let isDense = breaks * 4 > pixels * 3
        let bits = min(coded, breaks * (filter == .sub && !isDense ? 9 : 12) * 64)
        return (filter != last ? bits : bits * 31 / 32, isDense)
    }
}

/// Returns the number of pixels that differ from the one before.
private func countBreaks(_ samples: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int) -> Int {
    let base = unsafe UnsafeRawPointer(samples)
    let mask: UInt32 = bytesPerPixel == 4 ? .max : 1 << UInt32(8 * bytesPerPixel) - 1
    var breaks = 0
    var pixel = bytesPerPixel
    while pixel &+ bytesPerPixel <= count {
        // Reads up to three bytes behind the row, which the scratch memory has, and masks them out.
        let difference =
            unsafe base.loadUnaligned(fromByteOffset: pixel, as: UInt32.self)
            ^ base.loadUnaligned(fromByteOffset: pixel &- bytesPerPixel, as: UInt32.self)
        breaks &+= difference & mask == 0 ? 0 : 1
        pixel &+= bytesPerPixel
    }
    return breaks
}

@inline(__always)
private func countBytes(_ samples: UnsafePointer<UInt8>, _ count: Int, into counts: UnsafeMutablePointer<Int32>) {
    var index = 0
    while index &+ 4 <= count {
        for place in 0..<4 { unsafe counts[place << 8 &+ Int(samples[index &+ place])] &+= 1 }
        index &+= 4
    }
    while index < count {
        unsafe counts[Int(samples[index])] &+= 1
        index &+= 1
    }
}

/// Returns the entropy of bytes with these frequencies in sixty-fourths of a bit.
private func entropy(_ counts: UnsafeMutablePointer<Int32>, count: Int) -> Int {
    var bits = count * logarithm(max(1, count))
    for index in 0..<256 {
        let occurrences = unsafe Int(
            counts[index] &+ counts[256 &+ index] &+ counts[512 &+ index] &+ counts[768 &+ index])
        if occurrences == 0 { continue }
        bits -= occurrences * logarithm(occurrences)
    }
    return bits
}

/// Returns the binary logarithm in sixty-fourths, linear between powers of two: at most 9 % of a bit too low.
@inline(__always)
private func logarithm(_ number: Int) -> Int {
    let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
    return (exponent << 6) + ((number << 6) >> exponent) - 64
}
