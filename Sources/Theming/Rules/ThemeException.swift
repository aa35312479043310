import FramewrightDocuments

/// Tokens of a theme that need not keep a rule, for the reason the theme gives.
public struct ThemeException: Hashable, Sendable {
    /// The rule they need not keep; contrast has its own form, a reason beside the pair.
    public let rule: ThemeRule
    /// Paths, or beginnings of them that end in `*`.
    public let tokens: [String]
    /// Why.
    public let reason: String

    /// Whether all of these tokens are meant.
    public func covers(_ paths: [String]) -> Bool {
        paths.allSatisfy { path in tokens.contains { Self.matches(path, $0) } }
    }

    static func matches(_ path: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? path.hasPrefix(pattern.dropLast()) : path == pattern
    }

    /// As a theme file writes it.
    var output: JSONOutput {
        .object([
            ("rule", .string(rule.rawValue)), ("tokens", .array(tokens.map(JSONOutput.string))),
            ("because", .string(reason)),
        ])
    }
}

extension Theme {
    /// Whether the theme says that these tokens need not keep a rule.
    public func exempts(_ paths: [String], from rule: ThemeRule) -> Bool {
        exceptions.contains { $0.rule == rule && $0.covers(paths) }
    }
}
