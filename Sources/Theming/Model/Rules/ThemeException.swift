import FramewrightDocuments

/// The exemption of tokens from a rule, with a reason.
public struct ThemeException: Hashable, Sendable {
    /// The rule. Exemptions from `contrast` have their own form, a reason beside the pair.
    public let rule: ThemeRule
    /// The paths, or prefixes that end in `*`.
    public let tokens: [String]
    /// The reason for the exemption.
    public let reason: String

    /// Returns true if the exemption applies to all of these tokens.
    public func covers(_ paths: [String]) -> Bool {
        paths.allSatisfy { path in tokens.contains { Self.matches(path, $0) } }
    }

    static func matches(_ path: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? path.hasPrefix(pattern.dropLast()) : path == pattern
    }

    /// The exemption as written in a theme file.
    var output: JSONOutput {
        .object([
            ("rule", .string(rule.rawValue)), ("tokens", .array(tokens.map(JSONOutput.string))),
            ("because", .string(reason)),
        ])
    }
}

extension Theme {
    /// Returns true if the theme exempts all of these tokens from a rule.
    public func exempts(_ paths: [String], from rule: ThemeRule) -> Bool {
        exceptions.contains { $0.rule == rule && $0.covers(paths) }
    }
}
