import Framewright
import FramewrightCodecs

extension Benchmark {
    /// Animations of one second, played, painted and compressed to a file, on one thread and on two. The count is the
    /// file's bytes.
    static let export =
        [ExportFormat.apng, .gif, .webp, .raw, .y4m, .png].flatMap { exporting(.sliding, $0) } + [smallest(.sliding)]
        + [ExportFormat.apng, .gif, .webp].flatMap { exporting(.board, $0) } + [smallest(.board)]

    private static func exporting(_ animation: BenchmarkAnimation, _ format: ExportFormat) -> [Benchmark] {
        [1, 2].map { jobs in
            exporting(
                animation, format, name: format.rawValue + (jobs == 1 ? "" : "-\(jobs)"), "\(jobs) threads",
                ExportOptions(jobs: jobs))
        }
    }

    /// Returns the benchmark of an APNG with maximum compression effort.
    private static func smallest(_ animation: BenchmarkAnimation) -> Benchmark {
        exporting(animation, .apng, name: "smallest", "APNG, 1 thread", ExportOptions(effort: .smallest))
    }

    private static func exporting(
        _ animation: BenchmarkAnimation, _ format: ExportFormat, name: String, _ summary: String,
        _ options: ExportOptions
    ) -> Benchmark {
        let folder = animation == .sliding ? "export" : "export-\(animation.rawValue)"
        return Benchmark(name: "\(folder)/\(name)", summary: "60 frames of \(BenchmarkAnimation.pixels), \(summary)") {
            let exporter = Exporter(try animation.animation(), options: options)
            return { Outcome(items: try bytes(of: exporter, as: format)) }
        }
    }

    @MainActor
    private static func bytes(of exporter: Exporter, as format: ExportFormat) throws -> Int {
        // Image sequences require a folder. All other formats avoid the disk, whose speed varies.
        switch format {
        case .apng, .gif, .webp: return try exporter.bytes(as: format).count
        case .raw, .y4m: return try exporter.export(to: "/dev/null", as: format).bytes
        default:
            let folder = try TemporaryFolder()
            return try exporter.export(to: folder.path, as: format).bytes
        }
    }
}
