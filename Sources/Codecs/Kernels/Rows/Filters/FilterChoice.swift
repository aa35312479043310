import FramewrightDrawing

/// Decides how each row is stored, by guesses that cost less than compressing it.
///
/// Shapes and text are best left as they are, or as differences to the row above where little changed. Gradients and
/// photographs need a prediction; the one for which entropy or breaks promise the fewest bits, and rather the one used
/// before, because rows match only rows of the same filter.
///
/// Measured 2026-11-22, 1170x2532, libpng's defaults on the same pixels in turns: trying filters out on a quarter of a
/// row instead of all of it took a diagonal gradient from 53 to 29 ms (with the search's shortcut for long matches) and
/// noisy waves from 251 to 141, at the same bytes.
/// 2026-11-23, 472 pictures kept for screens: trying every second row, not one in four, takes 0.1 % less, holding on to the filter
/// before by three tenths of its bits, not a 32nd, 0.2 % more. Preferring plain rows to Up by an eighth changes nothing on the
/// whole, Up to plain rows by a quarter takes 3 % more. Up or plain for rows of one break in 12 pixels, not in 16, takes 0.2 % less,
/// but shadows grow by 11 %.
/// 2026-11-24, these 472 with a smooth row among plain ones taken for one of them: 0.4 % less, one file at most 1.2 % larger; a board
/// 1.5 % less and 3 % faster. Asking only the row before doubles a photograph with black scan lines, believing over rows with edges
/// too takes 0.04 % more.
///
/// Up for rows of slight steps where it has fewer than 17 breaks for 20 runs: 1 % fewer bytes over 210 screens of three devices and
/// four themes, 16 % for letters and rings on several gradients. Behind sixteen such rows also where half of the steps are slight, up to
/// 17 breaks for 10 runs: 2.3 % fewer over 210 screens in the documented theme.
@safe struct FilterChoice: ~Copyable {
    private let format: PNGFormat
    /// Two rows as samples, and one filtered.
    private let scratch: UnsafeMutablePointer<UInt8>
    private let slice: Int
    /// The samples of `held`, and of the row above it.
    private var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>
    private var held: UnsafePointer<PremultipliedPixel>?
    /// What `writeSamples` said of all rows that were held.
    private(set) var isOpaque = true
    private var gradients = GradientBands()
    /// How often each byte occurs in a trial: of every fourth byte, of the ones after them and so on. Counts of their own, as
    /// a count of what comes again at once must wait for itself: a tenth of a rotated picture's time (2026-11-23).
    private let counts: UnsafeMutablePointer<Int32>
    /// Rows of few breaks since one that looked smooth; more than `nearby` where one with edges came between. A row that looks smooth
    /// with none so near is taken for plain: among letters that is chance, and a prediction would keep the rows around from
    /// matching.
    private var rowsSinceSmooth = FilterChoice.nearby + 1
    static let nearby = 2
    /// Rows of slight steps, so far. From a few on, letters and rings are taken to stand on such shades.
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

    /// Of row `y`; `hasRowInReach` says that a match may still take the row above from the stream.
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

    /// Slight steps that the row above has too. With letters and rings on them where there were enough rows of nothing else.
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

    /// The row's samples under `filter`, its type first.
    mutating func write(
        _ row: UnsafeBufferPointer<PremultipliedPixel>, _ above: UnsafeBufferPointer<PremultipliedPixel>,
        _ filter: RowFilter, to output: UnsafeMutablePointer<UInt8>
    ) {
        unsafe hold(row, above)
        unsafe filterRow(
            filter, current, above: previous, count: format.rowBytes, stride: format.stride, into: output)
    }

    /// Makes both rows' samples; what was the row is most often the row above now.
    private mutating func hold(
        _ row: UnsafeBufferPointer<PremultipliedPixel>, _ above: UnsafeBufferPointer<PremultipliedPixel>
    ) {
        if unsafe held == row.baseAddress { return }
        if unsafe held == above.baseAddress {
            unsafe swap(&current, &previous)
        } else {
            // Asked when it was the row, or equal to one that was.
            _ = unsafe writeSamples(above, format.layout, to: previous)
        }
        isOpaque = unsafe writeSamples(row, format.layout, to: current) && isOpaque
        unsafe held = row.baseAddress
    }

    /// Neighbouring rows of a gradient are alike, so only every second one is tried out; of a photograph all are.
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

    /// In sixty-fourths of a bit, of one in four blocks of 64 pixels. Nine or twelve bits a break were found by trial:
    /// sequences that Sub leaves come again more often. Where most pixels are breaks nothing comes again.
    private func trial(of filter: RowFilter) -> (bits: Int, isDense: Bool) {
        let stride = format.stride
        let block = 64 * stride
        let step = format.rowBytes > 4 * block ? 4 * block : block
        var (pixels, breaks, start) = (0, 0, 0)
        unsafe counts.update(repeating: 0, count: 4 * 256)
        while start + 4 * stride <= format.rowBytes {
            let count = min(block, format.rowBytes - start)
            unsafe filterRow(
                filter, current + start, above: previous + start, count: count, stride: stride,
                into: scratch + 2 * slice)
            // The first pixel has no left neighbour here, so it tells nothing.
            let residues = unsafe UnsafePointer(scratch + 2 * slice + 1 + stride)
            unsafe countBytes(residues, count - stride, into: counts)
            breaks += unsafe countBreaks(residues, count: count - stride, stride: stride)
            pixels += count / stride - 1
            start += step
        }
        // No code is shorter than a bit, however rare the other values are.
        let coded = unsafe max(entropy(counts, count: pixels * stride), pixels * stride * 64)
        let isDense = breaks * 4 > pixels * 3
        let bits = min(coded, breaks * (filter == .sub && !isDense ? 9 : 12) * 64)
        return (filter != last ? bits : bits * 31 / 32, isDense)
    }
}

/// Pixels unlike the one before.
private func countBreaks(_ samples: UnsafePointer<UInt8>, count: Int, stride: Int) -> Int {
    let base = unsafe UnsafeRawPointer(samples)
    let mask: UInt32 = stride == 4 ? .max : 1 << UInt32(8 * stride) - 1
    var breaks = 0
    var pixel = stride
    while pixel &+ stride <= count {
        // Up to three bytes beyond the row are read, which the scratch has, and masked out.
        let difference =
            unsafe base.loadUnaligned(fromByteOffset: pixel, as: UInt32.self)
            ^ base.loadUnaligned(fromByteOffset: pixel &- stride, as: UInt32.self)
        breaks &+= difference & mask == 0 ? 0 : 1
        pixel &+= stride
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

/// What bytes so often found would take under a code of their own, in sixty-fourths of a bit.
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

/// The logarithm to base 2 in sixty-fourths, straight between powers of two: at most 9 % of a bit too low.
@inline(__always)
private func logarithm(_ number: Int) -> Int {
    let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
    return (exponent << 6) + ((number << 6) >> exponent) - 64
}
