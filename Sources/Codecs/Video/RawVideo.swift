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

    public mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError) {
        if let (bitmap, count) = try repeater.take(frame, duration) { try write(bitmap, count) }
    }

    public mutating func finish() throws(CodecError) -> [BytePatch] {
        let (bitmap, count) = try repeater.finish()
        try write(bitmap, count)
        return []
    }

    private func write(_ bitmap: Bitmap, _ count: Int) throws(CodecError) {
        guard count > 0 else { return }
        let bytes = allBytes(straightened(bitmap.pixels))
        for _ in 0..<count { try sink(bytes) }
    }
}

/// Frames of any duration as so many of equal duration, each exact end rounded to the nearest.
struct FrameRepeater {
    private var intake: FrameIntake
    private var clock: FrameTicks
    var isFirst = true

    /// Rates are up to 1,000 a second, and what a 32-bit fraction holds.
    init(size: PixelSize, frameDuration: FrameTime) throws(CodecError) {
        guard frameDuration >= .milliseconds(1), Int32(exactly: frameDuration.numerator) != nil,
            Int32(exactly: frameDuration.denominator) != nil
        else {
            throw .invalidOption(
                name: "frame duration", value: "\(frameDuration)",
                allowed: "a time from 1/1000 s up, of terms below 2147483648")
        }
        intake = FrameIntake(size: size)
        clock = FrameTicks(perSecond: frameDuration.denominator, over: frameDuration.numerator)
    }

    mutating func take(_ bitmap: Bitmap, _ duration: FrameTime) throws(CodecError) -> (Bitmap, Int)? {
        guard let frame = try intake.take(bitmap, duration) else { return nil }
        return (frame.bitmap, try count(frame, isLast: false))
    }

    mutating func finish() throws(CodecError) -> (Bitmap, Int) {
        let frame = try intake.finish()
        return (frame.bitmap, try count(frame, isLast: true))
    }

    private mutating func count(_ frame: FrameIntake.Frame, isLast: Bool) throws(CodecError) -> Int {
        guard let ticks = clock.ticks(for: frame.duration, isLast: isLast) else {
            throw .frameDuration(frame: intake.count - (isLast ? 1 : 2), frame.duration)
        }
        return ticks
    }
}
