public import FramewrightDrawing

/// Writes an APNG, one frame behind what it is given: how a frame is disposed of depends on the next.
public struct APNGEncoder: AnimationEncoder {
    private let layout: APNGLayout
    private let options: APNG.Options
    private let remarks: PNGMetadata
    private let sink: ByteSink
    private var intake: FrameInput
    private var clock = APNGClock()
    private var waiting: PendingFrame?
    private var frameCount = 0
    /// Nil until the header is written.
    private var animationControlOffset: Int?

    /// A frame whose disposal hangs on the next.
    private struct PendingFrame {
        let bitmap: Bitmap
        /// Nil for the first.
        let base: Bitmap?
        let rect: PixelRect
        /// The first is its own; the rest are those of frames that change nothing.
        let delays: [APNGDelay]
        let number: Int
    }

    /// Nothing is written yet. Throws for options the format can't hold.
    public init(size: PixelSize, _ options: APNG.Options = APNG.Options(), sink: @escaping ByteSink) throws(CodecError)
    {
        guard (0...0x7FFF_FFFF).contains(options.loopCount) else {
            throw .invalidOption(
                name: "loop count", value: "\(options.loopCount)", allowed: "0 for ever, or a number up to 2147483647")
        }
        if let survey = options.survey, survey.size != size {
            throw .frameSize(frame: 0, size: size, expected: survey.size)
        }
        remarks = try PNGMetadata(PNG.Options(scale: options.scale))
        layout = APNGLayout(size: size, survey: options.survey)
        intake = FrameInput(size: size)
        (self.options, self.sink) = (options, sink)
    }

    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> APNGStep? {
        try intake.take(frame, duration, within: area).flatMap { before throws(CodecError) in try place(before) }
    }

    public mutating func planLast() throws(CodecError) -> [APNGStep] {
        let before = try place(try intake.finish())
        return [before, waiting.map { step($0, .none) }].compactMap(\.self)
    }

    public mutating func write(_ chunks: [UInt8]) throws(CodecError) {
        if animationControlOffset == nil { try writeHeader() }
        try sink(chunks)
    }

    /// What a survey of all frames says.
    private var announcedCount: Int? { options.survey.flatMap { $0.isWhole ? $0.apngFrameCount : nil } }

    /// The patch says the number of frames; none is needed where a survey of all did.
    public mutating func end() throws(CodecError) -> [BytePatch] {
        try sink(pngChunk("IEND", []))
        guard let announcedCount else {
            return animationControlOffset.map { [BytePatch(offset: $0, bytes: animationControl(frameCount))] } ?? []
        }
        guard announcedCount == frameCount else {
            throw .frameCount(announced: announcedCount, given: frameCount)
        }
        return []
    }

    /// Lays the frame over whichever end of the one before leaves least to draw; that one is known by then.
    private mutating func place(_ next: FrameInput.Frame) throws(CodecError) -> APNGStep? {
        let number = frameCount
        guard let delays = clock.delays(for: next.duration) else { throw .frameDuration(frame: number, next.duration) }
        frameCount += delays.count
        if let announcedCount, frameCount > announcedCount {
            throw .frameCount(announced: announcedCount, given: frameCount)
        }
        guard let waiting else {
            let rect = PixelRect(whole: next.bitmap.size)
            self.waiting = PendingFrame(bitmap: next.bitmap, base: nil, rect: rect, delays: delays, number: number)
            return nil
        }
        let (disposal, base) = best(before: waiting, next.bitmap)
        let changes = disposal == .none ? next.changes : changedRect(from: base, to: next.bitmap)
        let rect = changes ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        self.waiting = PendingFrame(bitmap: next.bitmap, base: base, rect: rect, delays: delays, number: number)
        return step(waiting, disposal)
    }

    private func step(_ frame: PendingFrame, _ disposal: APNGDisposal) -> APNGStep {
        APNGStep(
            bitmap: frame.bitmap, base: frame.base, rect: frame.rect, delays: frame.delays, disposal: disposal,
            number: frame.number, layout: layout, effort: options.effort)
    }

    /// Of the three canvases the one that differs from `next` in the fewest pixels of the rectangle they differ in, as a
    /// quarter of a large one's rows tells, and a sixteenth of a very large one's.
    ///
    /// Measured 2026-11-24: comparing all rows with three canvases made for the purpose took a quarter of the time of the film
    /// `board` (82 to 61 ms on one thread, 56 to 37 on two) and a tenth of `sliding`'s, on the caller's thread; the bytes are the
    /// same. Storing undone frames whole, later that day, took 84 bytes more of `board`.
    /// A sixteenth of the rows where there are 512 or more, as many bytes: 7.6 M instructions for 24.3 M of `sliding`'s 600.
    private func best(
        before waiting: PendingFrame, _ next: Bitmap
    ) -> (APNGDisposal, Bitmap) {
        // What follows it in the file only keeps it in sight.
        guard waiting.delays.count == 1 else { return (.none, waiting.bitmap) }
        let rect = waiting.rect
        let step = rect.height < 64 ? 1 : rect.height < 512 ? 4 : 16
        let area = rect.width * ((rect.height + step - 1) / step)
        let kept = countDifferences(waiting.bitmap, next, in: rect, everyRow: step)
        guard kept > area / 8 else { return (.none, waiting.bitmap) }
        let cleared = countUnclear(next, in: rect, everyRow: step)
        if let base = waiting.base {
            let previous = countDifferences(base, next, in: rect, everyRow: step)
            // A frame that is undone is stored whole, not only what it changes.
            let stored =
                previous < min(kept, cleared) ? countDifferences(base, waiting.bitmap, in: rect, everyRow: step) : area
            if previous + area - stored < min(kept, cleared) { return (.previous, base) }
        }
        guard cleared < kept else { return (.none, waiting.bitmap) }
        var canvas = waiting.bitmap
        canvas.clear(rect)
        return (.background, canvas)
    }

    private mutating func writeHeader() throws(CodecError) {
        let start = PNGChunks(layout.format, remarks).bytes
        animationControlOffset = start.count
        try sink(start + animationControl(announcedCount ?? 1))
    }

    private func animationControl(_ count: Int) -> [UInt8] {
        pngChunk("acTL", bigEndian(count) + bigEndian(options.loopCount))
    }
}
