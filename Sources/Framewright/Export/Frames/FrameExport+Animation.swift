import FramewrightCodecs
import FramewrightDrawing

extension FrameExport {
    /// The maximum number of views (about 100 MB) for which layouts are kept for a second pass. Beyond it, the frames
    /// are produced again.
    static let keptViews = 1 << 17

    func bytes(as format: ExportFormat, limit: Int) throws -> [UInt8] {
        precondition([.apng, .gif, .webp].contains(format), "\(format) is no single animated image")
        return try encode(as: format, "memory") { ExportSink(keeping: limit) }.sink.kept
    }

    /// Surveys the frames if the format needs it, then paints and writes them.
    ///
    /// If the frame count of an APNG can be patched in at the end, only as many frames are surveyed as its layout
    /// needs. If a later frame does not fit that layout, the file is started again after a survey of all frames.
    func encode(
        as format: ExportFormat, _ path: String, into makeSink: () throws -> ExportSink
    ) throws -> (report: ExportReport, sink: ExportSink) {
        let sink = try makeSink()
        let source = try look(for: format, isBrief: format == .apng && sink.isRewritable)
        do {
            return (try encode(source, into: sink, path: path, format: format), sink)
        } catch CodecError.colorsNotSurveyed where source.survey?.isWhole == false {
            let sink = try makeSink()
            return (try encode(try survey(), into: sink, path: path, format: format), sink)
        }
    }

    /// Surveys or records the frames, if the format needs it before they are written.
    func look(for format: ExportFormat, isBrief: Bool = false) throws -> FrameSource {
        guard format.wantsSurvey else { return FrameSource() }
        let isRecorded = format == .gif && options.dithering == .none
        return isRecorded ? try record() : try survey(isBrief: isBrief)
    }

    /// Records the drawing operations of all frames, so that they need not be painted again.
    private func record() throws -> FrameSource {
        let (kept, workers, canvases) = (FrameCache(limit: Self.keptViews), makeWorkers(), FrameCanvases())
        let queue = EncodingQueue(GIFRecorder(size: composition.size), workers)
        var counted = ExportReport(path: "", format: .gif, size: composition.size)
        try forEachFrame("looking", of: nil, by: workers, canvases, finish: { $0 }) { next in
            try queue.append(next)
            canvases.release(below: queue.oldestNeeded)
            kept.append(next.frame)
            counted.count(next.frame)
        }
        _ = try queue.finish()
        guard let recording = queue.encoder.recording else {
            return FrameSource(survey: queue.encoder.survey, kept: kept.frames)
        }
        return FrameSource(recorded: (recording, counted))
    }

    /// Surveys all frames, because the best palette is known only after the last one. A brief survey ends as soon as
    /// the layout of an APNG is settled.
    func survey(isBrief: Bool = false) throws -> FrameSource {
        var survey = AnimationSurvey(size: composition.size)
        let (kept, canvases) = (FrameCache(limit: Self.keptViews), FrameCanvases())
        do {
            try forEachFrame("looking", of: nil, by: makeWorkers(), canvases, finish: { $0 }) { next in
                try survey.append(frame: next.output, duration: next.frame.duration, within: next.changes)
                canvases.release(below: next.frame.index)
                kept.append(next.frame)
                if isBrief, survey.settlesAPNG { throw SurveyEnd() }
            }
        } catch is SurveyEnd {
            return FrameSource(survey: survey)
        }
        try survey.finish()
        return FrameSource(survey: survey, kept: kept.frames)
    }

    /// Ends a brief survey.
    private struct SurveyEnd: Error {}

    /// Paints and encodes the frames.
    func encode(
        _ source: FrameSource, into sink: ExportSink, path: String, format: ExportFormat
    ) throws -> ExportReport {
        var report = ExportReport(path: path, format: format, size: composition.size)
        do {
            if let (recording, counted) = source.recorded {
                try encode(recording, counted: counted, into: sink, report: &report)
            } else {
                try encode(source, by: try encoder(format, survey: source.survey, into: sink), into: sink, &report)
            }
        } catch let error as CodecError {
            throw sink.failure ?? error
        }
        report.bytes = sink.count
        return report
    }

    /// Paints and encodes with one shared worker pool.
    private func encode(
        _ source: FrameSource, by encoder: some AnimationEncoder, into sink: ExportSink, _ report: inout ExportReport
    ) throws {
        let (workers, canvases) = (makeWorkers(), FrameCanvases())
        let queue = EncodingQueue(encoder, workers)
        var counted = report
        try forEachFrame("drawing", of: source.kept, by: workers, canvases, finish: { $0 }) { next in
            try queue.append(next)
            canvases.release(below: queue.oldestNeeded)
            counted.count(next.frame)
        }
        try sink.commit(try queue.finish())
        report = counted
        if report.format.mergesFrames { report.imageCount = queue.imageCount }
        report.remarks = (queue.encoder as? GIFEncoder)?.report.remarks(colorCount: options.colorCount) ?? []
    }

