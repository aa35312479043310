import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// Opens a session.
struct OpenSessionTool: AgentTool {
    let workspace: Workspace

    var description: ToolDescription {
        ToolDescription(
            name: "session_open", title: "Open a session",
            text: "Shows a screen that takes touches and keeps its state. Returns the session's id and the outline.",
            parameters: ScreenArguments.parameters(of: workspace.source.kind) + [ScreenArguments.image],
            isReadOnly: false)
    }

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let request = try ScreenArguments.request(&arguments, of: workspace.source.kind)
        let hasImage = try arguments.optional("image")?.bool() ?? false
        try arguments.finish()
        let (id, screen) = try workspace.openSession(request, call)
        do {
            let look = try screen.look(call)
            workspace.remember(look, as: .session(id))
            return ToolResult(look, after: ["session \(id)"], hasImage: hasImage)
        } catch {
            try workspace.closeSession(id)
            throw error
        }
    }
}

/// Closes a session.
struct CloseSessionTool: AgentTool {
    let workspace: Workspace

    let description = ToolDescription(
        name: "session_close", title: "Close a session", text: "Ends a session.",
        parameters: [SessionArguments.session],
        isReadOnly: false)

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let id = try arguments.string("session")
        try arguments.finish()
        try workspace.closeSession(id)
        return ToolResult("session \(id) is closed")
    }
}

/// Plays steps in a session.
struct ActionTool: AgentTool {
    let workspace: Workspace
    let description: ToolDescription
    /// Whether the screen comes to rest after the steps if the caller does not say.
    let settles: Bool
    /// Reads the steps from the arguments.
    let steps: (inout ObjectReader) throws -> [PlayStep]

    init(
        _ workspace: Workspace, _ description: ToolDescription, settles: Bool = true,
        steps: @escaping (inout ObjectReader) throws -> [PlayStep]
    ) {
        self.workspace = workspace
        self.settles = settles
        self.steps = steps
        self.description = ToolDescription(
            name: description.name, title: description.title, text: description.text,
            parameters: [SessionArguments.session] + description.parameters
                + (settles ? [SessionArguments.settle] : []) + [ScreenArguments.image],
            isReadOnly: false)
    }

    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult {
        let id = try arguments.string("session")
        let steps = try steps(&arguments)
        let isSettling = settles ? try arguments.optional("settle")?.bool() ?? true : false
        let hasImage = try arguments.optional("image")?.bool() ?? false
        try arguments.finish()
        let screen = try workspace.session(id)
        var remarks: [String] = []
        try screen.play(steps, settles: isSettling, call) { report in
            try call.check()
            if case .remark(let text) = report { remarks.append("note: \(text)") }
        }
        let look = try screen.look(call)
        let before = workspace.remember(look, as: .session(id))
        return ToolResult(look, after: remarks, known: before?.notes ?? [], hasImage: hasImage)
    }
}

/// The arguments of tools that act on a session.
enum SessionArguments {
    static let session = ToolParameter("session", .text, "The id that session_open returned.", isRequired: true)
    static let settle = ToolParameter("settle", .flag, "Whether to wait until animations have ended. Default: true.")
    static let target = [
        ToolParameter("on", .text, "A view's id, or its whole text."),
        ToolParameter("x", .number(-20_000...20_000), "Points from the left, instead of a view."),
        ToolParameter("y", .number(-20_000...20_000), "Points from the top."),
    ]
    static let seconds = 0.0...PlayStep.longestTime

    /// Reads a view or a point. Returns nil if neither is given.
    static func target(_ reader: inout ObjectReader) throws -> TouchTarget? {
        let name = try reader.optional("on")?.string(allowingEmpty: false)
        let x = try reader.optional("x")?.double(in: -20_000...20_000)
        let y = try reader.optional("y")?.double(in: -20_000...20_000)
        if let name {
            guard x == nil, y == nil else { throw ambiguous }
            return .named(name)
        }
        guard let x, let y else {
            guard x == nil, y == nil else { throw ArgumentError(message: "a point has x and y", hint: "give both") }
            return nil
        }
        return .point(Point(x: x, y: y))
    }

    static func requiredTarget(_ reader: inout ObjectReader) throws -> TouchTarget {
        if let target = try target(&reader) { return target }
        throw ArgumentError(message: "nothing to touch is named", hint: "give a view's id or text as on, or x and y")
    }

    private static var ambiguous: ArgumentError {
        ArgumentError(message: "a view and a point are both named", hint: "leave one of them out")
    }
}
