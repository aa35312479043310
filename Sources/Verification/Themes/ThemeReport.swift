import Framewright

/// The result of a theme check.
public struct ThemeReport: Sendable {
    /// The findings: errors first, then by rule; within a rule in the order of the file or the screens.
    public let findings: [ThemeFinding]
    /// The number of checked screens; a screen counts once per context.
    public let screenCount: Int
    /// The checked contexts; the plain values are called `plain`.
    public let contexts: [String]
    let facts: ThemeFacts

    init(_ facts: ThemeFacts) {
        self.facts = facts
        screenCount = facts.screenCount
        contexts = facts.contexts.map(\.title)
        var findings: [ThemeFinding] = []
        let fixer = ThemeFixer(facts)
        if facts.settings.checks(.contrast) { findings += facts.lowContrasts(fixer) }
        if facts.settings.checks(.tileDistance) { findings += facts.closeTiles(fixer) }
        if facts.settings.checks(.missingRole) { findings += facts.missingRoles() }
        if facts.settings.checks(.contextRole) { findings += facts.forgottenRoles() }
        if facts.settings.checks(.unknownToken) { findings += facts.unknownTokens() }
        if facts.settings.checks(.unusedToken) { findings += facts.unusedTokens() }
        if facts.settings.checks(.nearDuplicate) { findings += facts.nearDuplicates() }
        for index in findings.indices where findings[index].rule == .contrast {
            findings[index].leftToDocumented = findings[index].tokens.filter { facts.theme.token(at: $0) == nil }
        }
        let excused = findings.filter { !facts.theme.exempts($0.tokens, from: $0.rule) }
        self.findings = excused.filter(\.isError) + excused.filter { !$0.isError }
    }

    /// The colours of the documented screens for which the theme has neither a token nor a role.
    public var colorsLeftToDocumented: [String] { facts.theme.colorsLeftToDocumented }

    /// The number of errors.
    public var errorCount: Int { findings.count(where: \.isError) }
    /// The number of warnings.
    public var warningCount: Int { findings.count - errorCount }
}