    /// Encodes a recording of frames that were painted before.
    private func encode(
        _ recording: GIFRecording, counted: ExportReport, into sink: ExportSink, report: inout ExportReport
    ) throws {
        let queue = EncodingQueue(try GIFEncoder(recording, gifOptions(nil), sink: sink.bytes), makeWorkers())
        try progress(ExportProgress(stage: "writing", frames: 0))
        let patches = try queue.finish { written, all in
            try progress(ExportProgress(stage: "writing", frames: counted.frameCount * written / all))
        }
        try sink.commit(patches)
        (report.frameCount, report.duration) = (counted.frameCount, counted.duration)
        report.imageCount = queue.imageCount
        report.remarks = queue.encoder.report.remarks(colorCount: options.colorCount)
    }

    private func gifOptions(_ survey: AnimationSurvey?) -> GIF.Options {
        GIF.Options(
            loopCount: options.loopCount, colorCount: options.colorCount, dithering: options.dithering,
            background: options.background, survey: survey)
    }

    func encoder(
        _ format: ExportFormat, survey: AnimationSurvey?, into sink: ExportSink
    ) throws -> any AnimationEncoder {
        let (size, bytes) = (composition.size, sink.bytes)
        switch format {
        case .apng:
            return try APNGEncoder(
                size: size,
                APNG.Options(
                    effort: options.effort, loopCount: options.loopCount, scale: composition.scale, survey: survey),
                sink: bytes)
        case .gif:
            return try GIFEncoder(size: size, gifOptions(survey), sink: bytes)
        case .webp:
            return try WebPEncoder(
                size: size, WebP.Options(quality: options.quality, loopCount: options.loopCount), sink: bytes)
        case .raw:
            return try RawVideoEncoder(size: size, frameDuration: rate.frameDuration, sink: bytes)
        default:
            return try Y4MEncoder(
                size: size,
                Y4M.Options(frameDuration: rate.frameDuration, background: options.background ?? .black),
                sink: bytes)
        }
    }
}

/// The source of an encoder's frames.
struct FrameSource {
    var survey: AnimationSurvey?
    /// The frames, laid out. If nil, they are produced again.
    var kept: [AnimationMoment]?
    /// The recorded drawing operations of a GIF's frames, and their count. If set, the other properties are unused.
    var recorded: (recording: GIFRecording, counted: ExportReport)?
}

/// Laid-out frames, kept until they exceed a limit of views.
final class FrameCache {
    private let limit: Int
    private var views = 0
    /// The frames. Nil once the limit was exceeded.
    private(set) var frames: [AnimationMoment]? = []

    init(limit: Int) { self.limit = limit }

    func append(_ frame: AnimationMoment) {
        if case .layout(let layout) = frame.content { views += layout.tree.nodes.count }
        if views > limit { frames = nil }
        frames?.append(frame)
    }
}

extension ExportFormat {
    /// True if surveying all frames first gives a smaller file or one that can be piped.
    var wantsSurvey: Bool { self == .apng || self == .gif }
}

extension GIF.Report {
    /// Describes the loss by the reduction to `colorCount` colours and by the rounding of delays.
    func remarks(colorCount: Int) -> [String] {
        var remarks: [String] = []
        if pixelsChanged > 0 {
            remarks.append("\(changedShare) of pixels changed colour (reduced to \(colorCount) colours)")
        }
        if delaysRounded > 0 {
            let shift = Int((largestShift.seconds * 1000).rounded())
            let delays = delaysRounded == 1 ? "delay" : "delays"
            remarks.append("\(delaysRounded) \(delays) rounded to 10 ms, shifted by at most \(shift) ms")
        }
        if framesDropped > 0 {
            let frames = framesDropped == 1 ? "frame" : "frames"
            remarks.append("\(framesDropped) \(frames) left out: a GIF shows at most 50 frames a second")
        }
        return remarks
    }

    /// The share of drawn pixels whose colour changed, such as `0.4 %`.
    private var changedShare: String {
        let tenths = Int((Double(pixelsChanged) / Double(max(1, pixelsDrawn)) * 1000).rounded())
        return tenths == 0 ? "less than 0.1 %" : "\(tenths / 10).\(tenths % 10) %"
    }
}
