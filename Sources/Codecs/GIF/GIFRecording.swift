public import FramewrightDrawing

/// What the frames of a film draw, kept from a first look at them: a GIF is written of it without another.
///
/// Made by a `GIFRecorder`. Eight bytes for as many pixels side by side as are drawn alike: of the film of `export/` 8.7 MB.
public struct GIFRecording: Sendable {
    /// Of the frames shown; the palette is made from it.
    let survey: AnimationSurvey
    let frames: [RecordedFrame]
    /// With the frames' times.
    let planner: GIFPlanner
}

/// A frame, without its pixels.
struct RecordedFrame: Sendable {
    let rect: PixelRect
    let hundredths: Int
    let runs: FrameRuns
}

/// Looks at the frames of a film that is to become a GIF without dithering: counts their colours, and keeps what they draw.
///
/// Nothing is kept of a film with a translucent pixel, of one whose frames have more colours than a run can name, and of one that
/// would take more than `limit`: then there is only the survey, and the frames have to be given to a `GIFEncoder` again. It
/// writes the same bytes.
public struct GIFRecorder: AnimationEncoder {
    /// Bytes.
    static let limit = 64 << 20

    private let size: PixelSize
    private let limit: Int
    private var planner: GIFPlanner
    private var colors = ColorCounts(findsUnused: false)
    private var duration = FrameTime.zero
    /// Around all that changed after the first frame.
    private var changed: PixelRect?
    private var last: Bitmap?
    private var frames: [RecordedFrame] = []
    private var bytes = 0
    /// Nothing is kept any more.
    private var isOver = false

    /// The delay is that of the file to be.
    public init(size: PixelSize, shortestDelay: Int = GIF.Options().shortestDelay) {
        self.init(size: size, shortestDelay: shortestDelay, limit: Self.limit)
    }

    init(size: PixelSize, shortestDelay: Int, limit: Int) {
        self.limit = limit
        planner = GIFPlanner(
            size: size, shortestDelay: shortestDelay, flattening: Flattening(background: nil), isOpaque: true)
        self.size = size
    }

    /// Complete after `finish`.
    public var survey: AnimationSurvey {
        AnimationSurvey(size: size, frameCount: planner.report.frameCount, duration: duration, colors: colors)
    }

    /// Complete after `finish`; nil where nothing is kept.
    public var recording: GIFRecording? {
        isOver ? nil : GIFRecording(survey: survey, frames: frames, planner: planner)
    }

    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> GIFRecordingStep? {
        if let sum = self.duration.adding(duration) { self.duration = sum }
        return try planner.plan(frame: frame, duration: duration, within: area).map { step($0) }
    }

    public mutating func planLast() throws(CodecError) -> [GIFRecordingStep] {
        let frames = try planner.planLast()
        last = frames.last?.bitmap
        return frames.map { step($0) }
    }

    private mutating func step(_ frame: GIFFrame) -> GIFRecordingStep {
        if frame.base != nil { changed = changed?.union(frame.rect) ?? frame.rect }
        return GIFRecordingStep(frame: frame, isCountedOnly: isOver)
    }

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

    public mutating func end() throws(CodecError) -> [BytePatch] {
        if let last { colors.countUnchanged(last, around: changed, frameCount: planner.report.frameCount) }
        last = nil
        return []
    }
}

/// A frame that is to be recorded.
public struct GIFRecordingStep: EncodingStep {
    let frame: GIFFrame
    /// Nothing is kept any more. How soon that is known hangs on the threads: either way the same colours are counted, in the order in
    /// which they are drawn.
    let isCountedOnly: Bool

    /// What the frame draws, or what it counts.
    public struct Outcome: Sendable {
        enum Content {
            case recorded(RecordedFrame)
            /// A frame of more colours than a run can name.
            case counted(ColorCounts)
        }

        let content: Content
    }

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
