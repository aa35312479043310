import FramewrightDocuments

/// Renders a screen.
struct RenderTool: AgentTool {
    let workspace: Workspace

    var description: ToolDescription {
        ToolDescription(
            name: "render", title: "Look at a screen",
            text: """
                Renders a screen and returns its outline (a line per view: type, texts, id, frame as x,y WxH in points, state; lint \
                findings after !) and its picture.
                """,
            parameters: ScreenArguments.parameters(of: workspace.source.kind) + [ScreenArguments.image])
    }

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let request = try ScreenArguments.request(&arguments, of: workspace.source.kind)
        let hasImage = try arguments.optional("image")?.bool() ?? true
        try arguments.finish()
        let look = try workspace.source.open(request, call).look(call)
        workspace.remember(look, as: .request(request))
        return ToolResult(look, hasImage: hasImage)
    }
}

extension ToolResult {
    /// Creates the result of looking at a screen, after other lines.
    ///
    /// - Parameter known: The notes that the agent has read before.
    init(_ look: ScreenLook, after lines: [String] = [], known: [String] = [], hasImage: Bool) {
        let notes = look.notes.filter { !known.contains($0) }
        self.init(
            [.text((lines + notes + look.outline).joined(separator: "\n"))]
                + (hasImage ? [.image(look.image)] : []))
    }
}
