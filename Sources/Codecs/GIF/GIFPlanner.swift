import FramewrightDrawing

/// A frame that the GIF shows.
struct GIFFrame: Sendable {
    let bitmap: Bitmap
    /// The canvas below the frame; nil for the first.
    let base: Bitmap?
    /// The rectangle that is drawn or cleared.
    let rect: PixelRect
    /// True if the rectangle is cleared to transparent after the frame's delay.
    let isCleared: Bool
    let hundredths: Int
}

/// Selects the frames of an animation that the GIF shows, their delays, and the rectangle each draws over the canvas.
/// Works one frame behind its input, because pixels that become transparent in the next frame are cleared by the
/// disposal of the frame before it.
struct GIFPlanner {
    /// The loss of timing; complete after the last frame.
    private(set) var report = GIF.Report()
    /// The first frame of the file; nil until it is known.
    var first: Bitmap? { waiting?.bitmap }
    private let size: PixelSize
    private let flattening: Flattening
    /// True if the caller guarantees that all frames are opaque.
    private let isOpaque: Bool
    private var intake: FrameInput
    private var clock: FrameTicks
    private var waiting: PendingFrame?
    /// True if the last input frame was dropped, so that its differences do not refer to the waiting frame.
    private var hasDropped = false

    /// A frame and the canvas it is drawn on.
    private struct PendingFrame {
        let bitmap: Bitmap
        let hundredths: Int
        let base: Bitmap?
        /// The rectangle to draw.
        let rect: PixelRect
    }

    init(size: PixelSize, shortestDelay: Int, flattening: Flattening, isOpaque: Bool) {
        (self.size, self.flattening, self.isOpaque) = (size, flattening, isOpaque)
        intake = FrameInput(size: size)
        clock = FrameTicks(perSecond: 100, shortest: shortestDelay)
    }

    /// Takes the next frame; returns the one before it once its disposal is known.
    mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> GIFFrame? {
        let flat = isOpaque ? frame : flattening.flattened(frame)
        return try intake.take(flat, duration, within: area).flatMap { before throws(CodecError) in
            try place(before, isLast: false)
        }
    }

    /// Returns the remaining frames after the last input.
    mutating func planLast() throws(CodecError) -> [GIFFrame] {
        let before = try place(try intake.finish(), isLast: true)
        return [before, waiting.map { planned($0, rect: $0.rect, isCleared: false) }].compactMap(\.self)
    }

    private mutating func place(_ next: FrameInput.Frame, isLast: Bool) throws(CodecError) -> GIFFrame? {
        guard let hundredths = try hundredths(for: next.duration, isLast: isLast) else { return nil }
        defer { hasDropped = false }
        guard let waiting else {
            self.waiting = PendingFrame(
                bitmap: next.bitmap, hundredths: hundredths, base: nil, rect: PixelRect(size))
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

    /// Returns the delay in hundredths of a second; nil for a dropped frame.
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
