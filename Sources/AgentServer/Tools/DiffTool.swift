import FramewrightDocuments

/// Compares a screen with the last look at it.
struct DiffTool: AgentTool {
    let workspace: Workspace

    let description = ToolDescription(
        name: "diff", title: "Compare with the last look",
        text: """
            Looks at a screen or session again and returns what has changed since the last look at the same: areas of the picture in \
            points, and lines of the outline (- before, + now). Use it after a theme file or the code of a preview has changed, or after \
            touches.
            """,
        parameters: [
            ToolParameter("session", .text, "A session's id, instead of a screen."),
            ToolParameter("screen", .text, "A screen's name; with the arguments of the last render."),
        ] + ScreenArguments.options + [ScreenArguments.image])

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let (key, screen) = try target(&arguments)
        let hasImage = try arguments.optional("image")?.bool() ?? false
        try arguments.finish()
        let look = try screen().look()
        guard let before = workspace.remember(look, as: key) else {
            return ToolResult(look, after: ["nothing to compare with: this is the first look"], hasImage: hasImage)
        }
        let text = LookDifference(from: before, to: look).lines.joined(separator: "\n")
        return ToolResult([.text(text)] + (hasImage ? [.image(look.image)] : []))
    }

    private func target(
        _ arguments: inout ObjectReader
    ) throws -> (key: Workspace.Key, screen: () throws -> any OpenScreen) {
        guard let node = arguments.optional("session") else {
            let request = try ScreenArguments.request(&arguments)
            return (.request(request), { try workspace.open(request) })
        }
        let id = try node.string()
        let session = try workspace.session(id)
        return (.session(id), { session })
    }
}
