import FramewrightDrawing

/// How often the pixels of a row stop following a rule. Twice as many breaks cost about twice as many bytes.
struct RowBreaks {
    /// Pixels unlike the one before.
    var runs: UInt32 = 0
    /// Of those, where neither this pixel nor the one before equals the one above.
    var novel: UInt32 = 0
    /// Differences to the row above unlike the one before.
    var up: UInt32 = 0
    /// Of `runs`, those that change no component by more than 16: gradients and photographs, not edges of shapes.
    var gentle: UInt32 = 0

    /// Counted in one of four blocks of 32 pixels, which decides as well as all of them (0.3 % of a board).
    init(_ row: UnsafeBufferPointer<PremultipliedPixel>, above: UnsafeBufferPointer<PremultipliedPixel>) {
        guard let row = row.baseAddress, let top = above.baseAddress else { return }
        var start = 1
        while start < above.count {
            unsafe count(row + start, top + start, min(32, above.count - start))
            start += 128
        }
        let share: UInt32 = above.count > 128 ? 4 : 1
        (runs, novel, up, gentle) = (runs * share, novel * share, up * share, gentle * share)
    }

    /// Differences are taken of whole words: a borrow from one component to the next hides nothing, as equal pixels
    /// have equal words. Every line is an operation on four pixels at once.
    @inline(__always)
    private mutating func count(
        _ row: UnsafePointer<PremultipliedPixel>, _ top: UnsafePointer<PremultipliedPixel>, _ count: Int
    ) {
        var (novel, up, runs, gentle): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for index in 0..<count {
            let (here, before) = unsafe (row[index].packed, row[index &- 1].packed)
            let (over, overBefore) = unsafe (top[index].packed, top[index &- 1].packed)
            let difference = here &- over
            let differenceBefore = before &- overBefore
            let isBreak = here != before
            let step = ((here | 0x8080_8080) &- (before & 0x7F7F_7F7F)) ^ ((here ^ ~before) & 0x8080_8080)
            let raised = ((step & 0x7F7F_7F7F) &+ 0x1010_1010) ^ (step & 0x8080_8080)
            novel &+= isBreak && (difference | differenceBefore) != 0 ? 1 : 0
            runs &+= isBreak ? 1 : 0
            up &+= difference != differenceBefore ? 1 : 0
            gentle &+= isBreak && raised & 0xE0E0_E0E0 == 0 ? 1 : 0
        }
        self.runs &+= runs
        self.novel &+= novel
        self.up &+= up
        self.gentle &+= gentle
    }
}
