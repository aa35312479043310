import FramewrightDocuments

/// A token as a file declares it, before aliases are followed.
struct Declaration {
    let path: String
    /// Where the token's key stands.
    let keyPosition: Position
    let value: DocumentNode
    /// The token's own `$type`, or else that of the nearest group around it.
    let type: TokenType?
    let summary: String?

    /// The path between the braces, where the value is `{another.token}`.
    var alias: String? {
        guard case .string(let text) = value.value.content, text.first == "{", text.last == "}", text.utf8.count > 2
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}

/// Where each path is in the table of declarations.
struct DeclarationIndex {
    let declarations: [Declaration]
    let indices: [String: Int]

    init(_ declarations: [Declaration]) {
        var indices: [String: Int] = [:]
        for (index, declaration) in declarations.enumerated() { indices[declaration.path] = index }
        self.declarations = declarations
        self.indices = indices
    }

    /// The place of a path that a node of the file mentions; an error that suggests the nearest path.
    func place(of path: String, mentionedBy node: DocumentNode) throws(DocumentError) -> Int {
        if let index = indices[path] { return index }
        throw node.error(.invalid, "there is no token \"\(path)\"", hint: hint(for: path))
    }

    /// The table with a context's values in place of the plain ones.
    func overlay(_ changes: [Declaration]) throws(DocumentError) -> [Declaration] {
        var table = declarations
        for change in changes {
            guard let index = indices[change.path] else {
                throw change.value.document.error(
                    .invalid, at: change.keyPosition,
                    "the context sets \"\(change.path)\", which the theme does not define",
                    hint: hint(for: change.path))
            }
            table[index] = try changed(declarations[index], by: change)
        }
        return table
    }

    private func changed(_ plain: Declaration, by change: Declaration) throws(DocumentError) -> Declaration {
        if let type = change.type, let expected = plain.type, type != expected {
            throw change.value.error(
                .wrongType, "the context makes \"\(plain.path)\" a \(type.rawValue), it is a \(expected.rawValue)")
        }
        return Declaration(
            path: plain.path, keyPosition: change.keyPosition, value: change.value, type: plain.type ?? change.type,
            summary: change.summary ?? plain.summary)
    }

    private func hint(for path: String) -> String {
        Suggestion.hint(for: path, among: declarations.lazy.map(\.path), otherwise: "define it, or check the path")
    }
}
