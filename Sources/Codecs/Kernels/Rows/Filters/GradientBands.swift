import FramewrightDrawing

/// Finds gradients without noise, a band of rows at a time: rows that go on as one of the rows above does, moved sideways.
///
/// They repeat where no filter makes rows equal. Whole bands, because a match needs rows that were stored alike. Hardly any frame
/// of a screen passes, glowing ones included.
///
/// Tried and lost: deciding row by row (a calculator's wallpaper grew by 7 to 22 %), and by the mean length of repeats, which
/// flat places make look long (a blurred shape grew by 76 %). Eight probes: up to 7 % larger; 24: 2 % smaller, 3 % slower.
///
/// Measured 2026-11-24, 1170x2532, with repeats compared two pixels at a time: an angular gradient 9.64 ms of processor time for 10.18,
/// one from corner to corner 4.84 for 5.31, least of three rounds in turns.
/// 2026-11-26, least of ten rounds in turns: bands of 64 rows to go on in place of 16, and to go on up to 350 breaks in place of 190, however
/// few Up has: an angular gradient 9.4 ms for 12.4 and 178,577 bytes for 190,385, around the middle 12.5 for 13.9 and .98 of the
/// bytes, from corner to corner 5.1 for 6.0; blurs and text on gradients take up to a sixth fewer bytes. 420 screens of three devices
/// and four themes: .999, one at most 1.012 times. To go on by 48, 80 and 128 rows: 0.1 % more and 0.01 less, single ones a tenth
/// more; up to 500 breaks: one blur 4 % more. To begin one and a half times as many breaks of Up in place of twice: 0.1 % more.
/// Rows that differ from the one above in few pixels told by these pixels alone, in such bands: .95 of an angular gradient's time, 1.06
/// of its bytes, others a tenth slower.
@safe struct GradientBands {
    /// Rows of a band that begins a gradient, and of one that goes on. A gradient may begin at multiples of the first.
    private static let (heightToBegin, heightToGoOn) = (16, 64)
    private static let probes = 12
    /// Places where a repeat ends, in 1,000 pixels, that suffice to go on, as the rows above are stored alike. A gradient from corner to
    /// corner has 13, one around the middle 50, blurred shapes 200, and glowing wallpapers under buttons 400. To begin,
    /// differences to the row above must break twice as often, or else they take fewer bits (2026-11-25, 210 screens: 0.1 % less than
    /// once as often; without the condition a calculator on several gradients takes 6 % more).
    private static let maximumToGoOn = 350

    /// The row behind the last band.
    private var end = 0
    private var isGradient = false
    /// Of the row behind the band.
    private var endsAsGradient = true

    /// Whether row `y` of the picture lies in one; `reach` is how many rows back a match goes. Asked from above to below.
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

    /// In 1,000 pixels of the first row from `y` on that is unlike the one above it; nil of rows that are no gradient or flat.
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
        // A mean of reciprocals, because a place falls on a long repeat more often than on a short one.
        guard !lengths.isEmpty else { return nil }
        return (lengths.reduce(0) { $0 + 1000 / max(1, $1) } / lengths.count, Int(kinds.up) * 1000 / width)
    }
}

private let farthestShift = 24
/// Deflate's longest match.
private let longest = 86

/// For how many pixels a row goes on like a row above, from the first pixel on that is unlike the one before it; nil if it is
/// far away.
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

/// The pixel and the one before it.
@inline(__always)
private func pair(_ pixel: UnsafePointer<PremultipliedPixel>) -> UInt64 {
    unsafe UnsafeRawPointer(pixel - 1).loadUnaligned(as: UInt64.self)
}

/// The first pixels are known to be equal.
@inline(__always)
private func equalPixels(
    _ one: UnsafePointer<PremultipliedPixel>, _ other: UnsafePointer<PremultipliedPixel>, _ limit: Int
) -> Int {
    let (first, second) = unsafe (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var length = 0
    // Two at a time.
    while length &+ 2 <= limit {
        let difference =
            unsafe first.loadUnaligned(fromByteOffset: length &* 4, as: UInt64.self)
            ^ second.loadUnaligned(fromByteOffset: length &* 4, as: UInt64.self)
        if difference != 0 { return length &+ (UInt32(truncatingIfNeeded: difference.littleEndian) == 0 ? 1 : 0) }
        length &+= 2
    }
    return unsafe length < limit && one[length] == other[length] ? length &+ 1 : length
}

/// Whether one of eight pixels is this one.
@inline(__always)
private func hasPixel(_ pixel: PremultipliedPixel, _ place: UnsafePointer<PremultipliedPixel>) -> Bool {
    typealias Lanes = SIMD4<UInt32>
    let wanted = Lanes(repeating: pixel.packed)
    let first = unsafe equal(UnsafeRawPointer(place).loadUnaligned(as: Lanes.self), wanted)
    let second = unsafe equal(UnsafeRawPointer(place + 4).loadUnaligned(as: Lanes.self), wanted)
    let words = unsafe unsafeBitCast(first | second, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
}
