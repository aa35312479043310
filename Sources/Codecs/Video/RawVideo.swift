public import FramewrightDrawing

/// Frames as nothing but their pixels: straight RGBA of eight bits, row by row, for programs that are told size and rate
/// otherwise (`ffmpeg -f rawvideo -pixel_format rgba -video_size WxH -framerate N`).
public struct RawVideoEncoder: AnimationEncoder {
    private let sink: ByteSink
    private var repeater: FrameRepeater

    /// Frames that last longer than `frameDuration` are repeated. Throws for one that is no rate.
    public init(size: PixelSize, frameDuration: FrameTime, sink: @escaping ByteSink) throws(CodecError) {
        repeater = try FrameRepeater(size: size, frameDuration: frameDuration)
        self.sink = sink
    }

    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> RawVideoStep? {
        try repeater.take(frame, duration, within: area).flatMap { RawVideoStep($0) }
    }

    public mutating func planLast() throws(CodecError) -> [RawVideoStep] {
        [RawVideoStep(try repeater.finish())].compactMap(\.self)
    }

    public mutating func write(_ frame: RepeatedBytes) throws(CodecError) {
        for _ in 0..<frame.count { try sink(frame.bytes) }
    }

    public mutating func end() throws(CodecError) -> [BytePatch] { [] }
}

/// A frame of raw video.
public struct RawVideoStep: EncodingStep {
    private let frame: FrameRepeater.Frame

    /// Nil for a frame that is not shown.
    init?(_ frame: FrameRepeater.Frame) {
        guard frame.count > 0 else { return nil }
        self.frame = frame
    }

    public func run() throws(CodecError) -> RepeatedBytes {
        RepeatedBytes(bytes: straightBytes(frame.bitmap.pixels), count: frame.count)
    }
}

/// What a file holds so many times in a row.
public struct RepeatedBytes: Sendable {
    let bytes: [UInt8]
    let count: Int
}

/// Frames of any duration as so many of equal duration, each exact end rounded to the nearest.
struct FrameRepeater {
    typealias Frame = (bitmap: Bitmap, count: Int)

    private var intake: FrameInput
    private var clock: FrameTicks

    /// Rates are up to 1,000 a second, and what a 32-bit fraction holds.
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
