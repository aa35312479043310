import FramewrightDocuments
public import FramewrightTheming

extension ThemeReport {
    /// Makes the changes that its findings suggest, each the nearest, in a theme file; says which were made.
    ///
    /// Of findings that touch the same tokens the first is mended: check again, and mend what is left. A change that the file
    /// refuses is left out.
    public func fix(_ document: inout ThemeDocument) -> [ThemeChange] {
        var touched: Set<String> = []
        var made: [ThemeChange] = []
        for finding in findings where [.contrast, .tileDistance].contains(finding.rule) {
            guard let suggestion = finding.suggestions.first,
                touched.isDisjoint(with: finding.tokens + suggestion.changes.map(\.token))
            else { continue }
            var changed = document
            // Plain values first: a context changes only what the theme defines.
            let changes = suggestion.changes.sorted { $0.context == nil && $1.context != nil }
            do {
                for change in changes {
                    try changed.set(change.token, to: .string(change.value), context: change.context)
                }
            } catch { continue }
            document = changed
            touched.formUnion(finding.tokens + changes.map(\.token))
            made += suggestion.changes
        }
        return made
    }

    /// How much is wrong that `fix` knows a way for.
    public var fixable: Int {
        findings.count { [.contrast, .tileDistance].contains($0.rule) && !$0.suggestions.isEmpty }
    }

    /// What a first check found of rules about colours and a later one does not.
    public func fixed(since first: ThemeReport) -> [ThemeFinding] {
        let left = Set(findings.map(\.subject))
        return first.findings.filter { !left.contains($0.subject) }
    }
}
