public import FramewrightDrawing

/// Writes frames as plain pixels (straight, row-major RGBA8) for programs that get size and frame rate by other means
/// (`ffmpeg -f rawvideo -pixel_format rgba -video_size WxH -framerate N`).
public struct RawVideoEncoder: AnimationEncoder {
    private let sink: ByteSink
    private var repeater: FrameRepeater

    /// Creates an encoder; frames longer than `frameDuration` are repeated.
    /// - Throws: `CodecError.invalidOption` if `frameDuration` is not a possible frame rate.
    public init(size: PixelSize, frameDuration: FrameTime, sink: @escaping ByteSink) throws(CodecError) {
        repeater = try FrameRepeater(size: size, frameDuration: frameDuration)
        self.sink = sink
    }

    /// Plans the next frame; returns the step for the frame before it.
    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> RawVideoStep? {
        try repeater.take(frame, duration, within: area).flatMap { RawVideoStep($0) }
    }

    /// Returns the step of the last frame.
    public mutating func planLast() throws(CodecError) -> [RawVideoStep] {
        [RawVideoStep(try repeater.finish())].compactMap(\.self)
    }

    /// Writes a frame as often as it is repeated.
    public mutating func write(_ frame: RepeatedBytes) throws(CodecError) {
        for _ in 0..<frame.count { try sink(frame.bytes) }
    }

    /// Does nothing: raw video has no end marker.
    public mutating func end() throws(CodecError) -> [BytePatch] { [] }
}

/// A planned frame of raw video.
public struct RawVideoStep: EncodingStep {
    private let frame: FrameRepeater.Frame

    /// Fails for a dropped frame.
    init?(_ frame: FrameRepeater.Frame) {
        guard frame.count > 0 else { return nil }
        self.frame = frame
    }

    /// Converts the frame to straight RGBA.
    public func run() throws(CodecError) -> RepeatedBytes {
        RepeatedBytes(bytes: straightBytes(frame.bitmap.pixels), count: frame.count)
    }
}

/// Bytes that are written several times in a row.
public struct RepeatedBytes: Sendable {
    let bytes: [UInt8]
    let count: Int
}

/// Converts frames of any duration to multiples of one duration, with each exact end rounded to the nearest.
struct FrameRepeater {
    typealias Frame = (bitmap: Bitmap, count: Int)

    private var intake: FrameInput
    private var clock: FrameTicks

    /// Creates a repeater; frame rates are limited to 1,000 per second and to 32-bit fractions.
    init(size: PixelSize, frameDuration: FrameTime) throws(CodecError) {
        guard frameDuration >= .milliseconds(1), Int32(exactly: frameDuration.numerator) != nil,
            Int32(exactly: frameDuration.denominator) != nil
        else {
            throw .invalidOption(
                name: "frame duration", value: "\(frameDuration)",
                allowed: "a time from 1/1000 s up, of terms below 2147483648")
        }
        intake = FrameInput(size: size)
        clock = FrameTicks(perSecond: frameDuration.denominator, over: frameDuration.numerator)
    }

    mutating func take(_ bitmap: Bitmap, _ duration: FrameTime, within area: PixelRect?) throws(CodecError) -> Frame? {
        guard let frame = try intake.take(bitmap, duration, within: area) else { return nil }
        return (frame.bitmap, try count(frame, isLast: false))
    }

    mutating func finish() throws(CodecError) -> Frame {
        let frame = try intake.finish()
        return (frame.bitmap, try count(frame, isLast: true))
    }

    private mutating func count(_ frame: FrameInput.Frame, isLast: Bool) throws(CodecError) -> Int {
        guard let ticks = clock.ticks(for: frame.duration, isLast: isLast) else {
            throw .frameDuration(frame: intake.count - (isLast ? 1 : 2), frame.duration)
        }
        return ticks
    }
}
