public import FramewrightDrawing

/// Frames in, the bytes of a file out, chunk by chunk: memory is that of a few frames, however many there are.
///
/// The same frames and options give the same bytes. Nothing reaches the sink before the first frame is complete; after an
/// error nothing more may be asked of the encoder, and what the sink has is no file.
public protocol AnimationEncoder {
    /// The next frame, shown for `duration`. All are of one size, and the duration is above 0.
    mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError)

    /// Hands out what is left. The patches, if there are any, have to be written over the file's start: a format may have to
    /// say there what is known only here.
    mutating func finish() throws(CodecError) -> [BytePatch]
}

/// A frame of an animation that is in memory.
public struct AnimationFrame: Hashable, Sendable {
    public var bitmap: Bitmap
    public var duration: FrameTime

    public init(_ bitmap: Bitmap, duration: FrameTime) { (self.bitmap, self.duration) = (bitmap, duration) }
}

/// What a sink was given, in one piece.
public final class ByteCollector {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public func take(_ more: [UInt8]) { bytes += more }

    /// All frames and the patches, to the end of the file.
    public func encode(_ frames: [AnimationFrame], by encoder: inout some AnimationEncoder) throws(CodecError) {
        for frame in frames { try encoder.append(frame: frame.bitmap, duration: frame.duration) }
        for patch in try encoder.finish() { patch.apply(to: &bytes) }
    }
}
