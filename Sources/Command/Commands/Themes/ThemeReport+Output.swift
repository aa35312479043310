import Framewright
import FramewrightDocuments
import FramewrightVerification

extension ThemeReport {
    /// For people.
    var text: String { (findings.map(\.description) + [summary]).joined(separator: "\n") }

    /// `206 screens in plain, dark: 2 errors, 1 warning`.
    var summary: String {
        let (errors, warnings) = (errorCount, warningCount)
        return
            "\(counted(screenCount, "screen")) in \(contexts.joined(separator: ", ")): \(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }

    /// For machines.
    func output(theme: String) -> JSONOutput { .object([("theme", .string(theme))] + members) }

    fileprivate var members: [(String, JSONOutput)] {
        [
            ("errors", .int(errorCount)), ("warnings", .int(warningCount)), ("screens", .int(screenCount)),
            ("contexts", .array(contexts.map(JSONOutput.string))), ("findings", .array(findings.map(\.output))),
        ]
    }
}

extension ThemeMending {
    /// For people.
    func text(file: String) -> String {
        let made = changes.map { "set \($0)" }
        let count = mended.count
        let summary = "mended \(count) of \(first.findings.count) findings, \(file)"
        return (made + [summary, last.text]).joined(separator: "\n")
    }

    /// For machines.
    func output(theme: String, file: String) -> JSONOutput {
        .object(
            [
                ("theme", .string(theme)), ("file", .string(file)), ("changes", .array(changes.map(\.output))),
                ("mended", .array(mended.map(\.output))),
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
