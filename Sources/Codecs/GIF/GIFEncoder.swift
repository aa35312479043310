public import FramewrightDrawing

/// Writes a GIF, one frame behind what it is given: pixels that the next frame has no longer are cleared by the frame before.
public struct GIFEncoder: AnimationEncoder {
    /// Complete after `finish`.
    public private(set) var report = GIF.Report()
    private let size: PixelSize
    private let options: GIF.Options
    private let flattening: Flattening
    private let sink: ByteSink
    private var intake: FrameIntake
    private var clock: FrameTicks
    private var colors: GIFColors
    private var waiting: WaitingFrame?

    /// A frame, and the canvas it is drawn on.
    private struct WaitingFrame {
        let bitmap: Bitmap
        let hundredths: Int
        var base: Bitmap
        /// The pixels it has to draw.
        var rect: PixelRect
    }

    /// Nothing is written yet. Throws for options the format can't hold.
    public init(size: PixelSize, _ options: GIF.Options = GIF.Options(), sink: @escaping ByteSink) throws(CodecError) {
        try options.check(size)
        (self.size, self.options, self.sink) = (size, options, sink)
        flattening = Flattening(background: options.background)
        intake = FrameIntake(size: size)
        clock = FrameTicks(perSecond: 100, shortest: options.shortestDelay)
        colors = GIFColors(options, flattening)
    }

    public mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError) {
        let flat = flattening.flattened(frame)
        if let before = try intake.take(flat, duration) { try place(before, isLast: false) }
    }

    /// No patch: the file is written straight through.
    public mutating func finish() throws(CodecError) -> [BytePatch] {
        try place(try intake.finish(), isLast: true)
        if let waiting { try write(waiting, rect: waiting.rect, isCleared: false) }
        report.colorsLost = colors.lost
        try sink([0x3B])
        return []
    }

    private mutating func place(_ next: FrameIntake.Frame, isLast: Bool) throws(CodecError) {
        guard let hundredths = try hundredths(for: next.duration, isLast: isLast) else { return }
        guard let waiting else {
            let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
            try sink(header(colors.prepare(first: next.bitmap)))
            self.waiting = WaitingFrame(
                bitmap: next.bitmap, hundredths: hundredths, base: Bitmap(size: size), rect: canvas)
            return
        }
        var (base, rect) = (waiting.bitmap, waiting.rect)
        if let cleared = clearedRect(from: waiting.bitmap, to: next.bitmap) {
            rect = rect.union(cleared)
            base.clear(rect)
            try write(waiting, rect: rect, isCleared: true)
        } else {
            try write(waiting, rect: rect, isCleared: false)
        }
        let changes = changedRect(from: base, to: next.bitmap) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        self.waiting = WaitingFrame(bitmap: next.bitmap, hundredths: hundredths, base: base, rect: changes)
    }

    /// Nil for a frame that gets no time.
    private mutating func hundredths(for duration: FrameTime, isLast: Bool) throws(CodecError) -> Int? {
        let number = report.frameCount + report.framesDropped
        guard let ticks = clock.ticks(for: duration, isLast: isLast), ticks <= 65_535 else {
            throw .frameDuration(frame: number, duration)
        }
        report.note(duration, ticks: ticks, exactEnd: clock.now, writtenEnd: clock.end)
        return ticks > 0 ? ticks : nil
    }

    private mutating func write(_ frame: WaitingFrame, rect: PixelRect, isCleared: Bool) throws(CodecError) {
        guard let overlay = Overlay(frame.bitmap, over: frame.base, in: rect, clear: 0) else {
            preconditionFailure("a pixel that is drawn is opaque")
        }
        let (indexed, palette, isLocal) = colors.index(overlay.bitmap, of: frame.bitmap, in: rect)
        report.frameCount += 1
        report.pixelsDrawn += indexed.drawn
        report.pixelsChanged += indexed.changed
        let delay = UInt16(truncatingIfNeeded: frame.hundredths)
        var bytes: [UInt8] = [0x21, 0xF9, 4, (isCleared ? 2 : 1) << 2 | 1]
        bytes += littleEndian(delay) + [palette.transparentIndex, 0, 0x2C]
        for number in [rect.x, rect.y, rect.width, rect.height] { bytes += littleEndian(UInt16(number)) }
        bytes += isLocal ? [0x80 | UInt8(palette.bits - 1)] + palette.bytes : [0]
        try sink(bytes + picture(indexed, bits: max(2, palette.bits)))
    }

    /// LZW in blocks of up to 255 bytes.
    private func picture(_ indexed: IndexedFrame, bits: Int) -> [UInt8] {
        var coder = LZW(minimumBits: bits)
        coder.encode(indexed.indices)
        var blocks: [UInt8] = [UInt8(bits)]
        blocks.reserveCapacity(coder.bytes.count + coder.bytes.count / 255 + 3)
        for start in stride(from: 0, to: coder.bytes.count, by: 255) {
            let block = coder.bytes[start..<min(start + 255, coder.bytes.count)]
            blocks.append(UInt8(block.count))
            blocks += block
        }
        return blocks + [0]
    }

    private func header(_ palette: GIFPalette) -> [UInt8] {
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
        if ticks == 0 { framesDropped += 1 }
        if FrameTime(ticks, over: 100) != duration { delaysRounded += 1 }
        guard let late = FrameTime(writtenEnd, over: 100).subtracting(exactEnd) else { return }
        largestShift = max(largestShift, late < .zero ? FrameTime(-late.numerator, over: late.denominator) : late)
    }
}

extension PixelRect {
    /// Around both.
    fileprivate func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

private func littleEndian(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
