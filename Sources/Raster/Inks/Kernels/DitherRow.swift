internal import FramewrightDrawing

// Ordered dithering (Bayer 1973). The threshold of a pixel depends on its column and row only, so that parts of a
// bitmap painted in any order and on any thread fit together. All components share it: grey stays grey, and no
// component exceeds alpha.

enum Dithering {
    /// The side of the threshold matrix in pixels. A power of two.
    static let side = 8

    /// A ramp whose entries are their own indices plus one, so that a row kernel writes places instead of colours; no
    /// colour stays 0.
    static let places = (0..<GradientRamp.count).map { PremultipliedPixel(packed: UInt32($0) + 1) }

    /// Returns the threshold added to a level before its eight binary places are truncated: 2 to 254, in all four
    /// lanes.
    @inline(__always)
    static func threshold(column: Int, row: Int) -> UInt64 {
        let mixed = column ^ row
        var order = 0
        for bit in 0..<3 { order |= (mixed >> bit & 1) << (5 - 2 * bit) | (row >> bit & 1) << (4 - 2 * bit) }
        return UInt64(order * 4 + 2) &* 0x0001_0001_0001_0001
    }
}

/// Replaces places by colours of `levels`, rounded by the thresholds of row `y` from column `column` on.
///
/// A level has four lanes of 16 bits: 256 times red, green, blue and alpha. Level 0 is that of no colour.
func ditherRow(
    _ colors: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>, _ levels: Span<UInt64>, row y: Int,
    column: Int
) {
    precondition(range.lowerBound >= 0 && range.upperBound <= colors.count, "a row kernel was called beyond its span")
    var thresholds = [8 of UInt64](repeating: 0)
    for offset in 0..<Dithering.side { thresholds[offset] = Dithering.threshold(column: column &+ offset, row: y) }
    for index in range {
        let level = unsafe levels[Int(colors[unchecked: index].packed)]
        let threshold = thresholds[(index &- range.lowerBound) & (Dithering.side - 1)]
        unsafe colors[unchecked: index] = PremultipliedPixel(packed: highBytes(level &+ threshold))
    }
}

/// Returns the upper byte of each lane.
@inline(__always)
private func highBytes(_ lanes: UInt64) -> UInt32 {
    let bytes = lanes >> 8 & 0x00ff_00ff_00ff_00ff
    let pairs = (bytes | bytes >> 8) & 0x0000_ffff_0000_ffff
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
}
