public import FramewrightTheming

/// The result of fixing a theme.
public struct ThemeFixes: Sendable {
    /// The report before the changes.
    public let first: ThemeReport
    /// The report on the changed file.
    public let last: ThemeReport
    /// The changes in the order in which they were made. A token may occur twice.
    public let changes: [ThemeChange]

    /// The findings of the first report that the last one no longer has.
    public var fixed: [ThemeFinding] { last.fixed(since: first) }
}

extension ThemeCheck {
    private static let maximumRounds = 8

    /// Changes colours of a theme file until no finding has a suggestion or no change improves the report.
    ///
    /// - Parameter report: Checks the current theme.
    public func fix(_ document: inout ThemeDocument, report: (Theme) throws -> ThemeReport) throws -> ThemeFixes {
        let first = try report(document.theme)
        var best = (document: document, report: first, changes: [ThemeChange]())
        var (last, changes) = (first, [ThemeChange]())
        for _ in 0..<Self.maximumRounds where last.fixable > 0 {
            let made = last.fix(&document)
            guard !made.isEmpty else { break }
            changes += made
            last = try report(document.theme)
            if last.isBetter(than: best.report) { best = (document, last, changes) }
        }
        document = best.document
        return ThemeFixes(first: first, last: best.report, changes: best.changes)
    }
}

extension ThemeReport {
    fileprivate func isBetter(than other: ThemeReport) -> Bool {
        (errorCount, warningCount) < (other.errorCount, other.warningCount)
    }
}
