import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct LintCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Says what is wrong with the layout, colours and controls of screens.",
        discussion: """
            framewright lint --device iphone-se-1 --theme classic
            framewright lint game2048/ pet --rule unused-space=off --json
            framewright lint --rules
            framewright lint game2048/late-game \\
                --sweep width=320...1366,height=480...1366 -o smallest.png
            framewright lint --device iphone-15 --report lint.html

            A sweep lays out every size, in the insets of --device where it is given, and names the exact sizes at which each \
            rule breaks; rules about colours and directions are left to single screens, and text sizes are compared at up to \
            49 of the sizes.

            Exit code 1 where something is an error; warnings are told. A view is an exception by \
            .lintException(.contrast, because: "..."), two colours of a theme by "because" beside their "min" under \
            "contrast", a whole project by "lint" in framewright.json.
            """)

    @Argument(help: "Only scenes whose scene/state contains one of these.")
    var filters: [String] = []

    @OptionGroup var screen: DeviceChoice
    @OptionGroup var theme: ThemeChoice
    @OptionGroup var traits: TraitsChoice
    @OptionGroup var lint: LintChoice

    @OptionGroup var sweep: SweepChoice

    @OptionGroup var reports: ReportChoice
    @OptionGroup var shards: ShardChoice

    @Option(
        help:
            "Where to leave pictures of screens with findings, for a report. (default: failures/lint in --folder, or beside the report where there is none)"
    )
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
        let settingsFile = "\(lint.folder ?? SnapshotCommand.defaultFolder)/\(SnapshotSettings.fileName)"
        try reports.check(
            besideJSON: json, results: shards.results,
            inputs: [theme.theme, screen.file.devicesFile, settingsFile])
        let references = try catalogue.references(matching: filters)
        LanguageRemark.tell([traits.chosen.locale])
        if let area = sweep.sweep?.area {
            return try sweep(area, references.filter(shards.chosen().owns), catalogue, settings)
        }
        Interruption.watch()
        let work = ShardedWork(references, shard: try shards.chosen(), name: \.self)
        let results = try lint(work.items, catalogue, Linter(settings))
        let found = ShardResults(.lint, title: "lint", plan: work.plan, rows: work.rows(results))
        try Interruption.check("findings were not written")
        try LintListing(results).print(json: json)
        try shards.write(found)
        try reports.write(found.report, folder: nil)
        return results.contains(where: \.isFailure) ? .findings : .fine
    }

    /// Where pages are to be made, screens with findings leave a picture.
    @MainActor
    private func lint(_ references: [String], _ catalogue: Catalogue, _ linter: Linter) throws -> [SnapshotResult] {
        let (viewport, theme) = (try screen.viewport(), try theme.load())
        var count = 0
        return try references.map { reference in
            try Interruption.check(
                count > 0 ? "pictures of \(counted(count, "screen")) are in \(pictures)" : Interrupted().remains)
            do {
                let result = try result(of: reference, catalogue, linter, viewport, theme)
                count += result.pictures.count
                return result
            } catch {
                guard let failure = SceneFailure(error, of: reference) else { throw error }
                return SnapshotResult(file: reference, failure, on: screen.name)
            }
        }
    }

    @MainActor
    private func result(
        of reference: String, _ catalogue: Catalogue, _ linter: Linter, _ viewport: Viewport, _ theme: Theme
    ) throws -> SnapshotResult {
        let findings = try findings(of: reference, catalogue, linter, viewport, theme)
        guard !findings.isEmpty, reports.report != nil || shards.results != nil else {
            return SnapshotResult(linted: reference, findings)
        }
        let path = "\(pictures)/\(reference).png"
        let renderer = Renderer()
        let layout = try catalogue.layout(reference, in: viewport, theme: theme, traits: traits.chosen, by: renderer)
        try PNGFile.write(try renderer.paintSparsely(layout), to: path, scale: viewport.scale)
        return SnapshotResult(linted: reference, findings, picture: (path, viewport.scale))
    }

    /// Where they are left.
    private var pictures: String {
        if let failures { return failures }
        if lint.folder == nil, !Folder.exists(SnapshotCommand.defaultFolder) {
            return Folder.prefix(of: reports.report ?? shards.results ?? "") + "failures/lint"
        }
        return "\(lint.folder ?? SnapshotCommand.defaultFolder)/failures/lint"
    }

    @MainActor
    private func findings(
        of reference: String, _ catalogue: Catalogue, _ linter: Linter, _ viewport: Viewport, _ theme: Theme
    ) throws -> [Finding] {
        let state = try catalogue.find(reference).state
        do {
            return try linter.findings(
                of: { state.makeView() }, in: viewport, theme: theme, traits: traits.chosen)
        } catch {
            throw SnapshotError.scene(reference, error)
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

extension Catalogue {
    /// Scenes and states whose name contains one of `filters`; all without one.
    func references(matching filters: [String]) throws(UsageError) -> [String] {
        let chosen = references.filter { reference in filters.isEmpty || filters.contains(where: reference.contains) }
        guard !chosen.isEmpty else {
            throw UsageError(
                message: "no scene's name contains \(filters.joined(separator: " or "))",
                hint: "framewright list scenes shows every scene")
        }
        return chosen
    }
}
