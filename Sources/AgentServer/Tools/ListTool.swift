import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming

/// Lists screens, devices and themes.
struct ListTool: AgentTool {
    private enum Subject: String, CaseIterable {
        case screens, devices, themes
    }

    let workspace: Workspace
    let devices: DeviceTable

    let description = ToolDescription(
        name: "list", title: "List screens",
        text: "Lists the screens with their states, the devices and the shipped themes with their contexts.",
        parameters: [
            ToolParameter(
                "subject", .word(Subject.allCases.map(\.rawValue)), "Only these. Default: screens and themes."),
            ToolParameter("filter", .text, "Only what has this in its name."),
        ])

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let subject: Subject? = try arguments.optional("subject")?.choice()
        let filter = try arguments.optional("filter")?.string().lowercased() ?? ""
        try arguments.finish()
        // There are 200 devices, of which few are of interest.
        let subjects = subject.map { [$0] } ?? (filter.isEmpty ? [.screens, .themes] : Subject.allCases)
        let sections = try subjects.map { subject in
            let (rows, notes) = try rows(of: subject, call)
            let shown = rows.filter { filter.isEmpty || $0.name.lowercased().contains(filter) }
            return ([subject.rawValue] + shown.map { "  \($0.name): \($0.text)" } + notes).joined(separator: "\n")
        }
        return ToolResult(sections.joined(separator: "\n"))
    }

    private func rows(
        of subject: Subject, _ call: ToolCall
    ) throws -> (rows: [(name: String, text: String)], notes: [String]) {
        switch subject {
        case .screens:
            let list = try workspace.source.screens(call)
            return (list.entries.map { ($0.reference, $0.summary) }, list.notes)
        case .devices:
            let rows = devices.devices.map { device in
                (device.id, "\(device.size) points @\(brief(device.scale))x, \(device.name)")
            }
            return (rows, [])
        case .themes:
            let rows = ShippedTheme.allCases.map { shipped in
                let contexts = shipped.theme.contexts
                let list = contexts.isEmpty ? "" : " (contexts: \(contexts.joined(separator: ", ")))"
                return (shipped.rawValue, "\(shipped.theme.summary)\(list)")
            }
            return (rows, [])
        }
    }
}
