import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

/// The sizes of a sweep on the command line.
struct AreaArgument: ExpressibleByArgument {
    let area: SweepArea

    init?(argument: String) {
        guard let area = SweepArea(argument) else { return nil }
        self.area = area
    }
}

/// The options of a sweep.
struct SweepOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Lint every size instead of one: width=320...1366,height=480...1366; /2 behind a range visits every second.",
            valueName: "width=a...b,height=c...d"))
    var sweep: AreaArgument?

    @Option(help: "Threads that lay out. (default: one a core)")
    var jobs: Int?

    @Option(
        name: [.short, .long], help: "A PNG file for the smallest size that breaks.",
        completion: .file(extensions: ["png"]))
    var output: String?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
        guard sweep != nil || output == nil else { throw ValidationError("--output is for a sweep") }
    }
}

extension LintCommand {
    /// Rejects a sweep with `--size`, and one on more than one device, theme or text size.
    func checkSweep() throws(UsageError) {
        guard screen.size == nil else {
            throw UsageError(message: "--size and --sweep both name sizes", hint: "leave one of them out")
        }
        let axes = [
            ("--device", axes.device), ("--orientation", axes.orientation), ("--theme", axes.theme),
            ("--context", axes.context), ("--text-size", axes.textSize), ("--direction", axes.direction),
            ("--locale", axes.locale),
        ]
        for (option, values) in axes {
            let words = MatrixAxesOptions.words(values)
            guard words.count > 1 || words.contains(where: { $0.contains("*") }) else { continue }
            throw UsageError(message: "a sweep takes one value of \(option)", hint: "run it once for each of them")
        }
    }

    /// Lints every size of an area, screen by screen.
    @MainActor
    func sweep(
        _ area: SweepArea, screens: [LintScreen], in catalogue: Catalogue, settings: LintSettings
    ) throws -> ExitStatus {
        Interruption.watch()
        let references = screens.map(\.reference)
        guard let first = screens.first else {
            try report([], textSize: .large)
            return .fine
        }
        let viewport = try sweepViewport(of: first)
        let work = Sweep(in: viewport, theme: first.theme, traits: first.traits, settings: settings)
        let bar = ProgressBar(total: area.count * references.count, unit: .sizes)
        var reports: [(reference: String, report: SweepReport)] = []
        var failures: [(reference: String, failure: SceneFailure)] = []
        for reference in references {
            let state = try catalogue.find(reference).state
            let done = (reports.count + failures.count) * area.count
            do {
                let report = try work.run(
                    { state.makeView() }, over: area, jobs: sweep.jobs ?? ProcessEnvironment.coreCount
                ) {
                    try Interruption.check()
                    bar.draw(ExportProgress(stage: "laying out", frames: done + $0))
                }
                reports.append((reference, report))
            } catch {
                guard let failure = SceneFailure(error, of: reference) else { throw error }
                failures.append((reference, failure))
            }
        }
        bar.clear()
        for (_, failure) in failures {
            Console.note("failed: \(failure.lines(\.commandLine).joined(separator: "; ").inOneLine) on \(first.device)")
        }
        try report(reports, textSize: first.traits.dynamicTypeSize)
        if let output = sweep.output { try writeSmallest(reports, work: work, in: catalogue, to: output) }
        return !failures.isEmpty || reports.contains(where: \.report.hasErrors) ? .findings : .fine
    }

    /// Returns a viewport with the insets and scale of the device. Without a device, there are no insets and, as with
    /// `--size`, one pixel per point.
    private func sweepViewport(of first: LintScreen) throws -> Viewport {
        guard axes.device.isEmpty else { return first.viewport }
        return try Viewport(size: Size(width: 390, height: 844), scale: screen.scale ?? 1)
    }

    private func report(
        _ reports: [(reference: String, report: SweepReport)], textSize: DynamicTypeSize
    ) throws {
        guard !json else {
            let rows = reports.map { row in
                JSONOutput.object([
                    ("scene", .string(row.reference)), ("layouts", .int(row.report.layouts)),
                    ("breaks", .array(row.report.breaks.map(\.output))),
                ])
            }
            return try Console.print(JSONOutput.object([("sweeps", .array(rows))]).indented())
        }
        let size = textSize == .large ? "" : " at text size \(textSize)"
        for (reference, report) in reports {
            for found in report.breaks {
                try Console.print("\(found.level.rawValue): \(reference)\(size): \(found)".listed())
            }
        }
        let layouts = reports.reduce(0) { $0 + $1.report.layouts }
        let breaks = reports.reduce(0) { $0 + $1.report.breaks.count }
        try Console.print(
            "\(counted(layouts, "layout")) of \(counted(reports.count, "screen")), \(counted(breaks, "break"))")
    }

    /// Writes the image of the smallest size with a finding, without annotations.
    @MainActor
    private func writeSmallest(
        _ reports: [(reference: String, report: SweepReport)], work: Sweep, in catalogue: Catalogue, to path: String
    ) throws {
        let worst = reports.filter(\.report.hasErrors).isEmpty ? reports : reports.filter(\.report.hasErrors)
        let candidates = worst.compactMap { row in row.report.smallest.map { (row.reference, $0.smallest) } }
        guard let (reference, size) = candidates.min(by: { $0.1.width * $0.1.height < $1.1.width * $1.1.height }) else {
            return Console.note("note: nothing breaks, so there is no image of it")
        }
        let view = try catalogue.find(reference).state.makeView()
        let viewport = try Viewport(
            size: size, scale: work.viewport.scale, safeAreaInsets: work.viewport.safeAreaInsets)
        let renderer = Renderer()
        let layout = try renderer.layout(view, in: viewport, theme: work.theme, traits: work.traits)
        try PNGFile.write(try renderer.paintSparsely(layout), to: path, scale: viewport.scale)
        try Console.print("\(path) \(reference) at \(shortest(size.width))x\(shortest(size.height))")
    }
}

extension SweepReport.Break {
    /// The finding as JSON.
    fileprivate var output: JSONOutput {
        .object([
            ("rule", .string(rule.rawValue)), ("level", .string(level.rawValue)), ("view", .string(view)),
            ("path", .string(path)), ("sizes", .int(count)),
            ("smallest", .array([.double(smallest.width), .double(smallest.height)])),
            ("explanation", .string(explanation)),
            (
                "bands",
                .array(
                    bands.map { band in
                        .object([
                            ("heights", Self.output(band.heights)), ("widths", .array(band.widths.map(Self.output))),
                        ])
                    })
            ),
        ])
    }

    private static func output(_ range: ClosedRange<Int>) -> JSONOutput {
        .array([.int(range.lowerBound), .int(range.upperBound)])
    }
}
