public import FramewrightDrawing

/// Writes an animated WebP (WebP container specification: VP8X, ANIM, ANMF), each frame as the rectangle that changed.
///
/// A RIFF file says its length at its start; so `finish` returns a patch.
public struct WebPEncoder: AnimationEncoder {
    private let size: PixelSize
    private let options: WebP.Options
    private let sink: ByteSink
    private var intake: FrameIntake
    private var clock = FrameTicks(perSecond: 1000)
    /// What the last frame written left to see.
    private var shown: Bitmap?
    private var hasAlpha = false
    private var byteCount = 0
    private var frameCount = 0

    /// Nothing is written yet. Throws for sizes and options the format can't hold.
    public init(size: PixelSize, _ options: WebP.Options = WebP.Options(), sink: @escaping ByteSink) throws(CodecError)
    {
        try options.check(size)
        (self.size, self.options, self.sink) = (size, options, sink)
        intake = FrameIntake(size: size)
    }

    public mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError) {
        if let before = try intake.take(frame, duration) { try write(before, isLast: false) }
    }

    public mutating func finish() throws(CodecError) -> [BytePatch] {
        try write(try intake.finish(), isLast: true)
        guard byteCount - 8 <= 0xFFFF_FFFE else {
            throw .encoderFailed(format: "WebP", reason: "the file is longer than 4 GB")
        }
        return [BytePatch(offset: 0, bytes: header)]
    }

    private mutating func write(_ frame: FrameIntake.Frame, isLast: Bool) throws(CodecError) {
        guard let ticks = clock.ticks(for: frame.duration, isLast: isLast), ticks <= 0xFF_FFFF else {
            throw .frameDuration(frame: frameCount, frame.duration)
        }
        // A frame that gets no time is not shown.
        guard ticks > 0 else { return }
        if shown == nil { try emit(header + loop) }
        let (rect, picture, isBlended) = rectangle(of: frame.bitmap)
        hasAlpha = hasAlpha || !isOpaque(picture.pixels)
        let chunks = try LibWebP.chunks(of: picture, options)
        // ANMF's flags: bit 1 keeps what the canvas shows from being blended with.
        let control =
            littleEndian24(rect.x / 2) + littleEndian24(rect.y / 2) + littleEndian24(rect.width - 1)
            + littleEndian24(rect.height - 1) + littleEndian24(ticks) + [isBlended ? 0 : 2]
        try emit(riffChunk("ANMF", control + chunks))
        shown = frame.bitmap
        frameCount += 1
    }

    /// The pixels that changed; those among them that did not are transparent where that is possible, which lossless
    /// compression likes.
    private func rectangle(of frame: Bitmap) -> (PixelRect, Bitmap, isBlended: Bool) {
        let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let shown else { return (canvas, frame, false) }
        var rect = changedRect(from: shown, to: frame) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        // Offsets are stored halved.
        rect = PixelRect(
            x: rect.x & ~1, y: rect.y & ~1, width: rect.width + rect.x & 1, height: rect.height + rect.y & 1)
        if options.quality == .lossless, let overlay = Overlay(frame, over: shown, in: rect, clear: 0),
            overlay.unchanged * 8 > rect.width * rect.height
        {
            return (rect, overlay.bitmap, true)
        }
        return (rect, Overlay(frame, in: rect).bitmap, false)
    }

    /// Signature, length and VP8X: the part that is patched.
    private var header: [UInt8] {
        let flags: UInt8 = 0b10 | (hasAlpha ? 0b1_0000 : 0)
        let features = [flags, 0, 0, 0] + littleEndian24(size.width - 1) + littleEndian24(size.height - 1)
        return Array("RIFF".utf8) + littleEndian32(max(0, byteCount - 8)) + Array("WEBP".utf8)
            + riffChunk("VP8X", features)
    }

    /// On nothing.
    private var loop: [UInt8] {
        riffChunk("ANIM", [0, 0, 0, 0, UInt8(options.loopCount & 255), UInt8(options.loopCount >> 8)])
    }

    private mutating func emit(_ bytes: [UInt8]) throws(CodecError) {
        byteCount += bytes.count
        try sink(bytes)
    }
}

/// Filled to an even length.
private func riffChunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    Array(type.utf8) + littleEndian32(payload.count) + payload + [UInt8](repeating: 0, count: payload.count & 1)
}

private func littleEndian24(_ number: Int) -> [UInt8] { Array(littleEndian32(number).prefix(3)) }

private func littleEndian32(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}
