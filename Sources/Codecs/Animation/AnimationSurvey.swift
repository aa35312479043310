public import FramewrightDrawing

/// What a first look at all frames tells an encoder for its second: how many remain when equal ones are one, which colours
/// they have and how often, and whether they are opaque.
///
/// Frames are a pure function of time, so drawing them twice costs time and no memory. With a survey an APNG needs no
/// patch and takes the leanest of palette, RGB and RGBA, a GIF one palette for all. Takes a few megabytes.
public struct AnimationSurvey: Sendable {
    /// Pixels of each frame.
    public let size: PixelSize
    /// How many frames there are when equal ones in a row are one.
    public private(set) var frameCount = 0
    /// How long all frames last together.
    public private(set) var duration = FrameTime.zero
    /// No pixel is translucent.
    public var isOpaque: Bool { colors.isOpaque }
    /// Of the first frame and of every later one's changed rectangle.
    private(set) var colors = ColorCounts(findsUnused: true)
    private var intake: FrameIntake

    public init(size: PixelSize) {
        self.size = size
        intake = FrameIntake(size: size)
    }

    /// Of frames that are all in memory.
    public init(_ frames: [AnimationFrame]) throws(CodecError) {
        guard let first = frames.first else { throw .noFrames }
        self.init(size: first.bitmap.size)
        for frame in frames { try append(frame: frame.bitmap, duration: frame.duration) }
        try finish()
    }

    /// The same frames in the same order as the encoder will be given.
    ///
    /// `area` holds all pixels unlike the frame's before, where that is known.
    public mutating func append(
        frame: Bitmap, duration: FrameTime, within area: PixelRect? = nil
    ) throws(CodecError) {
        if let before = try intake.take(frame, duration, within: area) { count(before) }
        if let sum = self.duration.adding(duration) { self.duration = sum }
    }

    /// Takes the last frame in.
    public mutating func finish() throws(CodecError) { count(try intake.finish()) }

    private mutating func count(_ frame: FrameIntake.Frame) {
        frameCount += 1
        let rect = frame.changes ?? PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        colors.count(frame.bitmap, in: rect)
    }
}
