public import FramewrightDrawing

/// The results of a first pass over all frames of an animation: the number of distinct consecutive frames, the colours
/// with their frequencies, and whether all pixels are opaque.
///
/// Frames are a pure function of time, so drawing them twice costs time but no memory. With a survey, an APNG needs no
/// patch and uses the smallest of palette, RGB and RGBA; a GIF uses one palette for all frames. A survey takes a few
/// megabytes.
///
/// The first frame often settles an APNG's layout: if `settlesAPNG` is true, the survey can stop there. The encoder
/// then throws `CodecError.colorsNotSurveyed` for a later frame that does not fit.
public struct AnimationSurvey: Sendable {
    /// The size of each frame in pixels.
    public let size: PixelSize
    /// The number of frames, consecutive equal ones counted as one.
    public private(set) var frameCount = 0
    /// The number of frames of an APNG, in which a frame of many minutes is split into several.
    private(set) var apngFrameCount = 0
    /// The total duration of all frames.
    public private(set) var duration = FrameTime.zero
    /// True if no pixel is translucent.
    public var isOpaque: Bool { colors.isOpaque }
    /// The colours of the first frame, of the changed pixels of each later frame, and, once per frame, of the pixels
    /// that never change.
    private(set) var colors = ColorCounts(findsUnused: true)
    /// True after `finish`: all frames were surveyed.
    public private(set) var isWhole = false
    /// True if no palette can hold the colours counted so far. Further frames then change an APNG's layout only if
    /// they have translucent pixels or the one colour (of 16 million) that was chosen as the colour key.
    public var settlesAPNG: Bool { colors.colors.count > 256 }
    private var intake: FrameInput
    private var apngClock = APNGClock()
    /// The bounding rectangle of all changes.
    private var changed: PixelRect?

    /// Creates an empty survey of frames of `size`.
    public init(size: PixelSize) {
        self.size = size
        intake = FrameInput(size: size)
    }

    /// Creates a complete survey from counts made elsewhere, for a GIF.
    init(size: PixelSize, frameCount: Int, duration: FrameTime, colors: ColorCounts) {
        (self.size, self.frameCount, self.duration, self.colors) = (size, frameCount, duration, colors)
        intake = FrameInput(size: size)
        isWhole = true
    }

    /// Surveys frames in memory.
    public init(_ frames: [AnimationFrame]) throws(CodecError) {
        guard let first = frames.first else { throw .noFrames }
        self.init(size: first.bitmap.size)
        for frame in frames { try append(frame: frame.bitmap, duration: frame.duration) }
        try finish()
    }

    /// Surveys the next frame. Frames must come in the same order as for the encoder.
    ///
    /// - Parameter area: A rectangle outside which the frame equals the previous one, if known.
    public mutating func append(
        frame: Bitmap, duration: FrameTime, within area: PixelRect? = nil
    ) throws(CodecError) {
        let base = intake.held?.bitmap
        let before = try intake.take(frame, duration, within: area)
        if let before { countAPNG(before) }
        if before != nil || base == nil { count(frame, over: base) }
        if let sum = self.duration.adding(duration) { self.duration = sum }
    }

    /// Ends the survey after the last frame.
    public mutating func finish() throws(CodecError) {
        let last = try intake.finish()
        countAPNG(last)
        colors.countUnchanged(last.bitmap, around: changed, frameCount: frameCount)
        isWhole = true
    }

    /// Durations too long for the format count as one frame: the encoder rejects them.
    private mutating func countAPNG(_ frame: FrameInput.Frame) {
        apngFrameCount += apngClock.delays(for: frame.duration)?.count ?? 1
    }

    /// Counts at once instead of with the next frame, which may be painted into this one's memory.
    private mutating func count(_ frame: Bitmap, over base: Bitmap?) {
        frameCount += 1
        guard let base else { return colors.count(frame, in: PixelRect(size)) }
        guard let rect = intake.held?.changes else { return }
        colors.count(frame, over: base, in: rect)
        changed = changed?.union(rect) ?? rect
    }
}

extension ColorCounts {
    /// Counts the pixels outside `changed`, which are the same in every frame; those of the first frame were counted.
    mutating func countUnchanged(_ last: Bitmap, around changed: PixelRect?, frameCount: Int) {
        for rect in PixelRect(last.size).parts(around: changed) {
            count(last, in: rect, weight: frameCount - 1)
        }
    }
}

extension PixelRect {
    /// Returns the parts of this rectangle above, below, left and right of `hole`; if it is nil, the whole rectangle.
    fileprivate func parts(around hole: PixelRect?) -> [PixelRect] {
        guard let hole else { return [self] }
        let (right, bottom) = (hole.x + hole.width, hole.y + hole.height)
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: bottom, width: width, height: y + height - bottom),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: right, y: hole.y, width: x + width - right, height: hole.height),
        ]
    }
}
