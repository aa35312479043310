import FramewrightDocuments

/// The names of all tokens in the files of a theme, before they are converted to 2025.10.
struct OlderTokenIndex {
    /// The plain values by token path, of duplicates the last; also by the paths of Style Dictionary, which end in
    /// `.value` or `.$value`.
    private(set) var values: [String: String] = [:]
    private var tokens: Set<String> = []
    private var groups: Set<String> = []

    /// Indexes all sets, because a value in one may refer to another.
    init(_ sets: [JSONValue]) {
        for set in sets { _ = collect(set, path: "", depth: 0) }
        for (path, value) in values {
            for suffix in Self.suffixes where values[path + suffix] == nil { values[path + suffix] = value }
        }
    }

    private static let suffixes = [".value", ".$value"]
    /// The keys of a token. Any other member is a token or group inside it.
    static let tokenKeys: Set<String> = [
        "$type", "type", "$value", "value", "$description", "description", "comment", "$extensions",
    ]

    /// True if a path is that of both a token and a group, in one set or in several.
    func isAmbiguous(_ path: String) -> Bool { tokens.contains(path) && groups.contains(path) }

    /// Returns the path of the token to which a reference refers: without the suffix `.value`, and with `$root` if
    /// there is also a group at the path.
    func target(of reference: String) -> String {
        var path = reference
        if !tokens.contains(path), let suffix = Self.suffixes.first(where: path.hasSuffix) {
            path.removeLast(suffix.count)
        }
        return isAmbiguous(path) ? path + ".$root" : path
    }

    /// Returns the value at the end of a chain of references, or nil if the chain is broken or too long.
    func literal(_ text: String) -> String? {
        var text = text
        for _ in 0..<16 {
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return text }
            guard let next = values[text.dropFirst().dropLast().trimmed] else { return nil }
            text = next
        }
        return nil
    }

    /// Collects tokens and groups. Returns true if there is a token at or below a place.
    private mutating func collect(_ value: JSONValue, path: String, depth: Int) -> Bool {
        guard case .object(let members) = value.content, depth < 64 else { return false }
        let own = value["$value"] ?? Self.older(value)
        if let own {
            tokens.insert(path)
            if let text = Self.scalar(own) { values[path] = text }
        }
        var holdsTokens = false
        for member in members where own == nil || !Self.tokenKeys.contains(member.key) {
            let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
            if collect(member.value, path: inner, depth: depth + 1) { holdsTokens = true }
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
