import FramewrightCodecs
import FramewrightDrawing

extension FrameExport {
    /// Layouts are kept for a second look as long as they have fewer views than this, 100 MB or so; beyond, the feed is asked
    /// again.
    static let keptViews = 1 << 17

    func bytes(as format: ExportFormat, limit: Int) throws -> [UInt8] {
        precondition([.apng, .gif, .webp].contains(format), "\(format) is no single animated picture")
        let sink = ExportSink(keeping: limit)
        _ = try encode(try source(for: format), into: sink, "memory", format)
        return sink.kept
    }

    /// What is known of the frames before the first is written.
    func source(for format: ExportFormat) throws -> FrameSource {
        try format.wantsSurvey ? survey() : FrameSource()
    }

    /// Looks at all frames once: the best palette is known only after the last.
    func survey() throws -> FrameSource {
        var survey = AnimationSurvey(size: mount.size)
        let (kept, canvases) = (KeptFrames(limit: Self.keptViews), FrameCanvases())
        try pictures("looking", of: nil, by: makeCrew(), canvases, finish: { $0 }) { next in
            try survey.append(frame: next.picture, duration: next.frame.duration, within: next.changes)
            canvases.release(below: next.frame.index)
            kept.append(next.frame)
        }
        try survey.finish()
        return FrameSource(survey: survey, kept: kept.frames)
    }

    /// Paints and writes.
    func encode(
        _ source: FrameSource, into sink: ExportSink, _ path: String, _ format: ExportFormat
    ) throws -> ExportReport {
        var report = ExportReport(path: path, format: format, size: mount.size)
        do {
            try encode(source, by: try encoder(format, source.survey, sink), into: sink, &report)
        } catch let error as CodecError {
            throw sink.failure ?? error
        }
        report.bytes = sink.count
        return report
    }

    /// Painting and compressing share a crew.
    private func encode(
        _ source: FrameSource, by encoder: some AnimationEncoder, into sink: ExportSink, _ report: inout ExportReport
    ) throws {
        let (crew, canvases) = (makeCrew(), FrameCanvases())
        let queue = EncodingQueue(encoder, crew)
        var counted = report
        try pictures("drawing", of: source.kept, by: crew, canvases, finish: { $0 }) { next in
            try queue.append(next)
            canvases.release(below: queue.oldestNeeded)
            counted.count(next.frame)
        }
        try sink.commit(try queue.finish())
        report = counted
        report.remarks = (queue.encoder as? GIFEncoder)?.report.remarks ?? []
    }

    func encoder(
        _ format: ExportFormat, _ survey: AnimationSurvey?, _ sink: ExportSink
    ) throws -> any AnimationEncoder {
        let (size, bytes) = (mount.size, sink.bytes)
        switch format {
        case .apng:
            return try APNGEncoder(
                size: size,
                APNG.Options(
                    effort: options.effort, loopCount: options.loopCount, scale: mount.scale, survey: survey),
                sink: bytes)
        case .gif:
            return try GIFEncoder(
                size: size,
                GIF.Options(
                    loopCount: options.loopCount, colorCount: options.colorCount, dithering: options.dithering,
                    background: options.background, survey: survey), sink: bytes)
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

/// Where an encoder's frames come from.
struct FrameSource {
    var survey: AnimationSurvey?
    /// Nil where the feed is to be asked again.
    var kept: [FilmFrame]?
}

/// Frames that were laid out, while they are not too many.
final class KeptFrames {
    private let limit: Int
    private var views = 0
    /// Nil once there were too many.
    private(set) var frames: [FilmFrame]? = []

    init(limit: Int) { self.limit = limit }

    func append(_ frame: FilmFrame) {
        if case .layout(let layout) = frame.content { views += layout.tree.nodes.count }
        if views > limit { frames = nil }
        frames?.append(frame)
    }
}

extension ExportFormat {
    /// Whether a first look at all frames makes a better file, or one for a pipe.
    var wantsSurvey: Bool { self == .apng || self == .gif }
}

extension GIF.Report {
    /// What was lost, for people.
    var remarks: [String] {
        var remarks: [String] = []
        if colorsLost > 0 {
            remarks.append("\(colorsLost) colours lost, \(pixelsChanged) of \(pixelsDrawn) pixels drawn are in another")
        }
        if delaysRounded > 0 || framesDropped > 0 {
            let shift = Int((largestShift.seconds * 1000).rounded())
            remarks.append(
                "\(delaysRounded) delays rounded to hundredths of a second, by \(shift) ms at most; "
                    + "\(framesDropped) frames left out")
        }
        return remarks
    }
}
