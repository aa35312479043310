import FramewrightDocuments
import FramewrightDrawing

// Values in the full notation of the Design Tokens format (2025.10, 8 and 9).
extension JSONOutput {
    /// Returns a token with its type, its value or references, its description, deprecation and extensions.
    ///
    /// - Parameter path: Returns the new path of a token.
    static func designToken(_ token: Token, to path: (String) -> String) -> JSONOutput {
        let value =
            token.alias.map { JSONOutput.string("{\(path($0))}") }
            ?? designValue(token.value, color: token.writtenColor).referring(to: token.parts.mapValues(path))
        var members: [(String, JSONOutput)] = [("$type", .string(token.value.type.rawValue)), ("$value", value)]
        if let summary = token.summary { members.append(("$description", .string(summary))) }
        switch token.deprecation {
        case .unexplained: members.append(("$deprecated", .bool(true)))
        case .explained(let reason): members.append(("$deprecated", .string(reason)))
        case nil: break
        }
        if let extensions = token.extensions { members.append(("$extensions", JSONOutput(extensions))) }
        return .object(members)
    }

    static func designValue(_ value: TokenValue, color written: ColorCoordinates?) -> JSONOutput {
        switch value {
        case .color(let color): colorObject(written ?? ColorCoordinates(color))
        case .dimension(let points): length(points)
        case .number(let number), .fontWeight(let number): .double(number)
        case .fontFamily(let names): families(names)
        case .duration(let seconds): time(seconds)
        case .cubicBezier(let timing): curve(timing)
        case .strokeStyle(let style): stroke(style)
        case .border(let border):
            .object([
                ("color", .colorObject(ColorCoordinates(border.color))), ("width", length(border.width)),
                ("style", stroke(border.style)),
            ])
        case .transition(let transition):
            .object([
                ("duration", time(transition.duration)), ("delay", time(transition.delay)),
                ("timingFunction", curve(transition.timing)),
            ])
        case .shadow(let shadows): shadows.count == 1 ? shadow(shadows[0]) : .array(shadows.map(shadow))
        case .gradient(let stops): .array(stops.map(stop))
        case .typography(let style): typography(style)
        }
    }

    /// Returns the value with references in place of parts. A single shadow may be an array in the file.
    private func referring(to parts: [String: String], _ prefix: String = "") -> JSONOutput {
        guard !parts.isEmpty else { return self }
        let child = { (key: String, value: JSONOutput) -> JSONOutput in
            let part = parts[prefix + key] ?? (prefix.isEmpty ? parts["0.\(key)"] : nil)
            return part.map { .string("{\($0)}") } ?? value.referring(to: parts, "\(prefix)\(key).")
        }
        switch self {
        case .members(let members): return .object(members.map { ($0.key, child($0.key, $0.value)) })
        case .array(let elements): return .array(elements.enumerated().map { child("\($0)", $1) })
        default: return self
        }
    }

    private static func length(_ points: Double) -> JSONOutput {
        .object([("value", .double(points)), ("unit", .string("px"))])
    }

    private static func time(_ seconds: Double) -> JSONOutput {
        .object([("value", .double(seconds)), ("unit", .string("s"))])
    }

    private static func families(_ names: [String]) -> JSONOutput {
        names.count == 1 ? .string(names[0]) : .array(names.map(JSONOutput.string))
    }

    private static func curve(_ timing: Token.Timing) -> JSONOutput {
        .array([timing.x1, timing.y1, timing.x2, timing.y2].map(JSONOutput.double))
    }

    private static func stroke(_ style: Token.StrokeStyle) -> JSONOutput {
        switch style {
        case .word(let word): .string(word.rawValue)
        case .dashes(let lengths, let cap):
            .object([("dashArray", .array(lengths.map(length))), ("lineCap", .string(cap.rawValue))])
        }
    }

    private static func shadow(_ shadow: Token.Shadow) -> JSONOutput {
        let members: [(String, JSONOutput)] = [
            ("color", .colorObject(ColorCoordinates(shadow.color))), ("offsetX", length(shadow.x)),
            ("offsetY", length(shadow.y)), ("blur", length(shadow.blur)), ("spread", length(shadow.spread)),
        ]
        return .object(members + (shadow.isInset ? [("inset", .bool(true))] : []))
    }

    private static func stop(_ stop: Token.GradientStop) -> JSONOutput {
        .object([("color", .colorObject(ColorCoordinates(stop.color))), ("position", .double(stop.position))])
    }

    private static func typography(_ style: Token.Typography) -> JSONOutput {
        .object([
            ("fontFamily", families(style.fontFamily)), ("fontSize", length(style.fontSize)),
            ("fontWeight", .double(style.fontWeight)), ("letterSpacing", length(style.letterSpacing)),
            ("lineHeight", .double(style.lineHeight)),
        ])
    }
}
