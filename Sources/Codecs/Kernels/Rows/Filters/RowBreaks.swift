import FramewrightDrawing

/// The number of pixels in a row that each of three predictions gets wrong: equal to the left neighbour (`runs`), that
/// or copied from above (`novel`), same difference to the row above as the left neighbour (`up`). Twice as many of
/// these breaks cost about twice as many bytes.
///
/// Counts in one of four blocks of 32 pixels. Chosen by measurement, see "Row breaks" in Performance.
struct RowBreaks {
    /// The maximum change of a component by shading under a glow.
    static let slight: UInt8 = 4

    /// The number of sampled pixels that differ from the one before, extrapolated to the row.
    private(set) var runs: UInt32 = 0
    /// The number of pixels that differ from their left neighbour and that a match with the row above cannot supply
    /// (this pixel or its left neighbour differs from above).
    private(set) var novel: UInt32 = 0
    /// The number of pixels whose difference to the row above is not that of the pixel before.
    private(set) var up: UInt32 = 0
    /// The number of pixels sampled.
    private var sampled: UInt32 = 0
    /// The number of pixels without the first.
    private let count: UInt32

    init(_ row: UnsafeBufferPointer<PremultipliedPixel>, above: UnsafeBufferPointer<PremultipliedPixel>) {
        count = UInt32(above.count - 1)
        guard let row = row.baseAddress, let top = above.baseAddress else { return }
        forEachBlock(of: above.count) { unsafe count(row + $0, top + $0, $1) }
        (runs, novel, up) = (ofAll(runs), ofAll(novel), ofAll(up))
    }

    /// Extrapolates a count to the whole row; rows have at most 2^14 pixels.
    private func ofAll(_ count: UInt32) -> UInt32 { count * self.count / max(1, sampled) }

    /// Returns the number of `runs` that change no component by more than `most`. With 16, these are gradients and
    /// photographs, not edges of shapes.
    func gentle(in row: UnsafeBufferPointer<PremultipliedPixel>, most: UInt8 = 16) -> UInt32 {
        var gentle: UInt32 = 0
        guard let start = row.baseAddress else { return 0 }
        forEachBlock(of: row.count) { unsafe gentle += countGentle(start + $0, $1, most) }
        return ofAll(gentle)
    }

    /// Whether no sampled pixel changes a component by more than `slight` from the one before.
    static func areSlight(in row: UnsafeBufferPointer<PremultipliedPixel>) -> Bool {
        guard let start = row.baseAddress else { return false }
        var areSlight = true
        forEachBlock(of: row.count) { block, count in
            if areSlight { areSlight = unsafe isSlight(start + block, count) }
        }
        return areSlight
    }

    /// Subtracts whole words: a borrow between components hides nothing, because equal pixels are equal words.
    /// Processes four pixels at once, because the compiler does not vectorise a loop over pixels; see "Row breaks" in
    /// Performance.
    @inline(__always)
    private mutating func count(
        _ row: UnsafePointer<PremultipliedPixel>, _ top: UnsafePointer<PremultipliedPixel>, _ count: Int
    ) {
        // Each lane counts the pixels that the prediction gets right.
        var (known, even, same) = (Lanes(), Lanes(), Lanes())
        var index = 0
        while index < count {
            let (here, before) = unsafe (lanes(row + index), lanes(row + (index &- 1)))
            let difference = unsafe here &- lanes(top + index)
            let differenceBefore = unsafe before &- lanes(top + (index &- 1))
            let isSame = equal(here, before)
            same &-= isSame
            known &-= isSame | equal(difference | differenceBefore, Lanes())
            even &-= equal(difference, differenceBefore)
            index &+= 4
        }
        let total = UInt32(truncatingIfNeeded: count)
        sampled &+= total
        runs &+= total &- same.wrappedSum()
        novel &+= total &- known.wrappedSum()
        up &+= total &- even.wrappedSum()
    }
}

/// Calls `body` with the beginning of each block and the number of its sampled pixels, a multiple of four.
@inline(__always)
private func forEachBlock(of count: Int, _ body: (Int, Int) -> Void) {
    var start = 1
    while start &+ 4 <= count {
        body(start, min(32, (count &- start) & ~3))
        start &+= 128
    }
}

private typealias Lanes = SIMD4<UInt32>

@inline(__always)
private func countGentle(_ row: UnsafePointer<PremultipliedPixel>, _ count: Int, _ most: UInt8) -> UInt32 {
    var gentle = Lanes()
    var index = 0
    while index < count {
        let (here, before) = unsafe (lanes(row + index), lanes(row + (index &- 1)))
        gentle &-= equal(largeSteps(here, before, beyond: most), Lanes()) & ~equal(here, before)
        index &+= 4
    }
    return gentle.wrappedSum()
}

@inline(__always)
private func isSlight(_ row: UnsafePointer<PremultipliedPixel>, _ count: Int) -> Bool {
    var large = Lanes()
    var index = 0
    while index < count {
        large |= unsafe largeSteps(lanes(row + index), lanes(row + (index &- 1)), beyond: RowBreaks.slight)
        index &+= 4
    }
    return large == Lanes()
}

@inline(__always)
private func lanes(_ pixels: UnsafePointer<PremultipliedPixel>) -> Lanes {
    unsafe UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
}
