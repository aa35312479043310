import FramewrightDocuments

/// The tokens in all files of a theme, before any is brought to 2025.10, with their references followed.
struct OlderTokenIndex {
    /// A token that has a value of its own.
    struct Token {
        let path: String
        let value: JSONValue
        /// Its `type`, or else that of the nearest group that has one.
        let type: String?
    }

    /// The end of a token's chain of references.
    enum End {
        case token(Token)
        /// A path without a token.
        case missing(String)
        /// The paths of the circle, the first one again at the end.
        case circle([String])
    }

    /// Plain values, also those at the end of references, by the paths of their tokens, of several the last; also by
    /// the paths that Style Dictionary gives them, with `.value` or `.$value` behind.
    private(set) var values: [String: String] = [:]
    private var tokens: [String: Token] = [:]
    private var groups: Set<String> = []
    private var ends: [String: End] = [:]

    /// Indexes all sets, because a value in one may refer to another.
    init(_ sets: [JSONValue]) {
        var paths: [String] = []
        for set in sets { _ = collect(set, path: "", type: nil, depth: 0, into: &paths) }
        // In the order of the files, because the first token on a circle is the one it is named from.
        for path in paths { follow(path) }
        for path in paths {
            if case .token(let token)? = ends[path] { values[path] = Self.scalar(token.value) }
        }
        for (path, value) in values {
            for suffix in Self.suffixes where tokens[path + suffix] == nil { values[path + suffix] = value }
        }
    }

    private static let suffixes = [".value", ".$value"]
    /// The keys of a token. Any other member is a token or group inside it.
    static let tokenKeys: Set<String> = [
        "$type", "type", "$value", "value", "$description", "description", "comment", "$extensions",
    ]

    /// Whether a name is that of a token and of a group, in one set or in several.
    func isAmbiguous(_ path: String) -> Bool { tokens[path] != nil && groups.contains(path) }

    /// Returns the path of the token to which a reference refers: without the suffix `.value`, and with `$root` if
    /// there is also a group at the path.
    func target(of reference: String) -> String {
        let path = path(of: reference)
        return isAmbiguous(path) ? path + ".$root" : path
    }

    /// Returns where a reference leads in the end.
    func end(of reference: String) -> End {
        let path = path(of: reference)
        return ends[path] ?? .missing(path)
    }

    /// The name inside the braces if a whole value is a reference: `{a.b}`, or `$a.b` as Tokens Studio once wrote it.
    static func reference(_ text: String) -> String? {
        if text.hasPrefix("$"), text.count > 1, !text.contains(" ") { return String(text.dropFirst()) }
        let inside = text.dropFirst().dropLast()
        guard text.hasPrefix("{"), text.hasSuffix("}"), !inside.contains(where: { "{}".contains($0) }) else {
            return nil
        }
        return inside.trimmed
    }

    private func path(of reference: String) -> String {
        guard tokens[reference] == nil, let suffix = Self.suffixes.first(where: reference.hasSuffix) else {
            return reference
        }
        return String(reference.dropLast(suffix.count))
    }

    /// Follows a chain of references of any length, each token once.
    private mutating func follow(_ start: String) {
        var chain: [String] = []
        var isInChain: Set<String> = []
        var path = start
        var end = ends[path]
        while end == nil {
            if let token = tokens[path] {
                if !isInChain.insert(path).inserted {
                    end = .circle(Array(chain[(chain.firstIndex(of: path) ?? 0)...]) + [path])
                } else if let reference = token.value.text.flatMap(Self.reference) {
                    chain.append(path)
                    path = self.path(of: reference)
                    end = ends[path]
                } else {
                    chain.append(path)
                    end = .token(token)
                }
            } else {
                end = .missing(path)
            }
        }
        for link in chain { ends[link] = end }
    }

    /// Returns whether there is a token at or below a place.
    private mutating func collect(
        _ value: JSONValue, path: String, type: String?, depth: Int, into paths: inout [String]
    ) -> Bool {
        guard case .object(let members) = value.content, depth < 64 else { return false }
        let own = value["$value"] ?? Self.older(value)
        let type = (value["$type"] ?? value["type"])?.text ?? type
        if let own {
            if tokens.updateValue(Token(path: path, value: own, type: type), forKey: path) == nil { paths.append(path) }
        }
        var holdsTokens = false
        for member in members where own == nil || !Self.tokenKeys.contains(member.key) {
            let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
            if collect(member.value, path: inner, type: type, depth: depth + 1, into: &paths) { holdsTokens = true }
        }
        if holdsTokens { groups.insert(path) }
        return holdsTokens || own != nil
    }

    /// Returns the `value` of a token, or nil if the member is a group or token of that name.
    static func older(_ value: JSONValue) -> JSONValue? {
        guard let own = value["value"], own["value"] == nil, own["$value"] == nil else { return nil }
        return own
    }

    static func scalar(_ value: JSONValue) -> String? {
        switch value.content {
        case .string(let text): text
        case .number(let number): number.text
        default: nil
        }
    }
}
