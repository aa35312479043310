import Framewright
import FramewrightDocuments

extension ActionTool {
    /// The tools that act on a session.
    static func all(_ workspace: Workspace) -> [ActionTool] {
        [tap(workspace), type(workspace), swipe(workspace), advance(workspace)]
    }

    /// Taps a view.
    private static func tap(_ workspace: Workspace) -> ActionTool {
        let description = ToolDescription(
            name: "tap", title: "Tap", text: "Taps a view or a point, and returns the outline.",
            parameters: SessionArguments.target + [
                ToolParameter("hold", .number(SessionArguments.seconds), "Seconds, for a long press."),
                ToolParameter("double", .flag, "Tap twice."),
            ])
        return ActionTool(workspace, description) { reader in
            let target = try SessionArguments.requiredTarget(&reader)
            if let hold = try reader.optional("hold")?.double(in: SessionArguments.seconds) {
                return [.longPress(target, duration: hold)]
            }
            return [try reader.optional("double")?.bool() == true ? .doubleTap(target) : .tap(target)]
        }
    }

    /// The number of characters that are typed at once.
    private static let textLimit = 10_000

    /// Types text.
    private static func type(_ workspace: Workspace) -> ActionTool {
        let description = ToolDescription(
            name: "type", title: "Type", text: "Types text into a field, after tapping it. A line break submits.",
            parameters: [ToolParameter("text", .text, "The text.", isRequired: true)] + SessionArguments.target)
        return ActionTool(workspace, description) { reader in
            let text = try reader.string("text")
            // A field reads and writes its whole text for every character.
            guard text.count <= textLimit else {
                throw ArgumentError(
                    message: "the text has \(text.count) characters", hint: "at most \(textLimit) are typed at once")
            }
            return try (SessionArguments.target(&reader).map { [.tap($0)] } ?? []) + [.type(text)]
        }
    }

    /// Swipes.
    private static func swipe(_ workspace: Workspace) -> ActionTool {
        let directions = Session.SwipeDirection.allCases.map(\.rawValue)
        let description = ToolDescription(
            name: "swipe", title: "Swipe", text: "Swipes over a view or the middle of the screen; scrolls lists.",
            parameters: [
                ToolParameter("direction", .word(directions), "Where the finger moves.", isRequired: true)
            ] + SessionArguments.target + [
                ToolParameter("distance", .number(0...20_000), "Points. Default: 100."),
                ToolParameter("seconds", .number(SessionArguments.seconds), "How long it takes. Default: 0.1."),
            ])
        return ActionTool(workspace, description) { reader in
            let direction: Session.SwipeDirection = try reader.required("direction").choice()
            let target = try SessionArguments.target(&reader)
            let distance = try reader.optional("distance")?.double(in: 0...20_000) ?? 100
            let seconds = try reader.optional("seconds")?.double(in: SessionArguments.seconds) ?? 0.1
            return [.swipe(direction, on: target, distance: distance, duration: seconds)]
        }
    }

    /// Lets time pass.
    private static func advance(_ workspace: Workspace) -> ActionTool {
        let description = ToolDescription(
            name: "advance", title: "Let time pass",
            text: "Advances the session's clock, which stands still otherwise.",
            parameters: [
                ToolParameter("seconds", .number(SessionArguments.seconds), "Default: until animations have ended.")
            ])
        return ActionTool(workspace, description, settles: false) { reader in
            guard let seconds = reader.optional("seconds") else { return [.waitUntilSettled] }
            return [.wait(try seconds.double(in: SessionArguments.seconds))]
        }
    }
}
