import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct LintCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Says what is wrong with the layout, colours and controls of screens.",
        discussion: """
            framewright lint --device iphone-se-1 --theme classic
            framewright lint game2048/ --device 'iphone-*' --theme classic,midnight \\
                --text-size large,accessibility5
            framewright lint game2048/ pet --rule unused-space=off --json
            framewright lint --rules
            framewright lint game2048/late-game \\
                --sweep width=320...1366,height=480...1366 -o smallest.png
            framewright lint --device iphone-15 --report lint.html

            Every combination of devices, themes, contexts, text sizes, directions and languages is looked at, as in \
            framewright matrix; values are separated by commas, and a star stands for any signs in devices, shipped \
            themes, contexts and text sizes.

            A sweep lays out every size, in the insets of --device where it is given, and names the exact sizes at which each \
            rule breaks; rules about colours and directions are left to single screens, and text sizes are compared at up to \
            49 of the sizes.

            Exit code 1 where something is an error; warnings are reported. A view is an exception by \
            .lintException(.contrast, because: "..."), two colours of a theme by "because" beside their "min" under \
            "contrast", a whole project by "lint" in framewright.json.
            """)

    @Argument(
        help: "Only scenes whose scene/state contains one of these, or is like it where it has a star.",
        completion: .scenes)
    var filters: [String] = []

    @OptionGroup var axes: MatrixAxesOptions
    @OptionGroup var screen: LintScreenOptions
    @OptionGroup var lint: LintOptions

    @OptionGroup var sweep: SweepOptions

    @OptionGroup var reports: ReportOptions
    @OptionGroup var shards: ShardOptions

    @Option(
        help:
            "Where to leave images of screens with findings, for a report. (default: failures/lint in --folder, or beside the report where there is none)",
        completion: .directory)
    var failures: String?

    @Flag(help: "List the rules, their levels and what they mean.")
    var rules = false

    @Flag(help: "As JSON.")
    var json = false

    func validate() throws {
        guard sweep.sweep == nil || !(reports.isAsked || shards.results != nil) else {
            throw ValidationError("reports and --results are of single screens, not of a sweep: use --json")
        }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let settings = try lint.settings()
        guard !rules else { return try list(settings) }
        let settingsFile = "\(lint.folder ?? ProjectSettings.defaultFolder)/\(SnapshotSettings.fileName)"
        try reports.check(
            besideJSON: json, results: shards.results,
            inputs: axes.theme + [screen.file.devicesFile, settingsFile])
        try reports.checkFiles(named: "lint")
        try OutputPaths.checkFiles([shards.results], suggestion: "results.json")
        try OutputPaths.checkFiles([sweep.output], suggestion: "smallest.png")
        try OutputPaths.check([shards.results], hold: .json)
        try OutputPaths.checkImages([sweep.output])
        try OutputPaths.checkFolders([failures])
        if sweep.sweep != nil { try checkSweep() }
        let screens = try screens(of: catalogue)
        if let area = sweep.sweep?.area {
            let shard = try shards.chosen()
            return try sweep(
                area, screens: screens.filter { shard.owns($0.reference) }, in: catalogue, settings: settings)
        }
        Interruption.watch()
        let work = ShardedWork(screens, shard: try shards.chosen(), name: \.name)
        let results = try lint(work.items, in: catalogue, by: Linter(settings))
        let found = ShardResults(.lint, title: "lint", plan: work.plan, rows: work.rows(results))
        try Interruption.check("findings were not written")
        let scenes = Dictionary(work.items.map { ($0.name, $0.reference) }) { first, _ in first }
        try LintListing(results, scenes: scenes).print(json: json)
        try shards.write(found)
        try reports.write(found.report, folder: nil)
        return results.contains(where: \.isFailure) ? .findings : .fine
    }

    /// Lints the screens. If a report is requested, screens with findings leave an image.
    @MainActor
    private func lint(_ screens: [LintScreen], in catalogue: Catalogue, by linter: Linter) throws -> [SnapshotResult] {
        let renderer = Renderer()
        var count = 0
        return try screens.map { screen in
            try Interruption.check(
                count > 0 ? "images of \(counted(count, "screen")) are in \(imageFolder)" : Interrupted().remains)
            do {
                let result = try result(of: screen, in: catalogue, by: linter, renderer: renderer)
                count += result.images.count
                return result
            } catch {
                guard let failure = SceneFailure(error, of: screen.reference) else { throw error }
                return SnapshotResult(file: screen.name, failure, on: screen.device, wording: \.commandLine)
            }
        }
    }

    @MainActor
    private func result(
        of screen: LintScreen, in catalogue: Catalogue, by linter: Linter, renderer: Renderer
    ) throws -> SnapshotResult {
        let findings = try findings(of: screen, catalogue, linter)
        guard !findings.isEmpty, reports.report != nil || shards.results != nil else {
            return SnapshotResult(linted: screen.name, findings)
        }
        let path = "\(imageFolder)/\(screen.fileName)"
        let layout = try catalogue.layout(
            screen.reference, in: screen.viewport, theme: screen.theme, traits: screen.traits, by: renderer)
        try PNGFile.write(try renderer.paintSparsely(layout), to: path, scale: screen.viewport.scale)
        return SnapshotResult(linted: screen.name, findings, image: (path, screen.viewport.scale))
    }

    /// The folder of these images.
    private var imageFolder: String {
        if let failures { return failures }
        if lint.folder == nil, !Folder.exists(ProjectSettings.defaultFolder) {
            return Folder.prefix(of: reports.report ?? shards.results ?? "") + "failures/lint"
        }
        return "\(lint.folder ?? ProjectSettings.defaultFolder)/failures/lint"
    }

    @MainActor
    private func findings(of screen: LintScreen, _ catalogue: Catalogue, _ linter: Linter) throws -> [Finding] {
        let state = try catalogue.find(screen.reference).state
        do {
            return try linter.findings(
                of: { state.makeView() }, in: screen.viewport, theme: screen.theme, traits: screen.traits)
        } catch {
            throw SnapshotError.scene(screen.name, error)
        }
    }

    private func list(_ settings: LintSettings) throws -> ExitStatus {
        if json {
            let rows = LintRule.allCases.map { rule in
                JSONOutput.object([
                    ("rule", .string(rule.rawValue)), ("level", .string(settings.level(of: rule).rawValue)),
                    ("summary", .string(rule.summary)),
                ])
            }
            try Console.print(JSONOutput.object([("rules", .array(rows))]).indented())
        } else {
            for rule in LintRule.allCases {
                try Console.print("\(rule.rawValue) (\(settings.level(of: rule).rawValue)): \(rule.summary)")
            }
        }
        return .fine
    }
}
