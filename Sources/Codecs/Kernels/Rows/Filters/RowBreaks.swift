import FramewrightDrawing

/// How often the pixels of a row stop following a rule. Twice as many breaks cost about twice as many bytes.
///
/// Counted in one of four blocks of 32 pixels, which decides as well as all of them (0.3 % of a board). One of eight takes no less
/// time, as memory is waited for, and a third more bytes for shadows; half as wide blocks, twice as many, make shadows a tenth slower
/// (2026-11-25).
struct RowBreaks {
    /// What shades under a glow change a component by.
    static let slight: UInt8 = 4

    /// Pixels unlike the one before.
    private(set) var runs: UInt32 = 0
    /// Of those, where neither this pixel nor the one before equals the one above.
    private(set) var novel: UInt32 = 0
    /// Differences to the row above unlike the one before.
    private(set) var up: UInt32 = 0
    /// Pixels looked at.
    private var looked: UInt32 = 0
    /// All pixels but the first.
    private let count: UInt32

    init(_ row: UnsafeBufferPointer<PremultipliedPixel>, above: UnsafeBufferPointer<PremultipliedPixel>) {
        count = UInt32(above.count - 1)
        guard let row = row.baseAddress, let top = above.baseAddress else { return }
        forEachBlock(of: above.count) { unsafe count(row + $0, top + $0, $1) }
        (runs, novel, up) = (ofAll(runs), ofAll(novel), ofAll(up))
    }

    /// No row has more than 2^14 pixels.
    private func ofAll(_ count: UInt32) -> UInt32 { count * self.count / max(1, looked) }

    /// Of `runs`, those that change no component by more than `most`: with 16 gradients and photographs, not edges of shapes.
    func gentle(in row: UnsafeBufferPointer<PremultipliedPixel>, most: UInt8 = 16) -> UInt32 {
        var gentle: UInt32 = 0
        guard let start = row.baseAddress else { return 0 }
        forEachBlock(of: row.count) { unsafe gentle += countGentle(start + $0, $1, most) }
        return ofAll(gentle)
    }

    /// Whether no pixel of those looked at changes a component by more than `slight` from the one before.
    static func areSlight(in row: UnsafeBufferPointer<PremultipliedPixel>) -> Bool {
        guard let start = row.baseAddress else { return false }
        var areSlight = true
        forEachBlock(of: row.count) { block, count in
            if areSlight { areSlight = unsafe isSlight(start + block, count) }
        }
        return areSlight
    }

    /// Differences are taken of whole words: a borrow from one component to the next hides nothing, as equal pixels
    /// have equal words. Four pixels at once: the compiler takes a loop over pixels as it stands, at five times the
    /// instructions (2026-11-23).
    @inline(__always)
    private mutating func count(
        _ row: UnsafePointer<PremultipliedPixel>, _ top: UnsafePointer<PremultipliedPixel>, _ count: Int
    ) {
        // Each lane counts what does not break the rule.
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
        looked &+= total
        runs &+= total &- same.wrappedSum()
        novel &+= total &- known.wrappedSum()
        up &+= total &- even.wrappedSum()
    }
}

/// Where blocks begin and how many pixels are looked at there, a multiple of four.
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
