package import FramewrightDocuments
import FramewrightDrawing

extension DocumentNode {
    /// The keys that a step of a script begins with.
    static let stepWords = [
        "tap", "doubleTap", "longPress", "drag", "swipe", "moves", "type", "wait", "waitUntilSettled", "hold", "speed",
        "rotate", "theme", "context", "snapshot",
    ]

    /// Parses a step. A `moves` string gives several steps.
    package func playSteps() throws(DocumentError) -> [PlayStep] {
        if case .string(let word) = value.content {
            guard word == "waitUntilSettled" else { throw unknownStep(word) }
            return [.waitUntilSettled]
        }
        var reader = try object()
        guard let word = reader.keys.first, reader.keys.count == 1 else {
            throw error(
                .invalid, "a step is one thing to do, this has \(reader.keys.count)", hint: "begin each with a dash")
        }
        guard Self.stepWords.contains(word) else { throw reader.unknownKey(reader.members[0], known: Self.stepWords) }
        let node = try reader.required(word)
        return word == "moves" ? try node.moves() : [try node.step(word)]
    }

    private func unknownStep(_ word: String) -> DocumentError {
        let isKnown = Self.stepWords.contains(word)
        return error(
            .outOfRange, isKnown ? "\"\(word)\" needs a value" : "unknown step \"\(word)\"",
            hint: isKnown
                ? "write \(word): and what it is for"
                : Suggestion.hint(
                    for: word, among: Self.stepWords,
                    otherwise: "known steps: \(Self.stepWords.joined(separator: ", "))"))
    }

    private func step(_ word: String) throws(DocumentError) -> PlayStep {
        switch word {
        case "tap": .tap(try target())
        case "doubleTap": .doubleTap(try target())
        case "longPress": try longPress()
        case "drag": try drag()
        case "swipe": try swipe()
        case "type": .type(try string())
        case "wait": .wait(try seconds())
        case "hold": .hold(try seconds())
        case "speed": .speed(try double(in: PlayStep.speeds))
        case "rotate": .rotate(try choice())
        case "theme": .theme(try string(allowingEmpty: false))
        case "context": .context(isNull ? nil : try string(allowingEmpty: false))
        case "snapshot": .snapshot(try fileName())
        default: try settled()
        }
    }

    private func seconds() throws(DocumentError) -> Double { try double(in: 0...PlayStep.longestTime) }

    /// Parses `waitUntilSettled: true`, which is accepted beside the plain word.
    private func settled() throws(DocumentError) -> PlayStep {
        if !isNull, try !bool() { throw error(.invalid, "a step that does nothing", hint: "leave it out") }
        return .waitUntilSettled
    }

    /// Parses a touch target: a name or text, or `{x, y}`, `{id}` or `{text}`.
    private func target() throws(DocumentError) -> TouchTarget {
        switch value.content {
        case .string: return .named(try string(allowingEmpty: false))
        case .number(let number): return .named(number.text)
        case .object:
            var reader = try object()
            let target = try reader.target()
            try reader.finish()
            return target
        default:
            throw error(
                .wrongType, "this is neither a view nor a place to touch",
                hint: "write a view's identifier or text, with quotes around true and null, or {x: 10, y: 20}")
        }
    }

    private func longPress() throws(DocumentError) -> PlayStep {
        guard case .object(let members) = value.content, members.contains(where: { $0.key == "on" }) else {
            return .longPress(try target())
        }
        var reader = try object()
        let target = try reader.required("on").target()
        let duration = try reader.optional("seconds")?.seconds() ?? 0.5
        try reader.finish()
        return .longPress(target, duration: duration)
    }

    private func drag() throws(DocumentError) -> PlayStep {
        var reader = try object()
        let (start, end) = (try reader.required("from").target(), try reader.required("to").target())
        let duration = try reader.optional("seconds")?.seconds() ?? 0.2
        let holding = try reader.optional("holding")?.seconds() ?? 0
        try reader.finish()
        return .drag(from: start, to: end, duration: duration, holding: holding)
    }

    private func swipe() throws(DocumentError) -> PlayStep {
        guard case .object = value.content else { return .swipe(try choice()) }
        var reader = try object()
        let direction: Session.SwipeDirection = try reader.required("direction").choice()
        let target = try reader.optional("on")?.target()
        let distance = try reader.optional("distance")?.double(in: 0...20_000) ?? 100
        let duration = try reader.optional("seconds")?.seconds() ?? 0.1
        try reader.finish()
        return .swipe(direction, on: target, distance: distance, duration: duration)
    }

    /// Parses moves such as `LURD`: a swipe for each letter, followed by waiting until the screen has settled. With
    /// `every`, one swipe starts per interval of that many seconds instead.
    private func moves() throws(DocumentError) -> [PlayStep] {
        guard case .object = value.content else { return try moves(every: nil) }
        var reader = try object()
        let keys = try reader.required("keys")
        let every = try reader.optional("every")?.double(in: Self.moveTime...PlayStep.longestTime)
        try reader.finish()
        return try keys.moves(every: every)
    }

    private func moves(every: Double?) throws(DocumentError) -> [PlayStep] {
        let pause = every.map { PlayStep.wait($0 - Self.moveTime) } ?? .waitUntilSettled
        var steps: [PlayStep] = []
        for letter in try string(allowingEmpty: false) where !letter.isWhitespace {
            guard let direction = Self.directions[letter.uppercased()] else {
                throw error(.invalid, "'\(letter)' is no move", hint: "moves are the letters L, U, R and D")
            }
            steps += [.swipe(direction, duration: Self.moveTime), pause]
        }
        guard !steps.isEmpty else { throw error(.invalid, "there are no moves", hint: "such as URDL") }
        return steps
    }

    /// The duration of a swipe in a `moves` string, in seconds.
    private static let moveTime = 0.1
    private static let directions: [String: Session.SwipeDirection] = [
        "L": .left, "U": .up, "R": .right, "D": .down,
    ]

    private func fileName() throws(DocumentError) -> String {
        let name = try string(allowingEmpty: false)
        let isPlain = !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        guard isPlain, !name.contains("/"), !name.hasPrefix("."), name.utf8.count <= 100 else {
            throw error(
                .invalid, "\(isPlain ? "\"\(name)\"" : "a text with control characters") cannot be a file's name",
                hint: "use letters, digits and hyphens")
        }
        return name
    }
}

extension ObjectReader {
    fileprivate mutating func target() throws(DocumentError) -> TouchTarget {
        let ways = [["id"], ["text"], ["x", "y"]].filter { !keys.filter($0.contains).isEmpty }
        guard ways.count < 2 else {
            throw node.error(
                .invalid, "this says in \(ways.count) ways what to touch",
                hint: "give one of id, text, or x and y")
        }
        if let name = optional("id") { return .identifier(try name.string(allowingEmpty: false)) }
        if let text = optional("text") { return .text(try text.string(allowingEmpty: false)) }
        let (x, y) = (try double("x", in: -20_000...20_000), try double("y", in: -20_000...20_000))
        return .point(Point(x: x, y: y))
    }
}
