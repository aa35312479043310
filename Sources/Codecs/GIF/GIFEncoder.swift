public import FramewrightDrawing

/// Writes a GIF, one frame behind what it is given: pixels that the next frame has no longer are cleared by the frame before.
public struct GIFEncoder: AnimationEncoder {
    /// Complete after `finish`.
    public private(set) var report = GIF.Report()
    private let size: PixelSize
    private let options: GIF.Options
    private let flattening: Flattening
    /// All frames are, as the survey says.
    private let isOpaque: Bool
    private let sink: ByteSink
    private var intake: FrameIntake
    private var clock: FrameTicks
    private var colors: GIFColors
    private var waiting: WaitingFrame?
    /// The frame given last is not the waiting one.
    private var hasDropped = false
    /// Until it is written.
    private var header: [UInt8] = []

    /// A frame, and the canvas it is drawn on.
    private struct WaitingFrame {
        let bitmap: Bitmap
        let hundredths: Int
        let base: Bitmap
        /// The pixels it has to draw.
        let rect: PixelRect
    }

    /// Nothing is written yet. Throws for options the format can't hold.
    public init(size: PixelSize, _ options: GIF.Options = GIF.Options(), sink: @escaping ByteSink) throws(CodecError) {
        try options.check(size)
        (self.size, self.options, self.sink) = (size, options, sink)
        flattening = Flattening(background: options.background)
        isOpaque = options.survey?.isOpaque ?? false
        intake = FrameIntake(size: size)
        clock = FrameTicks(perSecond: 100, shortest: options.shortestDelay)
        colors = GIFColors(options, flattening)
    }

    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> GIFStep? {
        let flat = isOpaque ? frame : flattening.flattened(frame)
        return try intake.take(flat, duration, within: area).flatMap { before throws(CodecError) in
            try place(before, isLast: false)
        }
    }

    public mutating func planLast() throws(CodecError) -> [GIFStep] {
        let before = try place(try intake.finish(), isLast: true)
        return [before, waiting.map { step($0, rect: $0.rect, isCleared: false) }].compactMap(\.self)
    }

    public mutating func write(_ frame: GIFStep.Outcome) throws(CodecError) {
        if !header.isEmpty { try sink(header) }
        header = []
        report.pixelsDrawn += frame.drawn
        report.pixelsChanged += frame.changed
        report.colorsLost = max(report.colorsLost, frame.lost)
        try sink(frame.bytes)
    }

    /// No patch: the file is written straight through.
    public mutating func end() throws(CodecError) -> [BytePatch] {
        try sink([0x3B])
        return []
    }

    private mutating func place(_ next: FrameIntake.Frame, isLast: Bool) throws(CodecError) -> GIFStep? {
        guard let hundredths = try hundredths(for: next.duration, isLast: isLast) else { return nil }
        defer { hasDropped = false }
        guard let waiting else {
            let palette = colors.prepare(first: next.bitmap)
            header = start(palette)
            report.colorsLost = colors.lost
            self.waiting = WaitingFrame(
                bitmap: next.bitmap, hundredths: hundredths, base: Bitmap(size: size), rect: PixelRect(whole: size))
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
        self.waiting = WaitingFrame(
            bitmap: next.bitmap, hundredths: hundredths, base: base,
            rect: drawn ?? PixelRect(x: 0, y: 0, width: 1, height: 1))
        return step(waiting, rect: rect, isCleared: cleared != nil)
    }

    private func step(_ frame: WaitingFrame, rect: PixelRect, isCleared: Bool) -> GIFStep {
        GIFStep(
            bitmap: frame.bitmap, base: frame.base, rect: rect, isCleared: isCleared, hundredths: frame.hundredths,
            colors: colors)
    }

    /// Nil for a frame that gets no time.
    private mutating func hundredths(for duration: FrameTime, isLast: Bool) throws(CodecError) -> Int? {
        let number = report.frameCount + report.framesDropped
        guard let ticks = clock.ticks(for: duration, isLast: isLast),
            ticks <= GIFStep.longestDelay * FrameTicks.mostParts
        else {
            throw .frameDuration(frame: number, duration)
        }
        report.note(duration, ticks: ticks, exactEnd: clock.now, writtenEnd: clock.end)
        if ticks == 0 { hasDropped = true }
        return ticks > 0 ? ticks : nil
    }

    private func start(_ palette: GIFPalette) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + littleEndian(UInt16(size.width)) + littleEndian(UInt16(size.height))
        // A global table, of colours of eight bits a channel.
        bytes += [0xF0 | UInt8(palette.bits - 1), palette.transparentIndex, 0] + palette.bytes
        guard options.loopCount != 1 else { return bytes }
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
        return bytes + littleEndian(UInt16(max(0, options.loopCount - 1))) + [0]
    }
}

extension GIF.Options {
    fileprivate func check(_ size: PixelSize) throws(CodecError) {
        func refuse(_ name: String, _ value: Int, unless range: ClosedRange<Int>) throws(CodecError) {
            guard !range.contains(value) else { return }
            throw .invalidOption(
                name: name, value: "\(value)", allowed: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        try refuse("loop count", loopCount, unless: 0...65_536)
        try refuse("number of colours", colorCount, unless: 2...256)
        try refuse("shortest delay", shortestDelay, unless: 1...65_535)
        if let survey, survey.size != size { throw .frameSize(frame: 0, size: size, expected: survey.size) }
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

func littleEndian(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
