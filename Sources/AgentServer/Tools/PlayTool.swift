import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// Plays a script.
struct PlayTool: AgentTool {
    let workspace: Workspace

    var description: ToolDescription {
        ToolDescription(
            name: "play", title: "Play a script",
            text: """
                Plays a script (YAML or JSON) on a screen. Returns the outline and picture of every snapshot step, or of the end if there is \
                none. Example: "\(example)". The resource \
                framewright://schema/play has all steps.
                """,
            parameters: [
                ToolParameter("script", .text, "The text of the script.", isRequired: true),
                ToolParameter("images", .flag, "Whether pictures are returned too. Default: true."),
            ])
    }

    private var example: String {
        switch workspace.source.kind {
        case .scenes: #"app: game2048/start\nsteps:\n  - moves: URDL\n  - snapshot: after"#
        case .previews: #"app: CardView/Empty\nsteps:\n  - tap: Add\n  - snapshot: after"#
        }
    }

    /// The stills that are returned.
    private static let stillLimit = 20

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let text = try arguments.string("script")
        let hasImages = try arguments.optional("images")?.bool() ?? true
        try arguments.finish()
        let script = try PlayScript(Array(text.utf8), file: "script")
        let screen = try workspace.source.open(try ScreenRequest(script), call)
        var stills: [(name: String, look: ScreenLook)] = []
        var remarks: [String] = []
        do {
            try screen.play(script.steps, settles: false, call) { report in
                try call.check()
                switch report {
                case .still(let name, let look):
                    if stills.count < Self.stillLimit { stills.append((name, look)) }
                case .remark(let text): remarks.append("note: \(text)")
                }
            }
        } catch let error as PlayError {
            throw script.located(error)
        }
        if stills.isEmpty { stills = [("end", try screen.look(call))] }
        let parts = stills.flatMap { still in
            [
                ToolResult.Content.text(
                    (["snapshot \(still.name)"] + still.look.notes + still.look.outline).joined(separator: "\n"))
            ]
                + (hasImages ? [.image(still.look.image)] : [])
        }
        return ToolResult((remarks.isEmpty ? [] : [.text(remarks.joined(separator: "\n"))]) + parts)
    }
}

extension ScreenRequest {
    /// Creates the request of a script's screen.
    fileprivate init(_ script: PlayScript) throws {
        self.init(try script.app.string())
        if let state = script.state {
            guard case .object = state.value.content else {
                throw state.error(.invalid, "a state in a file is not read here", hint: "write the state itself")
            }
            self.state = state
        }
        device = try script.device?.string() ?? device
        if let node = script.size {
            let sides = try node.string().split(separator: "x").map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1] else {
                throw node.error(.invalid, "this is no size", hint: "width x height in points, such as 500x900")
            }
            size = Size(width: width, height: height)
        }
        (seed, orientation) = (script.seed, script.orientation)
        scale = script.scale ?? scale
        theme = try script.theme?.string() ?? theme
        context = script.context
        traits = script.locale.map { Traits(locale: $0) } ?? traits
    }
}
