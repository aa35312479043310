import FramewrightDocuments
public import FramewrightTheming

extension ThemeReport {
    /// Applies the first suggestion of each finding to a theme file and returns the changes made.
    ///
    /// If several findings share tokens, only the first is fixed: check again and fix the rest. A change that the
    /// file rejects is skipped.
    public func fix(_ document: inout ThemeDocument) -> [ThemeChange] {
        var touched: Set<String> = []
        var made: [ThemeChange] = []
        for finding in findings where [.contrast, .tileDistance].contains(finding.rule) {
            guard let suggestion = finding.suggestions.first,
                touched.isDisjoint(with: finding.tokens + suggestion.changes.map(\.token))
            else { continue }
            var changed = document
            // Plain values come first, because a context can only change tokens that the theme defines.
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

    /// The number of findings that `fix` has a suggestion for.
    public var fixable: Int {
        findings.count { [.contrast, .tileDistance].contains($0.rule) && !$0.suggestions.isEmpty }
    }

    /// Returns the findings of an earlier check that this check no longer has.
    public func fixed(since first: ThemeReport) -> [ThemeFinding] {
        let left = Set(findings.map(\.subject))
        return first.findings.filter { !left.contains($0.subject) }
    }
}
