import Framewright
import FramewrightDocuments
import FramewrightVerification

extension ThemeReport {
    /// The report as text: the findings about the theme's own colours, then those about other colours in one line.
    var text: String {
        let own = findings.filter(\.leftToDocumented.isEmpty).map(\.description)
        return (own + [documentedFindings, documentedColors, summary].compactMap(\.self)).joined(separator: "\n")
    }

    private var documentedFindings: String? {
        let others = findings.filter { !$0.leftToDocumented.isEmpty }
        guard let first = others.first else { return nil }
        var seen: Set<String> = []
        let tokens = others.flatMap(\.leftToDocumented).filter { seen.insert($0).inserted }
        let more = tokens.count > Self.maximumNamed ? " and \(tokens.count - Self.maximumNamed) more" : ""
        let level = others.contains(where: \.isError) ? LintLevel.error : first.level
        let names = tokens.prefix(Self.maximumNamed).map { $0.printable() }.joined(separator: ", ")
        return
            "\(level.rawValue): contrast: \(counted(others.count, "pair")) too faint with colours that the theme leaves to documented (\(names)\(more)): give it such tokens with framewright theme set, or take --fix -o FILE"
    }

    private static let maximumNamed = 6

    private var documentedColors: String? {
        let count = colorsLeftToDocumented.count
        guard count > 0 else { return nil }
        let names = colorsLeftToDocumented.prefix(Self.maximumNamed).joined(separator: ", ")
        let more = count > Self.maximumNamed ? " and \(count - Self.maximumNamed) more; --json names them all" : ""
        return "\(counted(count, "colour")) of the screens left to documented: \(names)\(more)"
    }

    /// The totals, such as `206 screens in plain, dark: 2 errors, 1 warning`.
    var summary: String {
        let (errors, warnings) = (errorCount, warningCount)
        return
            "\(counted(screenCount, "screen")) in \(contexts.joined(separator: ", ")): \(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }

    /// Returns the report as JSON.
    func output(theme: String) -> JSONOutput { .object([("theme", .string(theme))] + members) }

    fileprivate var members: [(String, JSONOutput)] {
        [
            ("errors", .int(errorCount)), ("warnings", .int(warningCount)), ("screens", .int(screenCount)),
            ("contexts", .array(contexts.map(JSONOutput.string))), ("findings", .array(findings.map(\.output))),
            ("documented", .array(colorsLeftToDocumented.map(JSONOutput.string))),
        ]
    }
}

extension ThemeFixes {
    /// Returns the fixes as text.
    func text(file: String) -> String {
        let made = changes.map { "set \($0)" }
        let count = fixed.count
        let summary = "fixed \(count) of \(first.findings.count) findings, \(file)"
        return (made + [summary, last.text]).joined(separator: "\n")
    }

    /// Returns the fixes as JSON.
    func output(theme: String, file: String) -> JSONOutput {
        .object(
            [
                ("theme", .string(theme)), ("file", .string(file)), ("changes", .array(changes.map(\.output))),
                ("mended", .array(fixed.map(\.output))),
            ] + last.members)
    }
}

extension ThemeFinding {
    fileprivate var output: JSONOutput {
        .object([
            ("rule", .string(rule.rawValue)), ("level", .string(level.rawValue)),
            ("tokens", .array(tokens.map(JSONOutput.string))), ("contexts", .array(contexts.map(JSONOutput.string))),
            ("explanation", .string(explanation)), ("placeCount", .int(placeCount)),
            ("places", .array(places.map(\.output))),
            (
                "suggestions",
                .array(
                    suggestions.map {
                        .object([
                            ("changes", .array($0.changes.map(\.output))),
                            ("distance", .double(($0.distance * 10_000).rounded() / 10_000)),
                        ])
                    })
            ),
        ])
    }
}

extension ThemeFinding.Place {
    fileprivate var output: JSONOutput {
        .object([
            ("scene", .string(scene)), ("device", .string(device)), ("view", .string(view)), ("path", .string(path)),
            ("text", .optional(text)),
        ])
    }
}

extension ThemeChange {
    fileprivate var output: JSONOutput {
        .object([("token", .string(token)), ("context", .optional(context)), ("value", .string(value))])
    }
}
