public import FramewrightDrawing

/// Writes an animated WebP (WebP container specification: VP8X, ANIM, ANMF), each frame as the rectangle that changed.
///
/// A RIFF file stores its length at the beginning, so `finish` returns a patch.
public struct WebPEncoder: AnimationEncoder {
    private let size: PixelSize
    private let options: WebP.Options
    private let sink: ByteSink
    private var intake: FrameInput
    private var clock = FrameTicks(perSecond: 1000)
    /// The canvas after the last planned frame.
    private var shown: Bitmap?
    private var hasAlpha = false
    private var byteCount = 0
    private var frameCount = 0

    /// Creates an encoder; writes nothing yet.
    /// - Throws: `CodecError` if the format cannot store the size or an option.
    public init(size: PixelSize, _ options: WebP.Options = WebP.Options(), sink: @escaping ByteSink) throws(CodecError)
    {
        try options.check(size)
        (self.size, self.options, self.sink) = (size, options, sink)
        intake = FrameInput(size: size)
    }

    /// Plans the next frame; returns the step for the frame before it.
    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> WebPStep? {
        try intake.take(frame, duration, within: area).flatMap { before throws(CodecError) in
            try place(before, isLast: false)
        }
    }

    /// Returns the step of the last frame.
    public mutating func planLast() throws(CodecError) -> [WebPStep] {
        [try place(try intake.finish(), isLast: true)].compactMap(\.self)
    }

    /// Writes a compressed frame, after the header if it is the first.
    public mutating func write(_ frame: WebPStep.Outcome) throws(CodecError) {
        if byteCount == 0 { try emit(header + loop) }
        hasAlpha = hasAlpha || !frame.isOpaque
        try emit(frame.bytes)
    }

    /// Returns the patch that stores the file's length and whether it has alpha.
    public mutating func end() throws(CodecError) -> [BytePatch] {
        guard byteCount - 8 <= 0xFFFF_FFFE else {
            throw .encoderFailed(format: "WebP", reason: "the file is longer than 4 GB")
        }
        return [BytePatch(offset: 0, bytes: header)]
    }

    /// Returns nil for a dropped frame.
    private mutating func place(_ frame: FrameInput.Frame, isLast: Bool) throws(CodecError) -> WebPStep? {
        guard let ticks = clock.ticks(for: frame.duration, isLast: isLast),
            ticks <= WebPStep.longestTime * FrameTicks.maximumParts
        else {
            throw .frameDuration(frame: frameCount, frame.duration)
        }
        guard ticks > 0 else { return nil }
        frameCount += 1
        defer { shown = frame.bitmap }
        return WebPStep(bitmap: frame.bitmap, base: shown, milliseconds: ticks, options: options)
    }

    /// Signature, length and VP8X: the part that is patched.
    private var header: [UInt8] {
        let flags: UInt8 = 0b10 | (hasAlpha ? 0b1_0000 : 0)
        let features = [flags, 0, 0, 0] + littleEndian24(size.width - 1) + littleEndian24(size.height - 1)
        return Array("RIFF".utf8) + littleEndian32(max(0, byteCount - 8)) + Array("WEBP".utf8)
            + riffChunk("VP8X", features)
    }

    /// The ANIM chunk, with a transparent background.
    private var loop: [UInt8] {
        riffChunk("ANIM", [0, 0, 0, 0, UInt8(options.loopCount & 255), UInt8(options.loopCount >> 8)])
    }

    private mutating func emit(_ bytes: [UInt8]) throws(CodecError) {
        byteCount += bytes.count
        try sink(bytes)
    }
}

/// Returns a chunk, padded to an even length.
func riffChunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    Array(type.utf8) + littleEndian32(payload.count) + payload + [UInt8](repeating: 0, count: payload.count & 1)
}

func littleEndian24(_ number: Int) -> [UInt8] { Array(littleEndian32(number).prefix(3)) }

private func littleEndian32(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}
