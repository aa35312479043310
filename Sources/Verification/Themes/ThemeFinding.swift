public import Framewright
import FramewrightDocuments

/// A problem of a theme, with all places in which it appears.
public struct ThemeFinding: Hashable, Sendable {
    /// A view in which the problem is visible.
    public struct Place: Hashable, Sendable {
        /// The scene and state: `scene/state`.
        public let scene: String
        /// The name of the device.
        public let device: String
        /// The view's accessibility identifier, or else its type and the identifier of the nearest ancestor that has
        /// one.
        public let view: String
        /// The identity path of the view.
        public let path: String
        /// The text of the view, or nil for a filled area.
        public let text: String?
    }

    /// Changes that together fix the problem; the first one is the colour itself.
    public struct Suggestion: Hashable, Sendable {
        /// The changes to make.
        public let changes: [ThemeChange]
        /// The OKLab distance between the old and the new colour.
        public let distance: Double
    }

    /// The violated rule.
    public let rule: ThemeRule
    /// The severity, `warning` or `error`.
    public let level: LintLevel
    /// The tokens of the theme, or of `documented` where the theme has none. For text, its own token precedes that of
    /// its background.
    public let tokens: [String]
    /// The contexts with the problem; the plain values are called `plain`. Contexts with equal values are listed
    /// once.
    public internal(set) var contexts: [String]
    /// The problem in words.
    public let explanation: String
    /// The first places; empty if the problem is not visible on a screen.
    public internal(set) var places: [Place] = []
    /// The total number of places.
    public internal(set) var placeCount = 0
    /// The possible fixes, the one with the smallest colour change first; empty if none is known.
    public internal(set) var suggestions: [Suggestion] = []

    /// The subset of `tokens` that the theme does not define, so that `documented` provides them.
    public internal(set) var leftToDocumented: [String] = []

    /// The maximum number of stored places.
    static let maximumPlaces = 5

    /// True if the severity is `error`.
    public var isError: Bool { level == .error }

    /// The identity of the problem, which does not depend on colour values.
    var subject: Subject { Subject(rule: rule, tokens: tokens) }

    struct Subject: Hashable {
        let rule: ThemeRule
        let tokens: [String]
    }
}

/// A new value for a token of a theme file.
public struct ThemeChange: Hashable, Sendable {
    /// The full path of the token.
    public let token: String
    /// The context, or nil for the plain value.
    public let context: String?
    /// The value as written in a theme file: a colour, or a reference to another token in braces.
    public let value: String
}

extension ThemeChange: CustomStringConvertible {
    /// The change as one line: `color.ink in dark #ffffff`.
    public var description: String { "\(token)\(context.map { " in \($0)" } ?? "") \(value)" }
}

extension ThemeFinding: CustomStringConvertible {
    /// The problem on the first line, then a place and the suggestions.
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
