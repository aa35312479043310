public import FramewrightDrawing

/// Encodes frames to the bytes of a file, chunk by chunk; memory holds a few frames, however many there are.
///
/// `append` and `finish` do everything on the caller's thread. To use several threads, call `plan` for each frame in
/// order and then `planLast`, run the returned steps on any threads, pass their results to `write` in the order in
/// which the steps were planned, then call `end`. Both ways give the same bytes for the same frames and options.
///
/// The sink receives nothing before the first frame is complete. After an error, the encoder must not be used any
/// more, and the bytes written are not a valid file.
public protocol AnimationEncoder {
    associatedtype Step: EncodingStep

    /// Takes the next frame, shown for `duration`, which must be above 0. All frames have the same size.
    ///
    /// - Parameter area: A rectangle outside which the frame equals the previous one, if known. Only its pixels are
    ///   compared.
    /// - Returns: The step that can be done now, or nil if it depends on the next frame. At most three frames are
    ///   retained.
    mutating func plan(frame: Bitmap, duration: FrameTime, within area: PixelRect?) throws(CodecError) -> Step?

    /// Returns the remaining steps after the last frame.
    mutating func planLast() throws(CodecError) -> [Step]

    /// Writes the outcome of a step. Call in the order of the steps.
    mutating func write(_ outcome: Step.Outcome) throws(CodecError)

    /// Ends the file. The returned patches must be written over its beginning, for formats that store there a value
    /// known only now.
    mutating func end() throws(CodecError) -> [BytePatch]
}

/// The work on one frame that needs no other step's output: differences, colours and compression, nearly all of an
/// encoder's work.
public protocol EncodingStep: Sendable {
    /// The bytes of the frame, and statistics for the encoder.
    associatedtype Outcome: Sendable

    /// Does the work. May be called on any thread.
    func run() throws(CodecError) -> Outcome
}

extension AnimationEncoder {
    /// Plans the next frame if it is not known which pixels changed.
    public mutating func plan(frame: Bitmap, duration: FrameTime) throws(CodecError) -> Step? {
        try plan(frame: frame, duration: duration, within: nil)
    }

    /// Encodes the next frame, shown for `duration`, which must be above 0. All frames have the same size.
    public mutating func append(frame: Bitmap, duration: FrameTime) throws(CodecError) {
        if let step = try plan(frame: frame, duration: duration) { try write(try step.run()) }
    }

    /// Encodes the remaining frames, ends the file and returns the patches for its beginning.
    public mutating func finish() throws(CodecError) -> [BytePatch] {
        for step in try planLast() { try write(try step.run()) }
        return try end()
    }
}

/// A frame of an animation, in memory.
public struct AnimationFrame: Hashable, Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// The time for which the frame is shown.
    public var duration: FrameTime

    /// Creates a frame from its pixels and duration.
    public init(_ bitmap: Bitmap, duration: FrameTime) { (self.bitmap, self.duration) = (bitmap, duration) }
}

/// Collects the bytes that a sink receives.
public final class ByteCollector {
    /// The bytes received so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty collector.
    public init() {}

    /// Appends bytes.
    public func take(_ more: [UInt8]) { bytes += more }

    /// Encodes all frames to the end of the file and applies the patches.
    public func encode(_ frames: [AnimationFrame], by encoder: inout some AnimationEncoder) throws(CodecError) {
        for frame in frames { try encoder.append(frame: frame.bitmap, duration: frame.duration) }
        for patch in try encoder.finish() { patch.apply(to: &bytes) }
    }
}
