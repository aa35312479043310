import FramewrightDocuments

/// An error of using a loaded theme. Mistakes inside a file are `DocumentError`s.
public enum ThemeError: Error, Hashable, Sendable {
    case unknownContext(String, theme: String, known: [String])
    case unknownTheme(String, known: [String])

    /// The problem on one line.
    public var message: String {
        switch self {
        case .unknownContext(let context, let theme, _): "unknown context \"\(context)\", theme \(theme)"
        case .unknownTheme(let name, _): "unknown theme \"\(name)\""
        }
    }

    /// The suggested remedy.
    public var hint: String {
        switch self {
        case .unknownContext(_, _, let known) where known.isEmpty: "this theme has no contexts: leave it out"
        case .unknownContext(let word, _, let known), .unknownTheme(let word, let known):
            Suggestion.hint(for: word, among: known, otherwise: "one of \(known.joined(separator: ", "))")
        }
    }
}

extension ThemeError: CustomStringConvertible {
    /// The message and the hint on one line.
    public var description: String { "\(message); \(hint)" }
}
