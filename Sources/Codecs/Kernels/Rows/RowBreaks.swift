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

    /// Differences are taken of whole words: a borrow from one component to the next hides nothing, as equal pixels
    /// have equal words. Every line is an operation on four pixels at once.
    init(_ row: UnsafeBufferPointer<PremultipliedPixel>, above: UnsafeBufferPointer<PremultipliedPixel>) {
        guard let row = row.baseAddress, let top = above.baseAddress else { return }
        var (novel, up, runs, gentle): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for index in 1..<max(1, above.count) {
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
        (self.novel, self.up, self.runs, self.gentle) = (novel, up, runs, gentle)
    }
}
