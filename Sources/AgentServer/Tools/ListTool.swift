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
            let rows = try rows(of: subject).filter { filter.isEmpty || $0.name.lowercased().contains(filter) }
            return ([subject.rawValue] + rows.map { "  \($0.name): \($0.text)" }).joined(separator: "\n")
        }
        return ToolResult(sections.joined(separator: "\n"))
    }

    private func rows(of subject: Subject) throws -> [(name: String, text: String)] {
        switch subject {
        case .screens: try workspace.sources.flatMap { try $0.screens }.map { ($0.reference, $0.summary) }
        case .devices:
            devices.devices.map { device in
                (device.id, "\(device.size) points @\(brief(device.scale))x, \(device.name)")
            }
        case .themes:
            ShippedTheme.allCases.map { shipped in
                let contexts = shipped.theme.contexts
                let list = contexts.isEmpty ? "" : " (contexts: \(contexts.joined(separator: ", ")))"
                return (shipped.rawValue, "\(shipped.theme.summary)\(list)")
            }
        }
    }
}
