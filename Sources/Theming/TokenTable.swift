import FramewrightDocuments

/// The tokens of one context, resolved.
struct TokenTable: Hashable, Sendable {
    let tokens: [Token]
    let indices: [String: Int]
    let mappings: [GamutMapping]
    /// Most themes have none, so that nobody need ask for them.
    let hasRootTokens: Bool
    /// What is referred to inside of values, where the whole value is no alias: `palette.red` in a shadow.
    let innerReferences: Set<String>

    init(tokens: [Token], indices: [String: Int], mappings: [GamutMapping], innerReferences: Set<String> = []) {
        (self.tokens, self.indices, self.mappings) = (tokens, indices, mappings)
        self.innerReferences = innerReferences
        hasRootTokens = tokens.contains { $0.path.hasSuffix(".$root") }
    }
}

/// What a group says to people and other tools: kept for them, as the format demands (2025.10, 5.2.3).
struct GroupRemarks: Hashable, Sendable {
    /// Empty for the file itself.
    let path: String
    let summary: String?
    let extensions: JSONValue?
}
