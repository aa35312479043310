import FramewrightDrawing

/// A frame of a GIF that is shown.
struct GIFFrame: Sendable {
    let bitmap: Bitmap
    /// What it is drawn over; nil for the first, which is drawn over nothing.
    let base: Bitmap?
    /// The pixels it has to draw, or to clear.
    let rect: PixelRect
    /// The rectangle becomes transparent when the frame's time is over.
    let isCleared: Bool
    let hundredths: Int
}

/// Which frames of a film a GIF shows and for how long, and what each has to draw over which canvas; one behind what it is
/// given: pixels that the next frame has no longer are cleared by the frame before.
struct GIFPlanner {
    /// What the frames' times lose; complete with the last frame.
    private(set) var report = GIF.Report()
    /// What the file begins with; nil until that is known.
    var first: Bitmap? { waiting?.bitmap }
    private let size: PixelSize
    private let flattening: Flattening
    /// All frames are, as someone says who has seen them.
    private let isOpaque: Bool
    private var intake: FrameInput
    private var clock: FrameTicks
    private var waiting: PendingFrame?
    /// The frame given last is not the waiting one.
    private var hasDropped = false

    /// A frame, and the canvas it is drawn on.
    private struct PendingFrame {
        let bitmap: Bitmap
        let hundredths: Int
        let base: Bitmap?
        /// The pixels it has to draw.
        let rect: PixelRect
    }

    init(size: PixelSize, shortestDelay: Int, flattening: Flattening, isOpaque: Bool) {
        (self.size, self.flattening, self.isOpaque) = (size, flattening, isOpaque)
        intake = FrameInput(size: size)
        clock = FrameTicks(perSecond: 100, shortest: shortestDelay)
    }

    /// Takes the next frame; the one before, once it is known how it ends.
    mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> GIFFrame? {
        let flat = isOpaque ? frame : flattening.flattened(frame)
        return try intake.take(flat, duration, within: area).flatMap { before throws(CodecError) in
            try place(before, isLast: false)
        }
    }

    /// What is left once there are no more.
    mutating func planLast() throws(CodecError) -> [GIFFrame] {
        let before = try place(try intake.finish(), isLast: true)
        return [before, waiting.map { planned($0, rect: $0.rect, isCleared: false) }].compactMap(\.self)
    }

    private mutating func place(_ next: FrameInput.Frame, isLast: Bool) throws(CodecError) -> GIFFrame? {
        guard let hundredths = try hundredths(for: next.duration, isLast: isLast) else { return nil }
        defer { hasDropped = false }
        guard let waiting else {
            self.waiting = PendingFrame(
                bitmap: next.bitmap, hundredths: hundredths, base: nil, rect: PixelRect(whole: size))
            return nil
        }
        let changes = hasDropped ? changedRect(from: waiting.bitmap, to: next.bitmap) : next.changes
        let cleared = isOpaque ? nil : changes.flatMap { clearedRect(from: waiting.bitmap, to: next.bitmap, in: $0) }
        var (base, rect, drawn) = (waiting.bitmap, waiting.rect, changes)
        if let cleared {
            rect = rect.union(cleared)
            base.clear(rect)
            drawn = changedRect(from: base, to: next.bitmap)
        }
        self.waiting = PendingFrame(
            bitmap: next.bitmap, hundredths: hundredths, base: base,
            rect: drawn ?? PixelRect(x: 0, y: 0, width: 1, height: 1))
        return planned(waiting, rect: rect, isCleared: cleared != nil)
    }

    private func planned(_ frame: PendingFrame, rect: PixelRect, isCleared: Bool) -> GIFFrame {
        GIFFrame(
            bitmap: frame.bitmap, base: frame.base, rect: rect, isCleared: isCleared, hundredths: frame.hundredths)
    }

    /// Nil for a frame that gets no time.
    private mutating func hundredths(for duration: FrameTime, isLast: Bool) throws(CodecError) -> Int? {
        let number = report.frameCount + report.framesDropped
        guard let ticks = clock.ticks(for: duration, isLast: isLast),
            ticks <= GIFStep.longestDelay * FrameTicks.maximumParts
        else {
            throw .frameDuration(frame: number, duration)
        }
        report.note(duration, ticks: ticks, exactEnd: clock.now, writtenEnd: clock.end)
        if ticks == 0 { hasDropped = true }
        return ticks > 0 ? ticks : nil
    }
}

extension GIF.Report {
    fileprivate mutating func note(_ duration: FrameTime, ticks: Int, exactEnd: FrameTime, writtenEnd: Int) {
        if ticks == 0 { framesDropped += 1 } else { frameCount += 1 }
        if FrameTime(ticks, over: 100) != duration { delaysRounded += 1 }
        guard let late = FrameTime(writtenEnd, over: 100).subtracting(exactEnd) else { return }
        largestShift = max(largestShift, late < .zero ? FrameTime(-late.numerator, over: late.denominator) : late)
    }
}

extension PixelRect {
    /// Around both.
    func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}
