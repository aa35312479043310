import ArgumentParser
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightTypography

struct BenchmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "framewright-benchmarks",
        abstract: "Times layout and rendering; build with -c release.",
        discussion: """
            Every run starts from a ready tree and remembers nothing of the run before; only shaped text is kept where \
            the summary does not say otherwise. Times are wall clock; look at the minimum on a machine with other work.
            """)

    @Argument(help: "Only benchmarks whose name contains one of these; png/encode-PATH.png takes any file.")
    var filters: [String] = []

    @Option(help: "How long each benchmark runs, 0 to 3600; never fewer than five times.")
    var seconds = 1.0

    @Flag(help: "As JSON, when all are done.")
    var json = false

    @Flag(help: "Only say what there is.")
    var list = false

    @Option(help: "Only write a scene of raster/... as JSON, for other painters to paint.")
    var scene: String?

    @Option(help: "Only write the picture of png/encode-..., or of a file, as a PNG file for other encoders.")
    var picture: String?

    @Flag(help: "Only write a film as straight RGBA, for other encoders to encode: sliding, or the one named (board).")
    var animation = false

    @Flag(help: "Only write the pictures of film/... as JSON, for other painters to paint.")
    var animationScenes = false

    func validate() throws {
        guard (0...3600).contains(seconds) else { throw ValidationError("--seconds is 0 to 3600") }
    }

    @MainActor
    func execute() throws {
        if let scene { return try write(scene) }
        if let picture { return try writePicture(picture) }
        if animation { return try writeAnimation() }
        if animationScenes { return try writeAnimationScenes() }
        let chosen =
            Benchmark.all.filter { benchmark in
                filters.isEmpty || filters.contains { benchmark.name.contains($0) }
            } + Benchmark.ofFiles(filters)
        guard !chosen.isEmpty else { throw ValidationError("no benchmark's name contains \(filters)") }
        if list { return try say(chosen.map { "\($0.name): \($0.summary)" }.joined(separator: "\n")) }
        try measure(chosen)
    }

    private func write(_ name: String) throws {
        guard let scene = RasterScene.named.first(where: { $0.name == name }) else {
            throw ValidationError("no scene \(name); there are \(RasterScene.named.map { $0.name })")
        }
        try say(try scene.make(FontLibrary()).json.indented())
    }

    private func writePicture(_ name: String) throws {
        guard PNGPicture.allNames.contains(name) || name.hasSuffix(".png") else {
            throw ValidationError("no picture \(name); there are \(PNGPicture.allNames)")
        }
        try StandardStream.output.write(try PNG.encode(try PNGPicture.bitmap(named: name)))
    }

    @MainActor
    private func writeAnimation() throws {
        let name = filters.first ?? BenchmarkAnimation.sliding.rawValue
        guard filters.count < 2, let animation = BenchmarkAnimation(rawValue: name) else {
            throw ValidationError("no film \(name); there are \(BenchmarkAnimation.allCases.map(\.rawValue))")
        }
        _ = try Exporter(animation.animation()).export(to: "-", as: .raw)
    }

    @MainActor
    private func writeAnimationScenes() throws {
        let pictures = try FilmPicture.all(of: BenchmarkAnimation.sliding.animation(), by: Renderer())
        try say(JSONOutput.array(pictures.map { RasterScene(list: $0.list, scale: $0.scale).json }).indented())
    }

    @MainActor
    private func measure(_ benchmarks: [Benchmark]) throws {
        if !json { try say(Report.header) }
        var measurements: [Measurement] = []
        for benchmark in benchmarks {
            var measurement = try Measurement(benchmark, seconds: seconds)
            if let base = measurements.first(where: { $0.name == benchmark.base }) { measurement.compare(with: base) }
            measurements.append(measurement)
            if !json { try say(Report.line(measurement)) }
        }
        if json { try say(Report(measurements: measurements).json.indented()) }
    }

    /// Writes a line unbuffered, so that the line of a slow benchmark appears when it is done.
    private func say(_ line: String) throws { try StandardStream.output.write(line + "\n") }
}
