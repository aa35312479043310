public import FramewrightDrawing

/// Writes an APNG, one frame behind its input, because the disposal of a frame depends on the next one.
public struct APNGEncoder: AnimationEncoder {
    private let layout: APNGLayout
    private let options: APNG.Options
    private let metadata: PNGMetadata
    private let sink: ByteSink
    private var intake: FrameInput
    private var clock = APNGClock()
    private var waiting: PendingFrame?
    private var frameCount = 0
    /// The file offset of the acTL chunk; nil until the header is written.
    private var animationControlOffset: Int?

    /// A frame whose disposal depends on the next one.
    private struct PendingFrame {
        let bitmap: Bitmap
        /// The canvas before this frame; nil for the first.
        let base: Bitmap?
        let rect: PixelRect
        /// The first delay is the frame's own; the others belong to additional frames that change nothing.
        let delays: [APNGDelay]
        let number: Int
    }

    /// Creates an encoder; writes nothing yet.
    /// - Throws: `CodecError` if the format cannot store an option, or the survey has another size.
    public init(size: PixelSize, _ options: APNG.Options = APNG.Options(), sink: @escaping ByteSink) throws(CodecError)
    {
        guard (0...0x7FFF_FFFF).contains(options.loopCount) else {
            throw .invalidOption(
                name: "loop count", value: "\(options.loopCount)", allowed: "0 for ever, or a number up to 2147483647")
        }
        if let survey = options.survey, survey.size != size {
            throw .frameSize(frame: 0, size: size, expected: survey.size)
        }
        metadata = try PNGMetadata(PNG.Options(scale: options.scale))
        layout = APNGLayout(size: size, survey: options.survey)
        intake = FrameInput(size: size)
        (self.options, self.sink) = (options, sink)
    }

    /// Plans the next frame; returns the step for the frame before it.
    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> APNGStep? {
        try intake.take(frame, duration, within: area).flatMap { before throws(CodecError) in try place(before) }
    }

    /// Returns the steps of the frames that are still waiting.
    public mutating func planLast() throws(CodecError) -> [APNGStep] {
        let before = try place(try intake.finish())
        return [before, waiting.map { step($0, .none) }].compactMap(\.self)
    }

    /// Writes the chunks of a frame, after the header if they are the first.
    public mutating func write(_ chunks: [UInt8]) throws(CodecError) {
        if animationControlOffset == nil { try writeHeader() }
        try sink(chunks)
    }

    /// The number of frames in a complete survey.
    private var announcedCount: Int? { options.survey.flatMap { $0.isWhole ? $0.apngFrameCount : nil } }

    /// Ends the file. Without a complete survey, returns the patch that stores the number of frames.
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

    /// Plans `next` over the canvas that leaves the fewest pixels to draw, which settles the disposal of the waiting
    /// frame.
    private mutating func place(_ next: FrameInput.Frame) throws(CodecError) -> APNGStep? {
        let number = frameCount
        guard let delays = clock.delays(for: next.duration) else { throw .frameDuration(frame: number, next.duration) }
        frameCount += delays.count
        if let announcedCount, frameCount > announcedCount {
            throw .frameCount(announced: announcedCount, given: frameCount)
        }
        guard let waiting else {
            let rect = PixelRect(next.bitmap.size)
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

    /// Returns the disposal of `waiting`, and its canvas, that differs from `next` in the fewest pixels of the waiting
    /// frame's rectangle.
    ///
    /// Compares every 4th row of rectangles from 64 rows on, and every 16th from 512 rows on. Chosen by measurement,
    /// see "Choice of the APNG disposal" in Performance.
    private func best(
        before waiting: PendingFrame, _ next: Bitmap
    ) -> (APNGDisposal, Bitmap) {
        // The file continues it with frames that change nothing and have to show it.
        guard waiting.delays.count == 1 else { return (.none, waiting.bitmap) }
        let rect = waiting.rect
        let step = rect.height < 64 ? 1 : rect.height < 512 ? 4 : 16
        let area = rect.width * ((rect.height + step - 1) / step)
        let kept = countDifferences(waiting.bitmap, next, in: rect, everyRow: step)
        guard kept > area / 8 else { return (.none, waiting.bitmap) }
        let cleared = countUnclear(next, in: rect, everyRow: step)
        if let base = waiting.base {
            let previous = countDifferences(base, next, in: rect, everyRow: step)
            // An undone frame is stored as a whole, not as its changes.
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
        let start = PNGChunks(layout.format, metadata).bytes
        animationControlOffset = start.count
        try sink(start + animationControl(announcedCount ?? 1))
    }

    private func animationControl(_ count: Int) -> [UInt8] {
        pngChunk("acTL", bigEndian(count) + bigEndian(options.loopCount))
    }
}
