import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension Exporter {
    /// ffmpeg reads the frames from a pipe and writes a file that appears under its name when ffmpeg is done.
    func exportVideo(to path: String, as format: ExportFormat) throws -> ExportReport {
        guard path != "-" else { throw ExportError.cannotStream(format) }
        guard let ffmpeg = PipedProgram.find("ffmpeg") else {
            throw ExportError.programMissing("ffmpeg", format: format)
        }
        let frames = try frames()
        var file = try OutputFile(path)
        guard file.isRewritable else { throw ExportError.cannotStream(format) }
        let sink = ExportSink(
            try PipedProgram(
                ffmpeg, arguments: Self.arguments(format, of: frames.composition.size, to: file.unfinishedPath)))
        var report = ExportReport(path: path, format: format, size: frames.composition.size)
        do {
            report = try frames.encode(FrameSource(), into: sink, path, .y4m)
        } catch let error as FileError {
            // ffmpeg stopped reading, and says why.
            let (status, words) = sink.finishProgram()
            guard status != 0 else { throw error }
            throw ExportError.programFailed("ffmpeg", status: status, words: words)
        }
        let (status, words) = sink.finishProgram()
        // It ends with 0 on a full disk too, and says what it lost; of other things it is told to say nothing.
        guard status == 0, words.isEmpty else {
            throw ExportError.programFailed("ffmpeg", status: status, words: words)
        }
        if let even = report.size.even, even != report.size {
            report.remarks.append("videos have even sides: the last pixels of \(report.size) were repeated")
            report.size = even
        }
        report.format = format
        report.bytes = InputFile.size(of: file.unfinishedPath) ?? 0
        try file.append([])
        try file.commit()
        return report
    }

    /// Both want even sides, odd ones get their last row or column twice; both are told what the numbers mean (BT.709, limited
    /// range).
    private static func arguments(_ format: ExportFormat, of size: PixelSize, to path: String) -> [String] {
        let (right, bottom) = (size.width % 2, size.height % 2)
        // Where two pixels share a colour, a border of one would spoil its neighbour's.
        let border =
            "format=yuv444p,pad=iw+\(right):ih+\(bottom),fillborders=right=\(right):bottom=\(bottom):mode=smear"
        let codec =
            format == .mp4
            ? ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart"]
            : ["-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "4"]
        return [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "yuv4mpegpipe", "-i", "pipe:0",
        ] + (right + bottom > 0 ? ["-vf", border] : []) + ["-pix_fmt", "yuv420p"] + codec + [
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
            "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f",
            format == .mp4 ? "mp4" : "webm", "file:\(path)",
        ]
    }
}

extension PixelSize {
    /// The least size with even sides that holds this one; nil where there is none.
    fileprivate var even: PixelSize? { PixelSize(width: width + width % 2, height: height + height % 2) }
}
