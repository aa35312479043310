import FramewrightDocuments

/// Compares a screen with the last look at it.
struct DiffTool: AgentTool {
    let workspace: Workspace

    var description: ToolDescription {
        ToolDescription(
            name: "diff", title: "Compare with the last look",
            text: """
                Looks at a screen or session again and returns what has changed since the last look at the same: areas of the picture in \
                points, and lines of the outline (- before, + now). Use it after a theme file or the code of a preview has changed, or after \
                touches.
                """,
            parameters: [
                ToolParameter("session", .text, "A session's id, instead of a screen."),
                ToolParameter("screen", .text, "A screen's name; with the arguments of the last render."),
            ] + ScreenArguments.options(of: workspace.source.kind) + [ScreenArguments.image])
    }

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let (key, screen) = try target(&arguments, call)
        let hasImage = try arguments.optional("image")?.bool() ?? false
        try arguments.finish()
        let look = try screen().look(call)
        guard let before = workspace.remember(look, as: key) else {
            return ToolResult(look, after: ["nothing to compare with: this is the first look"], hasImage: hasImage)
        }
        let lines = look.notes.filter { !before.notes.contains($0) } + LookDifference(from: before, to: look).lines
        return ToolResult([.text(lines.joined(separator: "\n"))] + (hasImage ? [.image(look.image)] : []))
    }

    private func target(
        _ arguments: inout ObjectReader, _ call: ToolCall
    ) throws -> (key: Workspace.Key, screen: () throws -> any OpenScreen) {
        guard let node = arguments.optional("session") else {
            let request = try ScreenArguments.request(&arguments, of: workspace.source.kind)
            return (.request(request), { try workspace.source.open(request, call) })
        }
        let id = try node.string()
        let session = try workspace.session(id)
        return (.session(id), { session })
    }
}
