import FramewrightDocuments

/// Renders a screen.
struct RenderTool: AgentTool {
    let workspace: Workspace

    let description = ToolDescription(
        name: "render", title: "Look at a screen",
        text: """
            Renders a screen and returns its outline (a line per view: type, texts, id, frame as x,y WxH in points, state; lint \
            findings after !) and its picture.
            """,
        parameters: ScreenArguments.parameters + [ScreenArguments.image])

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let request = try ScreenArguments.request(&arguments)
        let hasImage = try arguments.optional("image")?.bool() ?? true
        try arguments.finish()
        let look = try workspace.open(request).look()
        workspace.remember(look, as: .request(request))
        return ToolResult(look, hasImage: hasImage)
    }
}

extension ToolResult {
    /// Creates the result of looking at a screen, after other lines.
    init(_ look: ScreenLook, after lines: [String] = [], hasImage: Bool) {
        self.init(
            [.text((lines + look.outline).joined(separator: "\n"))] + (hasImage ? [.image(look.image)] : []))
    }
}
