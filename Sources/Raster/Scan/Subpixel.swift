internal import FramewrightDrawing

/// Fixed-point pixel coordinates: 1024 steps per pixel.
///
/// 1/1024 keeps the coverage of simple paths within 1/256 of the exact area (vertices move by at most 1/2048), and
/// leaves room for winding numbers up to 1023 in the 32 bits of a cell.
enum Subpixel {
    static let bits = 10
    static let one = 1 << bits
    /// The distance in pixels from the origin at which edges are cut, so that products of two differences fit 64 bits.
    static let farthest = Double(1 << 20)
    /// The distance to which points are clamped, so that cutting does not overflow.
    static let horizon = Double(1 << 40)

    /// Returns the nearest step; halves round up. `pixels` must be within `farthest`.
    @inline(__always)
    static func nearest(_ pixels: Double) -> Int { floor(pixels * Double(one) + 0.5) }

    /// Returns the nearest step, limited to `farthest`. `pixels` must not be NaN.
    static func nearestWithin(_ pixels: Double) -> Int { nearest(min(max(pixels, -farthest), farthest)) }
}

/// Conversion from areas in units of 1/2 x 1/1024 x 1/1024 pixel to coverage.
enum Coverage {
    /// The doubled area of a whole pixel.
    static let full = 2 * Subpixel.one * Subpixel.one

    /// Returns the coverage, 0 to 255, rounded to nearest.
    ///
    /// Nonzero: the absolute area, at most one pixel. Even-odd: a triangle wave with a period of two pixels.
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

/// Neighbouring pixels of one row with the same nonzero coverage. Columns count from the window's left side.
struct CoverageRun: Hashable, Sendable, BitwiseCopyable {
    var start: Int32
    var end: Int32
    var level: UInt8
}

/// The runs of a row, in memory that is reused for every row: emptying an array costs more than most rows.
struct RowRuns: RandomAccessCollection, Sendable {
    /// The memory; the first `count` elements are the row's.
    var kept: [CoverageRun] = []
    var count = 0

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> CoverageRun { kept[index] }

    /// Appends pixels to the right of all others; merges them with the last run if possible.
    mutating func append(start: Int, end: Int, level: UInt8) {
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

    /// Removes all runs and makes room for `most`.
    mutating func empty(roomFor most: Int) {
        count = 0
        if kept.count < most {
            kept.append(contentsOf: repeatElement(CoverageRun(start: 0, end: 0, level: 0), count: most - kept.count))
        }
    }
}
