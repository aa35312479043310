public import Framewright
import FramewrightDocuments

/// Something wrong with a theme, wherever it shows.
public struct ThemeFinding: Hashable, Sendable {
    /// Where it is to be seen.
    public struct Place: Hashable, Sendable {
        /// `scene/state`.
        public let scene: String
        public let device: String
        /// The view's accessibility identifier, else its type and the identifier nearest around it.
        public let view: String
        /// Identity path of the view.
        public let path: String
        /// What is written there; nil of an area.
        public let text: String?
    }

    /// What would mend it: changes that belong together, the first of them the colour itself.
    public struct Suggestion: Hashable, Sendable {
        public let changes: [ThemeChange]
        /// How far the colour moves, in OKLab.
        public let distance: Double
    }

    public let rule: ThemeRule
    /// `warning` or `error`.
    public let level: LintLevel
    /// The theme's tokens, or those of `documented` that stand in; of a text its own first, then what is under it.
    public let tokens: [String]
    /// The contexts it is found in, the plain values as `plain`; those with the same values are left out.
    public internal(set) var contexts: [String]
    /// What is wrong, in words.
    public let explanation: String
    /// The first places; empty for what shows nowhere.
    public internal(set) var places: [Place] = []
    /// How many places there are.
    public internal(set) var placeCount = 0
    /// The nearest mend first; empty where none is known.
    public internal(set) var suggestions: [Suggestion] = []

    /// Those of `tokens` that the theme leaves to `documented`.
    public internal(set) var leftToDocumented: [String] = []

    /// How many places a finding keeps.
    static let maximumPlaces = 5

    public var isError: Bool { level == .error }

    /// What stays the same when colours change.
    var subject: Subject { Subject(rule: rule, tokens: tokens) }

    struct Subject: Hashable {
        let rule: ThemeRule
        let tokens: [String]
    }
}

/// A new value for a token of a theme file.
public struct ThemeChange: Hashable, Sendable {
    /// The whole path.
    public let token: String
    /// Nil for the plain value.
    public let context: String?
    /// As a theme file writes it: a colour, or another token in braces.
    public let value: String
}

extension ThemeChange: CustomStringConvertible {
    /// `color.ink in dark #ffffff`.
    public var description: String { "\(token)\(context.map { " in \($0)" } ?? "") \(value)" }
}

extension ThemeFinding: CustomStringConvertible {
    /// What is wrong on the first line, where and what to do on further ones.
    public var description: String {
        let shown = contexts == ["plain"] || contexts.isEmpty ? "" : " in \(contexts.joined(separator: ", "))"
        var lines = ["\(level.rawValue): \(rule.rawValue)\(shown): \(explanation)"]
        if let first = places.first {
            let more = placeCount > 1 ? ", and \(placeCount - 1) more" : ""
            let text = first.text.map { " \($0.debugDescription)" } ?? ""
            lines.append("  seen in \(first.scene) on \(first.device): \(first.view)\(text) at \(first.path)\(more)")
        }
        if !suggestions.isEmpty {
            let ways = suggestions.map { $0.changes.map(\.description).joined(separator: " with ") }
            lines.append("  try \(ways.joined(separator: ", or "))")
        }
        return lines.map { $0.printable() }.joined(separator: "\n")
    }
}
