public import FramewrightDrawing

/// Frames in, the bytes of a file out, chunk by chunk: memory is that of a few frames, however many there are.
///
/// `append` and `finish` do all on the caller's thread. Underneath lie four parts, for callers with more threads: `plan` and
/// `planLast` say in the frames' order what is to be done, any thread runs the steps, and what they make is written in the
/// order they were planned in, then comes `end`. Either way the same frames and options give the same bytes.
///
/// Nothing reaches the sink before the first frame is complete; after an error nothing more may be asked of the encoder, and
/// what the sink has is no file.
public protocol AnimationEncoder {
    associatedtype Step: EncodingStep

    /// Takes the next frame, shown for `duration`. All are of one size, and the duration is above 0.
    ///
    /// `area` holds all pixels unlike the frame's before, where that is known: no others are compared then.
    /// - Returns: what is known by now to be done; nil where that hangs on the next frame. Holds on to three frames at most.
    mutating func plan(frame: Bitmap, duration: FrameTime, within area: PixelRect?) throws(CodecError) -> Step?

    /// What is left to be done once there are no more frames.
    mutating func planLast() throws(CodecError) -> [Step]

    /// What a step made, in the order of the steps.
    mutating func write(_ outcome: Step.Outcome) throws(CodecError)

    /// Ends the file. The patches, if there are any, have to be written over its start: a format may have to say there what is
    /// known only here.
    mutating func end() throws(CodecError) -> [BytePatch]
}

/// What needs no other frame's bytes: differences, colours and compression, nearly all of an encoder's work.
public protocol EncodingStep: Sendable {
    /// Bytes of the file, and what the encoder notes of them.
    associatedtype Outcome: Sendable

    /// On any thread.
    func run() throws(CodecError) -> Outcome
}

extension AnimationEncoder {
    /// The next frame, of which it is not known what changed.
    public mutating func plan(frame: Bitmap, duration: FrameTime) throws(CodecError) -> Step? {
        try plan(frame: frame, duration: duration, within: nil)
    }

    /// The next frame, shown for `duration`. All are of one size, and the duration is above 0.
    public mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError) {
        if let step = try plan(frame: frame, duration: duration) { try write(try step.run()) }
    }

    /// Hands out what is left, and the patches.
    public mutating func finish() throws(CodecError) -> [BytePatch] {
        for step in try planLast() { try write(try step.run()) }
        return try end()
    }
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
