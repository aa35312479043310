public import FramewrightDocuments

/// An error that prevents a token from being changed. The document stays unchanged.
public enum ThemeEditError: Error, Hashable, Sendable {
    /// The path is invalid: names separated by dots, the first of which must be a known group.
    case noPath(String)
    /// The path has more names, or more bytes, than a theme file may have.
    case tooDeep(String)
    /// The path is a group; with the first token inside it.
    case isGroup(String, first: String)
    /// A prefix of the path is itself a token.
    case insideToken(String, outer: String)
    /// A context can change only tokens that the theme defines.
    case noPlainValue(String, context: String)
    /// The theme has no such context, but one with a similar name.
    case unknownContext(String, suggestion: String)
    /// A resolver file takes the token from another file, or the context has no source to add it to.
    case notInThisFile(String)
    /// The abbreviated path matches several tokens.
    case ambiguous(String, candidates: [String])
    /// The theme would no longer load, for example because of a wrong type or an invalid alias.
    case refused(token: String, DocumentError)

    /// The problem on one line.
    public var message: String {
        switch self {
        case .noPath(let token): "\"\(token)\" is no path of a token"
        case .tooDeep(let token): "\"\(token.prefix(40))...\" is too long for the path of a token"
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

    /// The suggested remedy.
    public var hint: Hint {
        switch self {
        case .noPath(let token):
            Suggestion.nearest(to: token, among: Theme.documented.paths).map { "did you mean \"\($0)\"?" }
                ?? "a path looks like color.tile.8"
        case .tooDeep:
            "nest less: a path has up to \(TokenTree.maximumDepth) names and \(ThemeLoader.longestPath) bytes"
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
    /// The message and the hint on one line.
    public var description: String { hint.isEmpty ? message : "\(message); \(hint)" }
}
