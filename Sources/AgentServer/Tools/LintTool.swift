import FramewrightDocuments
import FramewrightVerification

/// Lints a screen.
struct LintTool: AgentTool {
    let workspace: Workspace

    var description: ToolDescription {
        ToolDescription(
            name: "lint", title: "Lint a screen",
            text: """
                Checks a screen with all rules: truncated and overlapping text, touch areas under 44 points, contrast below WCAG 2 AA, \
                views outside the screen or the safe area, mirroring, larger text sizes. Returns a line per finding.
                """,
            parameters: ScreenArguments.parameters(of: workspace.source.kind))
    }

    /// The findings of one rule that are written out.
    private static let perRule = 10

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let request = try ScreenArguments.request(&arguments, of: workspace.source.kind)
        try arguments.finish()
        let findings = try workspace.source.findings(request, call)
        guard !findings.isEmpty else { return ToolResult("no findings") }
        let errors = findings.count(where: \.isError)
        let lines = Finding.lines(of: findings, perRule: Self.perRule) {
            "\($0.level.rawValue): \($0.description.printable())"
        }
        return ToolResult((["\(errors) errors, \(findings.count - errors) warnings"] + lines).joined(separator: "\n"))
    }
}
