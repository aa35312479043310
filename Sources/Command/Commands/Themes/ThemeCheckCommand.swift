import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct ThemeCheckCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says what people cannot read or tell apart in a theme, and fixes it.",
        discussion: """
            framewright theme check Themes/mine.json
            framewright theme check midnight --scene game2048/ --scene 'pet/*' \\
                --device 'iphone-*' --json
            framewright theme check Themes/mine.json --fix -o Themes/fixed.json
            framewright theme check --rules

            Every pair the theme declares under "contrast" and every text on every screen is measured in every context, as it is \
            drawn (WCAG 2.2). Neighbouring values of a series (tile.2, tile.4) are told apart by CIEDE2000, without one kind of \
            cones too. Findings name screen, view and tokens, and the nearest colours that would pass: of the same hue and \
            chroma if there are such, lighter or darker.

            --fix writes a new file with the nearest of them, in which every other byte is as it was; duplicates, missing, unknown \
            and unused tokens are left to you. What is meant is said in the theme: "because" beside a pair's "min", and \
            "exceptions": [{"rule": "tile-distance", "tokens": ["color.tile.*"], "because": "..."}].

            Exit code 1 where something is an error; warnings are reported.
            """)

    @Argument(help: "A shipped theme's name, or a theme file.", completion: .themes)
    var theme: String?

    @OptionGroup var screens: ThemeScreensOptions

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp(
            "What findings of a rule mean: near-duplicate=off, unknown-token=error; may be given several times.",
            valueName: "rule=off|warning|error"))
    var levels: [ThemeRuleLevel] = []

    @Flag(help: "List the rules, their levels and what they ask for.")
    var rules = false

    @Flag(help: "Write the theme with the nearest colours that pass, to --output.")
    var fix = false

    @Option(name: .shortAndLong, help: "The theme file that --fix writes.", completion: .themeFiles)
    var output: String?

    @Flag(help: "With --fix, write over a file that is there.")
    var force = false

    @Option(
        help:
            "The snapshot folder whose framewright.json has the project's limits of contrast. (default: Snapshots, if there is one)",
        completion: .directory)
    var folder: String?

    @Flag(help: "As JSON.")
    var json = false

    func validate() throws {
        guard rules || theme != nil else { throw ValidationError("name a theme or a theme file") }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let settings = try settings()
        guard !rules, let theme else { return try list(settings) }
        guard fix == (output != nil) else {
            throw UsageError(
                message: fix ? "--fix writes a new file, and none is named" : "--output is the file that --fix writes",
                hint: fix
                    ? "say where: framewright theme check \(theme) --fix -o fixed.json" : "add --fix, or leave it out")
        }
        try OutputPaths.checkFiles([output], suggestion: "fixed.json")
        Interruption.watch()
        try OutputPaths.checkNamed([output])
        try OutputPaths.check([output], inputs: [theme, screens.devicesFile.devicesFile])
        try OutputPaths.check([output], hold: .theme)
        try OutputPaths.checkNew(output, force: force)
        let check = ThemeCheck(catalogue, devices: try screens.devicesFile.table(), settings: settings)
        let cells = try screens.cells(of: catalogue)
        guard let output else {
            let report = try report(check, theme: try ThemeOptions.load(theme), cells: cells)
            try Console.print(json ? report.output(theme: theme).indented() : report.text)
            return report.errorCount > 0 ? .findings : .fine
        }
        let source = ThemeSource(theme)
        var document = try source.document(try source.bytes())
        let fixes = try check.fix(&document) { try self.report(check, theme: $0, cells: cells) }
        try OutputFile.write(document.bytes, to: output)
        try Console.print(json ? fixes.output(theme: theme, file: output).indented() : fixes.text(file: output))
        return fixes.last.errorCount > 0 ? .findings : .fine
    }

    private func settings() throws -> ThemeCheckSettings {
        var settings = ThemeCheckSettings(lint: try ProjectSettings.read(from: folder)?.lint ?? LintSettings())
        for level in levels { settings.set(level.rule, to: level.level) }
        return settings
    }

    @MainActor
    private func report(_ check: ThemeCheck, theme: Theme, cells: [MatrixCell]) throws -> ThemeReport {
        let bar = ProgressBar(total: check.screenCount(of: theme, screens: cells), unit: .images)
        defer { bar.clear() }
        return try check.report(on: theme, screens: cells, jobs: ProcessEnvironment.coreCount) {
            try Interruption.check()
            bar.draw(ExportProgress(stage: "looking", frames: $0))
        }
    }

    private func list(_ settings: ThemeCheckSettings) throws -> ExitStatus {
        for rule in ThemeRule.allCases where !json {
            try Console.print("\(rule.rawValue) (\(settings.level(of: rule).rawValue)): \(rule.summary)")
        }
        guard json else { return .fine }
        let rows = ThemeRule.allCases.map { rule in
            JSONOutput.object([
                ("rule", .string(rule.rawValue)), ("level", .string(settings.level(of: rule).rawValue)),
                ("summary", .string(rule.summary)),
            ])
        }
        try Console.print(JSONOutput.object([("rules", .array(rows))]).indented())
        return .fine
    }
}

/// A theme rule and the level of its findings, such as `near-duplicate=off`.
struct ThemeRuleLevel: ExpressibleByArgument {
    let rule: ThemeRule
    let level: LintLevel

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let rule = ThemeRule(rawValue: parts[0]), let level = LintLevel(rawValue: parts[1])
        else { return nil }
        (self.rule, self.level) = (rule, level)
    }
}
