import Framewright

extension Benchmark {
    /// A film of a second to a file, played, drawn and compressed, on one thread and on two. What is counted is the file's
    /// bytes.
    static let export = [ExportFormat.apng, .gif, .webp, .raw, .y4m, .png].flatMap { format in
        [1, 2].map { exporting(format, jobs: $0) }
    }

    private static func exporting(_ format: ExportFormat, jobs: Int) -> Benchmark {
        let name = "export/\(format.rawValue)" + (jobs == 1 ? "" : "-\(jobs)")
        return Benchmark(name: name, summary: "60 frames of \(SlidingTiles.pixels), \(jobs) threads") {
            let exporter = Exporter(try SlidingTiles.film(), options: ExportOptions(jobs: jobs))
            return { Outcome(items: try bytes(of: exporter, as: format)) }
        }
    }

    @MainActor
    private static func bytes(of exporter: Exporter, as format: ExportFormat) throws -> Int {
        // Pictures of a sequence are a folder; what streams need not reach a disk, whose speed is its own.
        if [.apng, .gif, .raw, .y4m].contains(format) { return try exporter.export(to: "/dev/null", as: format).bytes }
        let folder = try TemporaryFolder()
        return try exporter.export(to: format == .png ? folder.path : folder.path + "/film", as: format).bytes
    }
}
