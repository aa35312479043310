internal import FramewrightDrawing

// Rows of a transformed image in which all source pixels exist, four columns at a time: 16 bits per channel, two
// neighbouring source pixels per vector. The arithmetic is that of `weighted`, which computes one pixel. Chosen by
// measurement, see "Transformed images" in Performance.

/// Two source pixels with four channels each, or their weights.
private typealias Pair = SIMD8<UInt16>

/// Samples columns that need no clamping to the image's sides, which is an eighth of the work.
func sampleInside(
    _ pixels: Span<PremultipliedPixel>, _ width: Int, _ row: SampleRow, _ columns: Range<Int>,
    _ colors: inout MutableSpan<PremultipliedPixel>, from start: Int
) {
    guard !columns.isEmpty else { return }
    precondition(start >= 0 && start + columns.count <= colors.count, "a row kernel was called beyond its span")
    // Both ends are inside, so everything between is.
    for end in [columns.lowerBound, columns.upperBound - 1] {
        let place = row.place(end)
        let corner = (place.y >> 32) * width + place.x >> 32
        precondition(corner >= 0 && corner + width + 1 < pixels.count, "a row leaves its image")
    }
    var walk = SampleWalk(row, columns.lowerBound, width)
    let fours = columns.count & ~3
    unsafe pixels.withUnsafeBytes { bytes in
        unsafe colors.withUnsafeMutableBytes { colors in
            for index in stride(from: start &* 4, to: (start &+ fours) &* 4, by: 16) {
                unsafe colors.storeBytes(of: walk.nextFour(in: bytes), toByteOffset: index, as: SIMD16<UInt8>.self)
            }
        }
    }
    for column in columns.lowerBound &+ fours..<columns.upperBound {
        let (x, y) = row.place(column)
        let corner = (y >> 32) &* width &+ x >> 32
        let color = unsafe weighted(
            pixels[unchecked: corner].packed, pixels[unchecked: corner &+ 1].packed,
            pixels[unchecked: corner &+ width].packed, pixels[unchecked: corner &+ width &+ 1].packed, x, y)
        unsafe colors[unchecked: start &+ column &- columns.lowerBound] = PremultipliedPixel(packed: color)
    }
}

/// A position that advances along a row, with the fractions of four positions between pixels.
private struct SampleWalk {
    private let width: Int
    private let (alongX, alongY): (Int, Int)
    private var (x, y): (Int, Int)
    /// The fractions of the positions, in 1/2^32 pixel.
    private var across: SIMD4<UInt32>
    private var down: SIMD4<UInt32>
    private let (stepAcross, stepDown): (SIMD4<UInt32>, SIMD4<UInt32>)

    @inline(__always)
    init(_ row: SampleRow, _ column: Int, _ width: Int) {
        func fractions(_ place: Int, _ step: Int) -> SIMD4<UInt32> {
            let step = UInt32(truncatingIfNeeded: step)
            return SIMD4(0, step, 2 &* step, 3 &* step) &+ UInt32(truncatingIfNeeded: place)
        }
        self.width = width
        (alongX, alongY) = (row.alongX, row.alongY)
        (x, y) = row.place(column)
        (across, down) = (fractions(x, alongX), fractions(y, alongY))
        stepAcross = SIMD4(repeating: UInt32(truncatingIfNeeded: 4 &* alongX))
        stepDown = SIMD4(repeating: UInt32(truncatingIfNeeded: 4 &* alongY))
    }

    /// Returns four colours, one byte per channel.
    @inline(__always)
    mutating func nextFour(in bytes: UnsafeRawBufferPointer) -> SIMD16<UInt8> {
        let (top, bottom) = nextWeights()
        let first = unsafe nextSum(in: bytes, top.spread(0, 1), bottom.spread(0, 1))
        let second = unsafe nextSum(in: bytes, top.spread(2, 3), bottom.spread(2, 3))
        let third = unsafe nextSum(in: bytes, top.spread(4, 5), bottom.spread(4, 5))
        let fourth = unsafe nextSum(in: bytes, top.spread(6, 7), bottom.spread(6, 7))
        return SIMD16(lowHalf: joined(first, second), highHalf: joined(third, fourth))
    }

    /// Returns the weights in 1/256 of the left and the right pixel above four positions, and below them; advances by
    /// four.
    @inline(__always)
    private mutating func nextWeights() -> (top: Pair, bottom: Pair) {
        let (right, lower) = (across &>> 24, down &>> 24)
        // Numbers below 2^16 occupy the lower 16-bit lane of each pair; the upper one stays 0.
        let product = unsafe unsafeBitCast(right, to: Pair.self) &* unsafeBitCast(lower, to: Pair.self)
        let both = unsafe unsafeBitCast((product &+ 128) &>> 8, to: SIMD4<UInt32>.self) & 0xffff
        (across, down) = (across &+ stepAcross, down &+ stepDown)
        let top = (256 &- right &- lower &+ both) | (right &- both) &<< 16
        let bottom = (lower &- both) | both &<< 16
        return unsafe (unsafeBitCast(top, to: Pair.self), unsafeBitCast(bottom, to: Pair.self))
    }

    /// Returns the weighted sums of the left and the right pixels around a position; advances by one.
    @inline(__always)
    private mutating func nextSum(in bytes: UnsafeRawBufferPointer, _ top: Pair, _ bottom: Pair) -> Pair {
        let corner = (y >> 32) &* width &+ x >> 32
        (x, y) = (x &+ alongX, y &+ alongY)
        return unsafe pair(bytes, corner) &* top &+ pair(bytes, corner &+ width) &* bottom
    }

    @inline(__always)
    private func pair(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Pair {
        let both = unsafe bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        return unsafe Pair(truncatingIfNeeded: unsafeBitCast(both, to: SIMD8<UInt8>.self))
    }

    /// Adds left and right of two positions and rounds.
    @inline(__always)
    private func joined(_ one: Pair, _ other: Pair) -> SIMD8<UInt8> {
        let left = Pair(lowHalf: one.lowHalf, highHalf: other.lowHalf)
        let right = Pair(lowHalf: one.highHalf, highHalf: other.highHalf)
        return SIMD8(truncatingIfNeeded: (left &+ right &+ 128) &>> 8)
    }
}

extension SIMD8<UInt16> {
    /// Returns the two weights of a position, each repeated for four channels.
    @inline(__always)
    fileprivate func spread(_ left: Int, _ right: Int) -> Self {
        let (left, right) = (self[left], self[right])
        return Self(left, left, left, left, right, right, right, right)
    }
}
