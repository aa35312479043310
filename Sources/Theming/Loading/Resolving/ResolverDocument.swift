public import FramewrightDocuments

/// A resolver file (2025.10, resolver module): sets of tokens, and modifiers that add others depending on the
/// selected context.
///
///     let resolver = try ResolverDocument(document, folder: "themes/")
///     let theme = try resolver.theme(for: ["theme": "dark", "size": "large"])
public struct ResolverDocument: Sendable {
    /// The version of the specification that a file must declare.
    public static let version = "2025.10"
    /// The maximum number of combinations that become contexts of one theme. More can only be selected one by one.
    static let maximumContexts = 64

    /// A modifier, for example `theme` with the contexts `light` and `dark`.
    public struct Modifier: Hashable, Sendable {
        /// The key under `modifiers`, or the `name` inside `resolutionOrder`.
        public let name: String
        /// The names of the contexts, in the order of the file.
        public let contexts: [String]
        /// The default context, or nil if a context must be selected.
        public let defaultContext: String?
    }

    /// An item of the resolution order: a set or a modifier.
    enum Item: Sendable {
        case set([DocumentNode])
        case modifier(Modifier, sources: [[DocumentNode]], node: DocumentNode)
    }

    let document: JSONDocument
    let name: String
    let summary: String
    let items: [Item]

    /// The modifiers in the order in which they apply.
    public var modifiers: [Modifier] {
        items.compactMap { if case .modifier(let modifier, _, _) = $0 { modifier } else { nil } }
    }

    /// Reads a resolver file.
    ///
    /// - Parameter folder: The folder of the files to which the resolver file refers. If nil, such references are
    ///   errors. The files must be in the folder or its subfolders; nothing is fetched from the network.
    public init(_ document: JSONDocument, folder: String? = nil) throws(DocumentError) {
        var reader = try ResolverReader(document, folder: folder)
        self.document = document
        (name, summary, items) = try reader.read()
    }

    /// Returns the tokens for one context of every modifier, as a theme without contexts.
    ///
    /// A modifier without an input takes its default context; if it has none, or if a name is unknown, an error is
    /// thrown. Names are compared case-insensitively.
    public func theme(for inputs: [String: String]) throws(DocumentError) -> Theme {
        let choice = try choice(for: inputs)
        return Theme(
            name: name, summary: summary, contexts: [], tables: [try table(for: choice)], contrastPairs: [])
    }

    /// Returns the tokens for inputs given as JSON: an object of strings.
    public func theme(forInputs node: DocumentNode) throws(DocumentError) -> Theme {
        var inputs: [String: String] = [:]
        for member in try node.object().members {
            inputs[member.key] = try DocumentNode(document: node.document, value: member.value).string()
        }
        return try theme(for: inputs)
    }

    /// Returns a theme whose contexts are all combinations of contexts: `dark`, or `dark+large` for two modifiers.
    ///
    /// The plain values are those of the default contexts. For a modifier without a default, its first context is
    /// used.
    public func theme() throws(DocumentError) -> Theme {
        let choices = try combinations()
        let plain = modifiers.map { modifier in modifier.contexts.firstIndex { $0 == modifier.defaultContext } ?? 0 }
        var tables = [try table(for: plain)]
        for choice in choices {
            tables.append(choice == plain ? tables[0] : try table(for: choice))
            try ThemeLoader.check(tables, of: document)
        }
        let names = choices.map { choice in
            zip(modifiers, choice).map { $0.contexts[$1] }.joined(separator: "+")
        }
        return Theme(
            name: name, summary: summary, contexts: names, tables: tables, contrastPairs: [], remarks: try remarks())
    }

    /// Returns all combinations of one context per modifier. The last modifier varies fastest.
    private func combinations() throws(DocumentError) -> [[Int]] {
        guard !modifiers.isEmpty else { return [] }
        var choices: [[Int]] = [[]]
        for modifier in modifiers {
            choices = choices.flatMap { choice in modifier.contexts.indices.map { choice + [$0] } }
            guard choices.count <= Self.maximumContexts else {
                throw document.node.error(
                    .tooLarge, "the modifiers can be combined in more than \(Self.maximumContexts) ways",
                    hint: "choose a context for some of them")
            }
        }
        return choices
    }

    private func choice(for inputs: [String: String]) throws(DocumentError) -> [Int] {
        let modifiers = modifiers
        for name in inputs.keys.sorted() where !modifiers.contains(where: { $0.name.isEqual(to: name) }) {
            throw document.node.error(
                .unknownKey, "there is no modifier \"\(name)\"",
                hint: Suggestion.hint(
                    for: name, among: modifiers.map(\.name),
                    otherwise: "known modifiers: \(modifiers.map(\.name).joined(separator: ", "))"))
        }
        var choice: [Int] = []
        for case .modifier(let modifier, _, let node) in items {
            let asked = inputs[modifier.name] ?? inputs.first { $0.key.isEqual(to: modifier.name) }?.value
            choice.append(try index(of: asked ?? modifier.defaultContext, in: modifier, node))
        }
        return choice
    }

    private func index(
        of context: String?, in modifier: Modifier, _ node: DocumentNode
    ) throws(DocumentError) -> Int {
        let known: Hint = "one of \(modifier.contexts.joined(separator: ", "))"
        guard let context else {
            throw node.error(
                .missingKey, "the modifier \"\(modifier.name)\" has no default, so a context must be chosen",
                hint: known)
        }
        if let index = modifier.contexts.firstIndex(of: context) { return index }
        if let index = modifier.contexts.firstIndex(where: { $0.isEqual(to: context) }) { return index }
        throw node.error(
            .outOfRange, "the modifier \"\(modifier.name)\" has no context \"\(context)\"",
            hint: Suggestion.hint(for: context, among: modifier.contexts, otherwise: known))
    }

    /// Builds the tokens of a combination. Aliases are resolved after all sources are merged (resolver module, 6.3).
    private func table(for choice: [Int]) throws(DocumentError) -> TokenTable {
        var tree = TokenTree()
        var rest = choice[...]
        for item in items {
            switch item {
            case .set(let sources): try add(sources, to: &tree)
            case .modifier(_, let sources, _): try add(sources[rest.removeFirst()], to: &tree)
            }
        }
        return try ReferenceResolver(try DeclarationTable(tree), dialect: .designTokens).tokens()
    }

    /// Returns the descriptions and extensions of the sets' groups. Those of contexts are ignored, because they may
    /// describe only some tokens.
    private func remarks() throws(DocumentError) -> [GroupRemarks] {
        var tree = TokenTree()
        for case .set(let sources) in items { try add(sources, to: &tree) }
        return tree.remarks
    }

    private func add(_ sources: [DocumentNode], to tree: inout TokenTree) throws(DocumentError) {
        for source in sources { try tree.addFile(source) }
    }
}

extension String {
    /// Compares two strings case-insensitively.
    fileprivate func isEqual(to other: String) -> Bool { lowercased() == other.lowercased() }
}
