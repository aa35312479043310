import FramewrightDocuments

/// Adds to groups the tokens of the groups they extend, by a deep merge in which the group's own tokens take
/// precedence (2025.10, 6.4).
///
/// Inherited tokens follow all declared ones and store their origin, so that a context that changes the origin
/// changes them too.
struct GroupExtension {
    private enum State { case beingExtended, extended }

    private var tree: TokenTree
    private var states: [String: State] = [:]
    /// The tokens that each group contains directly.
    private var tokens: [String: [Int]] = [:]
    private var subgroups: [String: [String]] = [:]

    private init(_ tree: TokenTree) {
        self.tree = tree
        for (index, declaration) in tree.declarations.enumerated() {
            tokens[declaration.group, default: []].append(index)
        }
        // Sorted, because dictionaries have no stable order.
        for path in tree.groups.keys.sorted() where !path.isEmpty {
            subgroups[Self.parent(of: path), default: []].append(path)
        }
    }

    /// Returns the tree with all inherited tokens.
    static func applied(to tree: TokenTree) throws(DocumentError) -> TokenTree {
        guard !tree.extending.isEmpty else { return tree }
        var merger = GroupExtension(tree)
        for path in tree.extending { try merger.extend(path, chain: []) }
        return merger.tree
    }

    private mutating func extend(_ path: String, chain: [String]) throws(DocumentError) {
        guard states[path] != .extended, let base = tree.groups[path]?.base else { return }
        let chain = chain + [path]
        guard states[path] == nil, !Self.isInside(path, base.path) else {
            let shown = (states[path] == nil ? chain + [base.path] : chain).map { $0.isEmpty ? "the whole file" : $0 }
            throw base.node.error(
                .invalid, "groups extend each other in a circle: \(Self.shortened(shown).joined(separator: " → "))",
                hint: "let one of them stand on its own")
        }
        guard chain.count <= 256 else { throw base.node.error(.tooDeep, "groups extend each other more than 256 deep") }
        states[path] = .beingExtended
        for other in tree.extending where Self.isInside(other, base.path) || Self.isInside(base.path, other) {
            try extend(other, chain: chain)
        }
        try check(base)
        try inherit(from: base.path, into: path, base: base)
        states[path] = .extended
    }

    private func check(_ base: TokenTree.Base) throws(DocumentError) {
        guard tree.groups[base.path] == nil else { return }
        if tree.indices[base.path] != nil {
            throw base.node.error(
                .invalid, "\"\(base.path)\" is a token, only a group can be extended",
                hint: "name the group around it, or refer to the token in a $value")
        }
        throw base.node.error(
            .invalid, "there is no group \"\(base.path)\"",
            hint: Suggestion.hint(
                for: base.path, among: tree.groups.keys.sorted(), otherwise: "define it, or check the path"))
    }

    private mutating func inherit(
        from source: String, into path: String, base: TokenTree.Base
    ) throws(DocumentError) {
        try inheritMarks(from: source, into: path, base: base)
        for index in tokens[source] ?? [] {
            let declaration = tree.declarations[index]
            let name = declaration.path.dropFirst(source.isEmpty ? 0 : source.count + 1)
            let own = Self.joined(path, name)
            if tree.groups[own] != nil {
                throw base.node.error(
                    .invalid, "\"\(own)\" is a group here, what it extends has a token there",
                    hint: "call one of them something else")
            }
            guard tree.indices[own] == nil else { continue }
            guard own.utf8.count <= ThemeLoader.longestPath else {
                throw base.node.error(.tooLarge, "an inherited path is longer than \(ThemeLoader.longestPath) bytes")
            }
            tokens[path, default: []].append(tree.declarations.count)
            try tree.place(declaration.inherited(as: own, group: path, from: index))
        }
        for group in subgroups[source] ?? [] {
            let own = Self.joined(path, group.dropFirst(source.isEmpty ? 0 : source.count + 1))
            if tree.indices[own] != nil {
                throw base.node.error(
                    .invalid, "\"\(own)\" is a token here, what it extends has a group there",
                    hint: "call one of them something else")
            }
            if tree.groups[own] == nil { subgroups[path, default: []].append(own) }
            try inherit(from: group, into: own, base: base)
        }
    }

    /// Inherits type and deprecation. If both groups have a type, it must be the same.
    private mutating func inheritMarks(
        from source: String, into path: String, base: TokenTree.Base
    ) throws(DocumentError) {
        let inherited = tree.groups[source] ?? TokenTree.Group()
        var own = tree.groups[path] ?? TokenTree.Group()
        if let type = own.type, let other = inherited.type, type != other {
            throw base.node.error(
                .wrongType, "\"\(path)\" holds \(type.rawValue) tokens, what it extends holds \(other.rawValue) tokens",
                hint: "extend a group of \(type.rawValue) tokens")
        }
        own.type = own.type ?? inherited.type
        own.deprecation = own.deprecation ?? inherited.deprecation
        guard tree.groups.count < TokenTree.maximumTokens else {
            throw base.node.error(.tooLarge, "there are more than \(TokenTree.maximumTokens) groups")
        }
        tree.groups[path] = own
    }

    /// True if a path equals a group or is inside it.
    private static func isInside(_ path: String, _ group: String) -> Bool {
        group.isEmpty || path == group || path.hasPrefix(group + ".")
    }

    private static func joined(_ path: String, _ name: some StringProtocol) -> String {
        path.isEmpty ? String(name) : "\(path).\(name)"
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }

    private static func shortened(_ chain: [String]) -> [String] {
        chain.count <= 12 ? chain : chain.prefix(10) + ["…"] + chain.suffix(1)
    }
}
