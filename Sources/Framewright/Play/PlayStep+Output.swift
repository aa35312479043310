package import FramewrightDocuments

extension PlayStep {
    /// The step as a script has it.
    package var output: JSONOutput {
        switch self {
        case .tap(let target): Self.step("tap", target.output)
        case .doubleTap(let target): Self.step("doubleTap", target.output)
        case .longPress(let target, let duration):
            Self.step("longPress", .object([("on", target.output), ("seconds", .double(duration))]))
        case .drag(let start, let end, let duration, let holding):
            Self.step(
                "drag",
                .object([
                    ("from", start.output), ("to", end.output), ("seconds", .double(duration)),
                    ("holding", .double(holding)),
                ]))
        case .swipe(let direction, let target, let distance, let duration):
            Self.step(
                "swipe",
                .object(
                    [("direction", .string(direction.rawValue))] + (target.map { [("on", $0.output)] } ?? [])
                        + [("distance", .double(distance)), ("seconds", .double(duration))]))
        case .type(let text): Self.step("type", .string(text))
        case .wait(let seconds): Self.step("wait", .double(seconds))
        case .waitUntilSettled: .string("waitUntilSettled")
        case .hold(let seconds): Self.step("hold", .double(seconds))
        case .speed(let factor): Self.step("speed", .double(factor))
        case .rotate(let orientation): Self.step("rotate", .string(orientation.rawValue))
        case .theme(let name): Self.step("theme", .string(name))
        case .context(let name): Self.step("context", .optional(name))
        case .snapshot(let name): Self.step("snapshot", .string(name))
        }
    }

    private static func step(_ word: String, _ value: JSONOutput) -> JSONOutput { .object([(word, value)]) }
}

extension TouchTarget {
    /// The target as a script has it.
    fileprivate var output: JSONOutput {
        switch self {
        case .point(let point): .object([("x", .double(point.x)), ("y", .double(point.y))])
        case .identifier(let name): .object([("id", .string(name))])
        case .text(let text): .object([("text", .string(text))])
        case .named(let name): .string(name)
        }
    }
}
