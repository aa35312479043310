import Framewright
import FramewrightDocuments
import FramewrightTheming
import FramewrightVerification

/// Checks a theme on the screens of a catalogue.
struct CheckThemeTool: AgentTool {
    let catalogue: Catalogue
    let devices: DeviceTable

    let description = ToolDescription(
        name: "check_theme", title: "Check a theme",
        text: """
            Checks the colours of a theme on screens, in every context: contrast of every text, tokens that are missing, unknown, unused or \
            too alike. Returns a line per finding, with the nearest colours that would pass.
            """,
        parameters: [
            ToolParameter(
                "theme", .text, "The text of a theme document (JSON), a theme file's path, or a shipped theme's name.",
                isRequired: true),
            ToolParameter("screens", .words, "Screens, with stars: game2048/*. Default: all."),
            ToolParameter("device", .text, "A device's id. Default: iphone-15."),
        ])

    /// The findings that are written out.
    private static let findingLimit = 40

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let theme = try Self.theme(try arguments.required("theme").string(allowingEmpty: false))
        var plan = MatrixPlan()
        plan.scenes = try (arguments.optional("screens")?.array() ?? []).map { try $0.string() }
        plan.devices = try arguments.optional("device").map { [try $0.string()] } ?? []
        try arguments.finish()
        let matrix = try plan.matrix(catalogue, devices)
        let cells = Array(matrix.cells(try plan.rules(matrix, devices) { _ in .documented }))
        guard !cells.isEmpty else { throw MatrixError.empty }
        let report = try ThemeCheck(catalogue, devices: devices).report(
            on: theme, screens: cells, jobs: ProcessEnvironment.coreCount
        ) { _ in try call.check() }
        return ToolResult(Self.lines(of: report).joined(separator: "\n"))
    }

    /// Loads a theme from its text, or by its name or path.
    private static func theme(_ text: String) throws -> Theme {
        guard text.first(where: { !$0.isWhitespace }) == "{" else { return try ThemeLookup.theme(named: text) }
        return try ThemeLoader.load(Array(text.utf8), name: "theme", folder: "")
    }

    private static func lines(of report: ThemeReport) -> [String] {
        let rest = report.findings.count - min(report.findings.count, findingLimit)
        let left = report.colorsLeftToDocumented.count
        return ["\(report.errorCount) errors, \(report.warningCount) warnings on \(report.screenCount) screens"]
            + report.findings.prefix(findingLimit).map { $0.description.printable() }
            + (rest > 0 ? ["and \(rest) more"] : [])
            + (left > 0 ? ["\(left) colours of the screens are left to the theme documented"] : [])
    }
}
