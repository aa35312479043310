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
            framewright lint game2048/late-game --sweep width=320...1366,height=480...1366 -o smallest.png

            A sweep lays out every size, in the insets of --device where it is given, and names the exact sizes at which each
            rule breaks; rules about colours and directions are left to single screens.

            Exit code 1 where something is an error; warnings are told. A view is an exception by
            .lintException(.contrast, because: "..."), two colours of a theme by "because" beside their "min" under
            "contrast", a whole project by "lint" in framewright.json.
            """)

    @Argument(help: "Only scenes whose scene/state contains one of these.")
    var filters: [String] = []

    @OptionGroup var screen: DeviceChoice
    @OptionGroup var theme: ThemeChoice
    @OptionGroup var traits: TraitsChoice
    @OptionGroup var lint: LintChoice

    @OptionGroup var sweep: SweepChoice

    @Flag(help: "List the rules, their levels and what they mean.")
    var rules = false

    @Flag(help: "As JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let settings = try lint.settings()
        guard !rules else { return try list(settings) }
        let references = try catalogue.references(matching: filters)
        if let area = sweep.sweep?.area { return try sweep(area, references, catalogue, settings) }
        let (viewport, theme) = (try screen.viewport(), try theme.load())
        let linter = Linter(settings)
        var found: [(reference: String, findings: [Finding])] = []
        for reference in references {
            found.append((reference, try findings(of: reference, catalogue, linter, viewport, theme)))
        }
        try report(found)
        return found.contains { $0.findings.contains(where: \.isError) } ? .findings : .fine
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

    private func report(_ found: [(reference: String, findings: [Finding])]) throws {
        let all = found.flatMap(\.findings)
        let errors = all.count(where: \.isError)
        guard !json else {
            let rows = found.map { row in
                JSONOutput.object([
                    ("scene", .string(row.reference)), ("findings", .array(row.findings.map(\.output))),
                ])
            }
            return try Console.print(
                JSONOutput.object([
                    ("errors", .int(errors)), ("warnings", .int(all.count - errors)), ("scenes", .array(rows)),
                ]).indented())
        }
        for (reference, findings) in found {
            for finding in findings { try Console.print("\(finding.level.rawValue): \(reference): \(finding)") }
        }
        try Console.print("\(found.count) screens, \(errors) errors, \(all.count - errors) warnings")
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
