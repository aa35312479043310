import FramewrightDrawing

/// The positions of pixels that differ from the pixel before, for the rows of a gradient.
///
/// Collected beforehand, because a search that compares as it goes mispredicts every second branch. Compares four
/// pixels at a time and keeps the results as bits, which a loop then extracts four at a time. Chosen by measurement,
/// see "Colour changes" in Performance.
@safe struct ColorChanges: ~Copyable {
    private typealias Lanes = SIMD4<UInt32>
    static let end = UInt32.max
    /// The number of pixels per step.
    private static let block = 32
    /// The number of positions written at once; up to three of them are beyond the actual count.
    private static let atOnce = 4

    private let memory: UnsafeMutablePointer<UInt32>
    private var count = 0

    /// Allocates memory for rows of `capacity` pixels in total.
    init(capacity: Int) { unsafe memory = .allocate(capacity: capacity + Self.atOnce + 1) }

    deinit { unsafe memory.deallocate() }

    /// The positions in ascending order, followed by `end`.
    var places: UnsafePointer<UInt32> {
        unsafe memory[count] = Self.end
        return unsafe UnsafePointer(memory)
    }

    mutating func removeAll() { count = 0 }

    /// Adds a row whose first pixel is at position `start` and whose others follow every `bytesPerPixel` bytes.  The
    /// first pixel has no pixel before it.
    mutating func append(_ row: UnsafeBufferPointer<PremultipliedPixel>, at start: Int, bytesPerPixel: Int) {
        switch bytesPerPixel {
        case 3: unsafe append(row, start, bytesPerPixel: 3)
        case 4: unsafe append(row, start, bytesPerPixel: 4)
        default: unsafe append(row, start, bytesPerPixel: bytesPerPixel)
        }
    }

    @inline(__always)
    private mutating func append(_ row: UnsafeBufferPointer<PremultipliedPixel>, _ start: Int, bytesPerPixel: Int) {
        guard let pixels = row.baseAddress else { return }
        var x = 1
        while x &+ Self.block <= row.count {
            unsafe append(changes(pixels + x), start &+ x &* bytesPerPixel, bytesPerPixel: bytesPerPixel)
            x &+= Self.block
        }
        while x < row.count {
            unsafe memory[count] = UInt32(truncatingIfNeeded: start &+ x &* bytesPerPixel)
            count &+= unsafe pixels[x] == pixels[x &- 1] ? 0 : 1
            x &+= 1
        }
    }

    /// Returns one bit per pixel of a block, the first pixel's lowest: set if it differs from the pixel before.
    @inline(__always)
    private func changes(_ pixels: UnsafePointer<PremultipliedPixel>) -> UInt32 {
        var same = Lanes()
        for group in 0..<Self.block / 4 {
            let place = unsafe UnsafeRawPointer(pixels + 4 &* group)
            let here = unsafe place.loadUnaligned(as: Lanes.self)
            let before = unsafe (place - 4).loadUnaligned(as: Lanes.self)
            same |= equal(here, before) & (Lanes(1, 2, 4, 8) &<< Lanes(repeating: UInt32(4 &* group)))
        }
        let halves = unsafe unsafeBitCast(same, to: SIMD2<UInt64>.self)
        let joined = halves[0] | halves[1]
        return ~UInt32(truncatingIfNeeded: joined | joined >> 32)
    }

    /// Appends the positions for a block; `place` is the position of its first pixel.
    @inline(__always)
    private mutating func append(_ changes: UInt32, _ place: Int, bytesPerPixel: Int) {
        var (left, next) = (UInt64(changes), count)
        while left != 0 {
            for _ in 0..<Self.atOnce {
                // Avoids a branch: positions written when no bit is left are not counted, and bit 32 guarantees a
                // result.
                let first = (left | 1 << 32).trailingZeroBitCount
                unsafe memory[next] = UInt32(truncatingIfNeeded: place &+ first &* bytesPerPixel)
                next &+= 1
                left &= left &- 1
            }
        }
        count &+= changes.nonzeroBitCount
    }
}
