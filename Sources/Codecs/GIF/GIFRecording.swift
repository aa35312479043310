public import FramewrightDrawing

/// The changes of all frames of an animation, kept from a first pass: a GIF can be written from them without drawing
/// the frames again.
///
/// Made by a `GIFRecorder`. Takes eight bytes per run of pixels with equal changes.
public struct GIFRecording: Sendable {
    /// The survey of the frames, from which the palette is made.
    let survey: AnimationSurvey
    let frames: [RecordedFrame]
    /// The planner, with the timing of the frames.
    let planner: GIFPlanner
}

/// A recorded frame, as runs instead of pixels.
struct RecordedFrame: Sendable {
    let rect: PixelRect
    let hundredths: Int
    let runs: FrameRuns
}

/// Surveys the frames of an animation for a GIF without dithering, and records their changes.
///
/// Keeps no recording if a pixel is translucent, if a frame has more colours than a run can number, or if the
/// recording would exceed `limit`. Then only the survey remains, and the frames have to be passed to a `GIFEncoder`
/// again, which writes the same bytes.
public struct GIFRecorder: AnimationEncoder {
    /// The maximum size of a recording in bytes.
    static let limit = 64 << 20

    private let size: PixelSize
    private let limit: Int
    private var planner: GIFPlanner
    private var colors = ColorCounts(findsUnused: false)
    private var duration = FrameTime.zero
    /// The bounding rectangle of all changes after the first frame.
    private var changed: PixelRect?
    private var last: Bitmap?
    private var frames: [RecordedFrame] = []
    private var bytes = 0
    /// True once recording has stopped.
    private var isOver = false

    /// Creates a recorder.
    /// - Parameter shortestDelay: The minimum delay of the GIF, in hundredths of a second.
    public init(size: PixelSize, shortestDelay: Int = GIF.Options().shortestDelay) {
        self.init(size: size, shortestDelay: shortestDelay, limit: Self.limit)
    }

    init(size: PixelSize, shortestDelay: Int, limit: Int) {
        self.limit = limit
        planner = GIFPlanner(
            size: size, shortestDelay: shortestDelay, flattening: Flattening(background: nil), isOpaque: true)
        self.size = size
    }

    /// The survey; complete after `finish`.
    public var survey: AnimationSurvey {
        AnimationSurvey(size: size, frameCount: planner.report.frameCount, duration: duration, colors: colors)
    }

    /// The recording; complete after `finish`, nil if none was kept.
    public var recording: GIFRecording? {
        isOver ? nil : GIFRecording(survey: survey, frames: frames, planner: planner)
    }

    /// Plans the next frame; returns the step for the frame before it.
    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> GIFRecordingStep? {
        if let sum = self.duration.adding(duration) { self.duration = sum }
        return try planner.plan(frame: frame, duration: duration, within: area).map { step($0) }
    }

    /// Returns the steps of the remaining frames.
    public mutating func planLast() throws(CodecError) -> [GIFRecordingStep] {
        let frames = try planner.planLast()
        last = frames.last?.bitmap
        return frames.map { step($0) }
    }

    private mutating func step(_ frame: GIFFrame) -> GIFRecordingStep {
        if frame.base != nil { changed = changed?.union(frame.rect) ?? frame.rect }
        return GIFRecordingStep(frame: frame, isCountedOnly: isOver)
    }

    /// Counts the colours of a frame and keeps its runs.
    public mutating func write(_ outcome: GIFRecordingStep.Outcome) throws(CodecError) {
        switch outcome.content {
        case .recorded(let frame):
            for number in frame.runs.drawnColors { colors.add(frame.runs.colors[number], frame.runs.counts[number]) }
            bytes += frame.runs.byteCount
            isOver = isOver || !frame.runs.isOpaque || bytes > limit
            frames.append(frame)
        case .counted(let counts):
            for (color, count) in zip(counts.colors, counts.counts) { colors.add(color, count) }
            isOver = true
        }
        if isOver { frames = [] }
    }

    /// Completes the survey. Needs no patches.
    public mutating func end() throws(CodecError) -> [BytePatch] {
        if let last { colors.countUnchanged(last, around: changed, frameCount: planner.report.frameCount) }
        last = nil
        return []
    }
}

/// The recording of one frame.
public struct GIFRecordingStep: EncodingStep {
    let frame: GIFFrame
    /// True if recording has stopped. When that is noticed depends on the threads; the same colours are counted in the
    /// same order either way.
    let isCountedOnly: Bool

    /// The recorded changes, or only the counted colours.
    public struct Outcome: Sendable {
        enum Content {
            case recorded(RecordedFrame)
            /// The colours of a frame that is not recorded.
            case counted(ColorCounts)
        }

        let content: Content
    }

    /// Records or counts the frame.
    public func run() -> Outcome {
        let spans = GIFStep.spans(of: frame)
        guard !isCountedOnly, let runs = FrameRuns(spans, of: frame.bitmap, over: frame.base) else {
            var counts = ColorCounts(findsUnused: false)
            frame.count(spans, by: &counts)
            return Outcome(content: .counted(counts))
        }
        return Outcome(
            content: .recorded(RecordedFrame(rect: frame.rect, hundredths: frame.hundredths, runs: runs)))
    }
}
