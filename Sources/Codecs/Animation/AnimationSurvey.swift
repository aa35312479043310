public import FramewrightDrawing

/// What a first look at all frames tells an encoder for its second: how many remain when equal ones are one, which colours
/// they have and how often, and whether they are opaque.
///
/// Frames are a pure function of time, so drawing them twice costs time and no memory. With a survey an APNG needs no
/// patch and takes the leanest of palette, RGB and RGBA, a GIF one palette for all. Takes a few megabytes.
///
/// An APNG's layout is often settled by the first frame: `settlesAPNG` says so, and the encoder throws
/// `CodecError.unsurveyed` for a later frame that proves it wrong.
public struct AnimationSurvey: Sendable {
    /// Pixels of each frame.
    public let size: PixelSize
    /// How many frames there are when equal ones in a row are one.
    public private(set) var frameCount = 0
    /// How many an APNG has, which says times of many minutes in several.
    private(set) var apngFrameCount = 0
    /// How long all frames last together.
    public private(set) var duration = FrameTime.zero
    /// No pixel is translucent.
    public var isOpaque: Bool { colors.isOpaque }
    /// Of the first frame, of every later one about where it differs, and of all frames where none does.
    private(set) var colors = ColorCounts(findsUnused: true)
    /// All frames were looked at: `finish` was called.
    public private(set) var isWhole = false
    /// No palette holds the colours seen so far: more frames would change an APNG's layout only by being translucent, or by the one
    /// colour in sixteen million that was chosen to stand for transparency.
    public var settlesAPNG: Bool { colors.colors.count > 256 }
    private var intake: FrameInput
    private var apngClock = APNGClock()
    /// Around all that changed.
    private var changed: PixelRect?

    public init(size: PixelSize) {
        self.size = size
        intake = FrameInput(size: size)
    }

    /// Of frames that someone else looked at, for a GIF.
    init(size: PixelSize, frameCount: Int, duration: FrameTime, colors: ColorCounts) {
        (self.size, self.frameCount, self.duration, self.colors) = (size, frameCount, duration, colors)
        intake = FrameInput(size: size)
        isWhole = true
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
        let base = intake.held?.bitmap
        let before = try intake.take(frame, duration, within: area)
        if let before { countAPNG(before) }
        if before != nil || base == nil { count(frame, over: base) }
        if let sum = self.duration.adding(duration) { self.duration = sum }
    }

    /// There are no more.
    public mutating func finish() throws(CodecError) {
        let last = try intake.finish()
        countAPNG(last)
        colors.countUnchanged(last.bitmap, around: changed, frameCount: frameCount)
        isWhole = true
    }

    /// The encoder refuses what lasts too long.
    private mutating func countAPNG(_ frame: FrameInput.Frame) {
        apngFrameCount += apngClock.delays(for: frame.duration)?.count ?? 1
    }

    /// Nothing has to wait for the next frame, which may be painted in the memory of the one before.
    private mutating func count(_ frame: Bitmap, over base: Bitmap?) {
        frameCount += 1
        guard let base else { return colors.count(frame, in: PixelRect(whole: size)) }
        guard let rect = intake.held?.changes else { return }
        colors.count(frame, over: base, in: rect)
        changed = changed?.union(rect) ?? rect
    }
}

extension ColorCounts {
    /// What never changed is there in every frame; its first was counted.
    mutating func countUnchanged(_ last: Bitmap, around changed: PixelRect?, frameCount: Int) {
        for rect in PixelRect(whole: last.size).parts(around: changed) {
            count(last, in: rect, weight: frameCount - 1)
        }
    }
}

extension PixelRect {
    /// What lies above, below, left and right of another inside this one; this one where there is no other.
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
