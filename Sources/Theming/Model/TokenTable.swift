import FramewrightDocuments

/// The resolved tokens of one context.
struct TokenTable: Hashable, Sendable {
    let tokens: [Token]
    let indices: [String: Int]
    let mappings: [GamutMapping]
    /// True if any token is the root token of a group. Most themes have none, so the lookup can be skipped.
    let hasRootTokens: Bool
    /// The paths to which parts of values refer, without aliases: `palette.red` in a shadow.
    let innerReferences: Set<String>

    init(tokens: [Token], indices: [String: Int], mappings: [GamutMapping], innerReferences: Set<String> = []) {
        (self.tokens, self.indices, self.mappings) = (tokens, indices, mappings)
        self.innerReferences = innerReferences
        hasRootTokens = tokens.contains { $0.path.hasSuffix(".$root") }
    }
}

/// The description and extensions of a group, which the format requires to be preserved (2025.10, 5.2.3).
struct GroupRemarks: Hashable, Sendable {
    /// The path of the group; empty for the file itself.
    let path: String
    let summary: String?
    let extensions: JSONValue?
}
