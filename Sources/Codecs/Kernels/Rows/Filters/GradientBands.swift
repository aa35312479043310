import FramewrightDrawing

/// Detects gradients without noise, in bands of rows: each row continues one of the rows above, shifted sideways.
///
/// Such rows contain repeats although no filter makes them equal. Decides for whole bands, because a match needs rows
/// that were stored alike. Hardly any frame of a screen qualifies. Chosen by measurement, see "Gradient bands" in
/// Performance.
@safe struct GradientBands {
    /// The height in rows of a band that begins a gradient, and of one that continues it. A gradient may begin at
    /// multiples of the first.
    private static let (heightToBegin, heightToGoOn) = (16, 64)
    private static let probes = 12
    /// The maximum number of matches needed per 1,000 pixels for a band to continue a gradient (fewer means longer
    /// matches). Measured: diagonal 13, radial 50, blurred shapes 200, glowing wallpapers under buttons 400. To begin a
    /// gradient, Up must leave more than twice as many breaks, because otherwise its rows take fewer bits. Chosen by
    /// measurement, see "Gradient bands" in Performance.
    private static let maximumToGoOn = 350

    /// The row after the last band.
    private var end = 0
    private var isGradient = false
    /// True if the row after the last band looks like a gradient.
    private var endsAsGradient = true

    /// Whether row `y` lies in a gradient. Call for rows in ascending order; `reach` is the number of rows that
    /// matches can reach back.
    mutating func contains(_ y: Int, of rows: ImageRows, reach: Int) -> Bool {
        if y < end { return isGradient }
        let goesOn = isGradient
        func passes(_ place: Int) -> Bool {
            guard let breaks = Self.breaks(rows, max(place, 1), reach: reach) else { return false }
            return goesOn ? breaks.ofRepeats < Self.maximumToGoOn : 2 * breaks.ofRepeats < breaks.up
        }
        let start = y - y % Self.heightToBegin
        let starts = start == end ? endsAsGradient : passes(start)
        end = start + (goesOn ? Self.heightToGoOn : Self.heightToBegin)
        endsAsGradient = passes(min(end, rows.size.height - 1))
        isGradient = starts && endsAsGradient
        return isGradient
    }

    /// Returns the breaks per 1,000 pixels in the first row from `y` on that differs from the one above it; nil if
    /// that row is flat or no gradient.
    private static func breaks(_ rows: ImageRows, _ y: Int, reach: Int) -> (ofRepeats: Int, up: Int)? {
        let width = rows.size.width
        guard y < rows.size.height, width > 4 * farthestShift else { return nil }
        var y = y
        for _ in 0..<8 where y + 1 < rows.size.height && rows.repeats(y) { y += 1 }
        let row = unsafe rows[y]
        let kinds = unsafe RowBreaks(row, above: rows[y - 1])
        guard kinds.runs * 32 >= width, unsafe kinds.gentle(in: row) * 2 >= kinds.runs else { return nil }
        let lengths = (0..<probes).compactMap { probe in
            repeats(
                y, of: rows, from: farthestShift + probe * (width - 4 * farthestShift) / probes,
                rowsAbove: min(y, reach, 8))
        }
        // Averages reciprocals, because a probe hits a long repeat more often than a short one.
        guard !lengths.isEmpty else { return nil }
        return (lengths.reduce(0) { $0 + 1000 / max(1, $1) } / lengths.count, Int(kinds.up) * 1000 / width)
    }
}

private let farthestShift = 24
/// The longest match of DEFLATE in pixels.
private let longest = 86

/// Returns the number of pixels for which a row continues one of the rows above, from the first pixel at `start` or
/// after that differs from its predecessor; nil if that pixel is too far away.
private func repeats(_ y: Int, of rows: ImageRows, from start: Int, rowsAbove: Int) -> Int? {
    guard let row = unsafe rows[y].baseAddress,
        let change = (start..<start + farthestShift).first(where: { unsafe row[$0] != row[$0 - 1] })
    else { return nil }
    let key = unsafe pair(row + change)
    var best = 0
    for above in 0..<rowsAbove {
        guard let line = unsafe rows[y - above - 1].baseAddress else { return nil }
        let end = change + farthestShift
        for block in stride(from: change - farthestShift + 1, to: end, by: 8) {
            guard unsafe hasPixel(row[change], line + block) else { continue }
            for place in block..<min(block + 8, end) where unsafe pair(line + place) == key {
                let limit = min(longest, rows.size.width - max(place, change))
                best = max(best, unsafe equalPixels(row + change, line + place, limit))
            }
        }
        if best == longest { break }
    }
    return best
}

/// Returns the pixel and the one before it.
@inline(__always)
private func pair(_ pixel: UnsafePointer<PremultipliedPixel>) -> UInt64 {
    unsafe UnsafeRawPointer(pixel - 1).loadUnaligned(as: UInt64.self)
}

/// Returns the number of equal pixels; the first ones must be equal.
@inline(__always)
private func equalPixels(
    _ one: UnsafePointer<PremultipliedPixel>, _ other: UnsafePointer<PremultipliedPixel>, _ limit: Int
) -> Int {
    let (first, second) = unsafe (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var length = 0
    // Compares two pixels at a time.
    while length &+ 2 <= limit {
        let difference =
            unsafe first.loadUnaligned(fromByteOffset: length &* 4, as: UInt64.self)
            ^ second.loadUnaligned(fromByteOffset: length &* 4, as: UInt64.self)
        if difference != 0 { return length &+ (UInt32(truncatingIfNeeded: difference.littleEndian) == 0 ? 1 : 0) }
        length &+= 2
    }
    return unsafe length < limit && one[length] == other[length] ? length &+ 1 : length
}

/// Whether one of eight pixels equals this one.
@inline(__always)
private func hasPixel(_ pixel: PremultipliedPixel, _ place: UnsafePointer<PremultipliedPixel>) -> Bool {
    typealias Lanes = SIMD4<UInt32>
    let wanted = Lanes(repeating: pixel.packed)
    let first = unsafe equal(UnsafeRawPointer(place).loadUnaligned(as: Lanes.self), wanted)
    let second = unsafe equal(UnsafeRawPointer(place + 4).loadUnaligned(as: Lanes.self), wanted)
    let words = unsafe unsafeBitCast(first | second, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
}
