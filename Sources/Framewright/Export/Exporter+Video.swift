import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension Exporter {
    /// Encodes with ffmpeg, which reads the frames from a pipe. The file is moved to its path when ffmpeg has finished.
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
            report = try frames.encode(FrameSource(), into: sink, path: path, format: .y4m)
        } catch let error as FileError {
            // ffmpeg stopped reading; its standard error has the reason.
            let (status, words) = sink.finishProgram()
            guard status != 0 else { throw error }
            throw ExportError.programFailed("ffmpeg", status: status, words: words)
        }
        let (status, words) = sink.finishProgram()
        // ffmpeg exits with 0 even if the disk is full, and reports the loss on standard error. `-loglevel error` keeps
        // that otherwise empty.
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

    /// Returns ffmpeg's arguments. Both codecs need even sides, so the last row or column of an odd size is repeated.
    /// The colour space is tagged as BT.709, limited range.
    private static func arguments(_ format: ExportFormat, of size: PixelSize, to path: String) -> [String] {
        let (right, bottom) = (size.width % 2, size.height % 2)
        // Padding happens before chroma subsampling: two pixels share a colour, so a border of another colour would
        // spoil its neighbour.
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
    /// The smallest size with even sides that contains this one. Nil if it exceeds the maximum size.
    fileprivate var even: PixelSize? { PixelSize(width: width + width % 2, height: height + height % 2) }
}
