public import FramewrightDrawing

/// Writes an APNG, one frame behind what it is given: how a frame is disposed of depends on the next.
public struct APNGEncoder: AnimationEncoder {
    private let layout: APNGLayout
    private let options: APNG.Options
    private let remarks: PNGRemarks
    private let sink: ByteSink
    private var intake: FrameIntake
    private var clock = APNGClock()
    /// The frame that waits, what was there before it, and what it left to see.
    private var waiting: (frame: APNGFrame, delay: APNGDelay, before: Bitmap, shown: Bitmap)?
    private var frameCount = 0
    private var sequence = 0
    private var animationControlOffset = 0

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
        remarks = try PNGRemarks(PNG.Options(scale: options.scale))
        layout = APNGLayout(size: size, survey: options.survey)
        intake = FrameIntake(size: size)
        (self.options, self.sink) = (options, sink)
    }

    public mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError) {
        if let before = try intake.take(frame, duration) { try place(before) }
    }

    /// The patch says the number of frames; none is needed where a survey did.
    public mutating func finish() throws(CodecError) -> [BytePatch] {
        try place(try intake.finish())
        if let waiting { try write(waiting.frame, waiting.delay, .none) }
        try sink(pngChunk("IEND", []))
        guard let survey = options.survey else {
            return [BytePatch(offset: animationControlOffset, bytes: animationControl(frameCount))]
        }
        guard survey.frameCount == frameCount else {
            throw .frameCount(announced: survey.frameCount, given: frameCount)
        }
        return []
    }

    /// Lays the frame over whichever end of the one before leaves least to draw.
    private mutating func place(_ next: FrameIntake.Frame) throws(CodecError) {
        let number = frameCount
        frameCount += 1
        guard let delay = clock.delay(for: next.duration) else { throw .frameDuration(frame: number, next.duration) }
        try check(next, number)
        guard let waiting else {
            try writeHeader()
            let frame = APNGFrame(next.bitmap, over: nil, changes: nil, layout, options.effort)
            self.waiting = (frame, delay, Bitmap(size: next.bitmap.size), next.bitmap)
            return
        }
        let (disposal, base) = best(before: waiting, next.bitmap)
        try write(waiting.frame, waiting.delay, disposal)
        let changes = disposal == .none ? next.changes : nil
        let frame = APNGFrame(next.bitmap, over: base, changes: changes, layout, options.effort)
        self.waiting = (frame, delay, base, next.bitmap)
    }

    /// A palette made from other frames holds no place for a new colour.
    private func check(_ frame: FrameIntake.Frame, _ number: Int) throws(CodecError) {
        guard let survey = options.survey else { return }
        guard number < survey.frameCount else { throw .frameCount(announced: survey.frameCount, given: number + 1) }
        guard layout.holds(frame.bitmap, in: frame.changes) else { throw .unsurveyed(frame: number) }
    }

    /// Of the three canvases the one that differs from `next` in the fewest pixels of the rectangle they differ in.
    private func best(
        before waiting: (frame: APNGFrame, delay: APNGDelay, before: Bitmap, shown: Bitmap), _ next: Bitmap
    ) -> (APNGDisposal, Bitmap) {
        let rect = waiting.frame.rect
        var best = (APNGDisposal.none, waiting.shown)
        var least = countDifferences(waiting.shown, next, in: rect)
        guard least > rect.width * rect.height / 8 else { return best }
        for disposal in [APNGDisposal.background, .previous] {
            var canvas = disposal == .previous ? waiting.before : waiting.shown
            if disposal == .background { canvas.clear(rect) }
            let count = countDifferences(canvas, next, in: rect)
            if count < least { (least, best) = (count, (disposal, canvas)) }
        }
        return best
    }

    private mutating func writeHeader() throws(CodecError) {
        let start = PNGChunks(layout.format, remarks).bytes
        animationControlOffset = start.count
        try sink(start + animationControl(options.survey?.frameCount ?? 1))
    }

    private func animationControl(_ count: Int) -> [UInt8] {
        pngChunk("acTL", bigEndian(count) + bigEndian(options.loopCount))
    }

    private mutating func write(
        _ frame: APNGFrame, _ delay: APNGDelay, _ disposal: APNGDisposal
    ) throws(CodecError) {
        let isFirst = sequence == 0
        var control = bigEndian(sequence)
        for number in [frame.rect.width, frame.rect.height, frame.rect.x, frame.rect.y] { control += bigEndian(number) }
        control += bigEndian(Int(delay.numerator)).suffix(2) + bigEndian(Int(delay.denominator)).suffix(2)
        control += [disposal.rawValue, frame.isBlended ? 1 : 0]
        sequence += 1
        if isFirst {
            try sink(pngChunk("fcTL", control) + pngChunk("IDAT", frame.data))
        } else {
            try sink(pngChunk("fcTL", control) + pngChunk("fdAT", bigEndian(sequence) + frame.data))
            sequence += 1
        }
    }
}
