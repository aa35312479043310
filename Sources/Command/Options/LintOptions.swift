import ArgumentParser
import Framewright
import FramewrightVerification

/// A lint rule by its name.
struct RuleName: ExpressibleByArgument {
    let rule: LintRule

    init?(argument: String) {
        guard let rule = LintRule(rawValue: argument) else { return nil }
        self.rule = rule
    }

    static var allValueStrings: [String] { LintRule.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A rule and the level of its findings, such as `contrast=warning`.
struct RuleLevel: ExpressibleByArgument {
    let rule: LintRule
    let level: LintLevel

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let rule = LintRule(rawValue: parts[0]), let level = LintLevel(rawValue: parts[1])
        else { return nil }
        (self.rule, self.level) = (rule, level)
    }
}

/// The options that select lint rules.
struct LintOptions: ParsableArguments {
    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp(
            "What findings of a rule mean: contrast=off, unused-space=error; may be given several times.",
            valueName: "rule=off|warning|error"))
    var levels: [RuleLevel] = []

    @Option(
        help:
            "The snapshot folder whose framewright.json has the project's rules. (default: Snapshots, if there is one)",
        completion: .directory)
    var folder: String?

    /// Returns the project's rules, if there are any, with those of the arguments applied.
    func settings() throws -> LintSettings {
        var settings = try ProjectSettings.read(from: folder)?.lint ?? LintSettings()
        for level in levels { settings.set(level.rule, to: level.level) }
        return settings
    }
}
