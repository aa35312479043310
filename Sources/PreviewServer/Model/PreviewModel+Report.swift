import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import FramewrightVerification
import FramewrightViews

extension PreviewModel {
    /// The scenes, devices and settings to choose from.
    var catalogueReport: JSONOutput {
        .object([
            ("scenes", .array(catalogue.scenes.map(\.report))),
            ("devices", .array(devices.devices.map(\.report))),
            ("textSizes", .array(DynamicTypeSize.allCases.map { .string("\($0)") })),
            ("directions", .array(["leftToRight", "rightToLeft"].map(JSONOutput.string))),
        ])
    }

    /// Returns the current state for clients.
    ///
    /// - Parameter isBrief: If true, omits the findings of lint, while a slider is dragged.
    func report(isBrief: Bool = false) throws -> JSONOutput {
        let frame = try frame()
        return .object([
            ("revision", .int(revision)), ("screen", screen.report), ("theme", themeReport),
            ("tokens", .array(tokens(usedBy: frame.list).map(\.report))), ("picture", frame.report),
            ("findings", isBrief ? .null : .array(try findings(frame).map(\.report))),
            ("film", animation?.report ?? .null), ("isPlayed", .bool(isPlayed)),
        ])
    }

    private var themeReport: JSONOutput {
        .object([
            ("name", .string(theme.theme.name)), ("source", .string(theme.shownName)),
            ("file", .optional(theme.shownFile)),
            ("contexts", .array(theme.theme.contexts.map(JSONOutput.string))), ("isSaved", .bool(theme.isSaved)),
            ("leftToDocumented", .int(theme.theme.colorsLeftToDocumented.count)), ("canUndo", .bool(theme.canUndo)),
            ("canRedo", .bool(theme.canRedo)),
            ("changedOnDisk", .bool(theme.changedOnDisk)), ("conflicts", .int(theme.conflicts)),
            ("problem", theme.problem?.report ?? .null),
        ])
    }

    /// Returns the theme's own colours, followed by those that the screen took from the fallback theme.
    private func tokens(usedBy list: DisplayList) -> [ColorToken] {
        let used = list.colorTokens
        let theme = session.theme
        let own = theme.tokens.compactMap { token -> ColorToken? in
            guard case .color(let color) = token.value else { return nil }
            return ColorToken(path: token.path, color: color, alias: token.alias, isUsed: used[token.path] != nil)
        }
        let known = Set(own.map(\.path))
        let others = used.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
        return own + others.map { ColorToken(path: $0.key, color: $0.value, alias: nil, isUsed: true) }
    }

    /// Returns the findings of lint. Returns none for an animation, in which views may overlap or be outside the
    /// screen.
    private func findings(_ frame: Frame) throws -> [Finding] {
        guard animation == nil else { return [] }
        if let known = lastFindings, known.revision == frame.revision { return known.findings }
        let findings = try lint(frame.layout)
        lastFindings = (frame.revision, findings)
        return findings
    }
}

/// A colour token in the page's list.
private struct ColorToken {
    let path: String
    let color: SRGBColor
    let alias: String?
    let isUsed: Bool

    var report: JSONOutput {
        .object([
            ("path", .string(path)), ("value", .string("\(color)")), ("alias", .optional(alias)),
            ("used", .bool(isUsed)),
        ])
    }
}

extension DisplayList {
    /// The tokens that are used in the display list, with their colours.
    fileprivate var colorTokens: [String: SRGBColor] {
        var tokens: [String: SRGBColor] = [:]
        for item in items {
            switch item.command {
            case .fillRect(_, let paint), .fillPath(_, _, let paint), .glyphs(_, let paint):
                if let token = paint.token { tokens[token] = paint.color }
                for stop in paint.gradient?.stops ?? [] { if let token = stop.token { tokens[token] = stop.color } }
            case .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: break
            }
        }
        return tokens
    }
}

extension PreviewScreen {
    var report: JSONOutput {
        .object([
            ("scene", .string(scene)), ("state", .string(state)), ("device", .string(device)),
            ("orientation", .string(orientation.rawValue)), ("context", .optional(context)),
            ("textSize", .string("\(traits.dynamicTypeSize)")),
            ("direction", .string(traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight")),
            ("increasedContrast", .bool(traits.colorSchemeContrast == .increased)),
        ])
    }
}

extension PreviewModel.Frame {
    fileprivate var report: JSONOutput {
        .object([
            ("revision", .int(revision)), ("width", .int(bitmap.width)), ("height", .int(bitmap.height)),
            ("scale", .double(layout.viewport.scale)), ("points", layout.viewport.size.report),
        ])
    }
}

extension SceneDefinition {
    fileprivate var report: JSONOutput {
        .object([
            ("name", .string(name)), ("summary", .string(summary)),
            ("states", .array(states.map { .object([("name", .string($0.name)), ("summary", .string($0.summary))]) })),
            (
                "animations",
                .array(animations.map { .object([("name", .string($0.name)), ("summary", .string($0.summary))]) })
            ),
        ])
    }
}

extension Device {
    fileprivate var report: JSONOutput {
        .object([
            ("id", .string(id)), ("name", .string(name)), ("kind", .string(kind.rawValue)),
            ("width", .double(size.width)), ("height", .double(size.height)), ("scale", .double(scale)),
            ("rotates", .bool(rotates)),
        ])
    }
}

extension Finding {
    fileprivate var report: JSONOutput {
        .object([
            ("rule", .string(rule.rawValue)), ("severity", .string(isError ? "error" : "warning")),
            ("message", .string(explanation)), ("view", .string(view)), ("frame", frame.report),
        ])
    }
}

extension PreviewedAnimation {
    fileprivate var report: JSONOutput {
        .object([
            ("name", .string(name)), ("time", .double(time)), ("duration", .double(duration)),
            ("rate", .double(Double(rate.frames) / Double(rate.seconds))),
        ])
    }
}

extension PreviewError {
    var report: JSONOutput { .object([("message", .string(message)), ("hint", .string(hint))]) }
}

extension Spot {
    var report: JSONOutput {
        .object([
            ("view", .string(view)), ("identifier", .optional(identifier)), ("frame", frame.report),
            ("token", .optional(token)), ("color", .string("\(color)")),
        ])
    }
}

extension Rect {
    /// The frame as JSON. Null if it is not finite, because JSON has no NaN.
    fileprivate var report: JSONOutput {
        guard isFinite else { return .null }
        return .object([
            ("x", .double(minX)), ("y", .double(minY)), ("width", .double(width)), ("height", .double(height)),
        ])
    }
}

extension Size {
    fileprivate var report: JSONOutput { .object([("width", .double(width)), ("height", .double(height))]) }
}
