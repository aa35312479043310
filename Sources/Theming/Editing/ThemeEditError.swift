public import FramewrightDocuments

/// Why a token cannot be changed as asked. Nothing has changed then.
public enum ThemeEditError: Error, Hashable, Sendable {
    /// No path of a token: names between dots, the first that of a group themes know.
    case noPath(String)
    /// Tokens are inside, the first of them is given.
    case isGroup(String, first: String)
    /// A name on the way is itself a token.
    case insideToken(String, outer: String)
    /// A context changes only what the theme defines.
    case noPlainValue(String, context: String)
    /// The theme has no such context, but one of nearly that name.
    case unknownContext(String, suggestion: String)
    /// A resolver file takes the token from another file, or the context has no source to hold it.
    case notInThisFile(String)
    /// The short name stands for several tokens.
    case ambiguous(String, candidates: [String])
    /// The theme would not load: a value of another type, an alias to nowhere or in a circle.
    case refused(token: String, DocumentError)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .noPath(let token): "\"\(token)\" is no path of a token"
        case .isGroup(let token, _): "\(token) is a group of tokens"
        case .insideToken(let token, let outer): "\(token) cannot be inside \(outer), which is a token"
        case .noPlainValue(let token, let context):
            "the theme does not define \(token), so the context \(context) cannot"
        case .unknownContext(let context, _): "unknown context \"\(context)\""
        case .notInThisFile(let token): "no source in this file holds \(token)"
        case .ambiguous(let token, let candidates): "\(token) may be \(candidates.joined(separator: " or "))"
        case .refused(let token, let error): "\(token) cannot have this value: \(error.problem)"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .noPath(let token):
            Suggestion.nearest(to: token, among: Theme.documented.paths).map { "did you mean \"\($0)\"?" }
                ?? "a path looks like color.tile.8"
        case .isGroup(_, let first): "name a token, such as \(first)"
        case .insideToken(_, let outer): "change \(outer), or choose another name"
        case .noPlainValue: "set it without a context first"
        case .unknownContext(_, let suggestion): "did you mean \"\(suggestion)\"?"
        case .notInThisFile: "change it in the file it comes from, or give the context a source of its own: [{}]"
        case .ambiguous: "write the whole path"
        case .refused(_, let error): error.hint
        }
    }
}

extension ThemeEditError: CustomStringConvertible {
    /// Message and hint in one line.
    public var description: String { hint.isEmpty ? message : "\(message); \(hint)" }
}
