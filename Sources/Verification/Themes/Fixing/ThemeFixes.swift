public import FramewrightTheming

/// What became of a theme that was mended.
public struct ThemeFixes: Sendable {
    /// Before.
    public let first: ThemeReport
    /// After: of the file as it is written.
    public let last: ThemeReport
    /// In the order they were made; one token may have changed twice.
    public let changes: [ThemeChange]

    /// What was found before and is not any more.
    public var fixed: [ThemeFinding] { last.fixed(since: first) }
}

extension ThemeCheck {
    private static let maximumRounds = 8

    /// Changes colours of a theme file until nothing is found that a change is known for, or nothing gets better.
    ///
    /// - Parameter report: checks the theme as it is then.
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
