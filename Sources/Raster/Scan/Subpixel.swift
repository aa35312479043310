internal import FramewrightDrawing

/// Fixed-point pixel coordinates: 1024 steps to a pixel.
///
/// 1/1024 keeps the coverage of simple paths within 1/256 of the exact area (vertices move by at most 1/2048), and
/// leaves room for 1023 turns in the 32 bits of a cell.
enum Subpixel {
    static let bits = 10
    static let one = 1 << bits
    /// Edges are cut this many pixels from the origin, so that the product of two differences fits in 64 bits.
    static let farthest = Double(1 << 20)
    /// Points farther away than this are pulled in to here, so that cutting does not overflow.
    static let horizon = Double(1 << 40)

    /// The nearest step; halves go up. `pixels` must be within `farthest`.
    @inline(__always)
    static func nearest(_ pixels: Double) -> Int { floor(pixels * Double(one) + 0.5) }

    /// The nearest step of any number but NaN, cut at `farthest`.
    static func nearestWithin(_ pixels: Double) -> Int { nearest(min(max(pixels, -farthest), farthest)) }
}

/// How much of a pixel is covered, from areas in units of 1/2 x 1/1024 x 1/1024 pixel.
enum Coverage {
    /// The doubled area of a whole pixel.
    static let full = 2 * Subpixel.one * Subpixel.one

    /// 0 to 255, rounded to the nearest.
    ///
    /// nonzero: the area's size, at most one pixel; even-odd: a triangle wave of period two pixels.
    @inline(__always)
    static func level(of area: Int32, _ rule: FillRule) -> UInt8 {
        let size = Int(area.magnitude)
        let folded: Int
        switch rule {
        case .nonzero: folded = min(size, full)
        case .evenOdd:
            let rest = size & (2 * full - 1)
            folded = rest > full ? 2 * full - rest : rest
        }
        return UInt8(truncatingIfNeeded: (folded * 255 + full / 2) >> (2 * Subpixel.bits + 1))
    }
}

/// Neighbouring pixels of one row with the same coverage, which is not 0. Columns count from the window's left side.
struct CoverageRun: Hashable, Sendable, BitwiseCopyable {
    var start: Int32
    var end: Int32
    var level: UInt8
}

/// The runs of a row, in memory that is kept from row to row: to empty an array costs more than most rows have to say.
struct RowRuns: RandomAccessCollection, Sendable {
    /// Of these, the first `count` are the row's.
    var kept: [CoverageRun] = []
    var count = 0

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> CoverageRun { kept[index] }

    /// Adds pixels to the right of all others; merged with the last run where that gives one run.
    mutating func append(_ start: Int, _ end: Int, _ level: UInt8) {
        guard start < end, level > 0 else { return }
        let run = CoverageRun(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), level: level)
        if count > 0, kept[count - 1].end == run.start, kept[count - 1].level == level {
            kept[count - 1].end = run.end
            return
        }
        if count < kept.count { kept[count] = run } else { kept.append(run) }
        count += 1
    }

    /// Room for that many runs, none of them the row's yet.
    mutating func empty(roomFor most: Int) {
        count = 0
        if kept.count < most {
            kept.append(contentsOf: repeatElement(CoverageRun(start: 0, end: 0, level: 0), count: most - kept.count))
        }
    }
}
