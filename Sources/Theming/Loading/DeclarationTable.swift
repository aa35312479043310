import FramewrightDocuments

/// The declarations of a file, including inherited ones, with an index by path.
struct DeclarationTable {
    var declarations: [Declaration]
    let indices: [String: Int]

    init(_ tree: TokenTree) throws(DocumentError) {
        let whole = try GroupExtension.applied(to: tree)
        (declarations, indices) = (whole.declarations, whole.indices)
        var marks = InheritedMarks(whole.groups)
        for index in declarations.indices {
            let (type, deprecation) = marks.marks(of: declarations[index].group)
            // An inherited token without a type in its new group keeps its original type.
            let before = declarations[index].origin.flatMap { declarations[$0].type }
            declarations[index].type = declarations[index].ownType ?? type ?? before
            declarations[index].deprecation = declarations[index].deprecation ?? deprecation
        }
    }

    /// Returns the index of the declaration at a path. Throws an error at the referring node, with the nearest path
    /// as a hint, if there is none.
    func place(of path: String, mentionedBy node: DocumentNode) throws(DocumentError) -> Int {
        if let index = indices[path] { return index }
        throw node.error(.invalid, "there is no token \"\(path)\"", hint: hint(for: path))
    }

    /// Returns the table with the values of a context in place of the plain ones.
    func overlaid(with changes: TokenTree) throws(DocumentError) -> DeclarationTable {
        var marks = InheritedMarks(changes.groups)
        var table = self
        var isChanged = Set<Int>()
        for change in changes.declarations {
            guard let index = indices[change.path] else {
                throw change.value.document.error(
                    .invalid, at: change.keyPosition,
                    "the context sets \"\(change.path)\", which the theme does not define",
                    hint: hint(for: change.path))
            }
            let type = change.ownType ?? marks.marks(of: change.group).type
            table.declarations[index] = try changed(declarations[index], by: change, type: type)
            isChanged.insert(index)
        }
        table.followOrigins(of: isChanged)
        return table
    }

    /// Updates tokens that were inherited from a token that the context changes.
    private mutating func followOrigins(of isChanged: Set<Int>) {
        guard !isChanged.isEmpty else { return }
        for index in declarations.indices where !isChanged.contains(index) {
            var origin = declarations[index].origin
            while let place = origin, !isChanged.contains(place) { origin = declarations[place].origin }
            guard let origin else { continue }
            let (old, new) = (declarations[index], declarations[origin])
            declarations[index] = new.inherited(as: old.path, group: old.group, from: origin)
            declarations[index].type = old.type
        }
    }

    private func changed(
        _ plain: Declaration, by change: Declaration, type: TokenType?
    ) throws(DocumentError) -> Declaration {
        if let type, let expected = plain.type, type != expected {
            throw change.value.error(
                .wrongType, "the context makes \"\(plain.path)\" a \(type.rawValue), it is a \(expected.rawValue)",
                hint: "give it a \(expected.rawValue) there too")
        }
        return Declaration(
            path: plain.path, group: plain.group, keyPosition: change.keyPosition, value: change.value,
            reference: change.reference, ownType: change.ownType, type: plain.type ?? type,
            summary: change.summary ?? plain.summary, deprecation: change.deprecation ?? plain.deprecation,
            extensions: change.extensions ?? plain.extensions, origin: plain.origin)
    }

    private func hint(for path: String) -> Hint {
        Suggestion.hint(for: path, among: declarations.lazy.map(\.path), otherwise: "define it, or check the path")
    }
}

/// The type and deprecation that tokens inherit from the nearest group that has one.
private struct InheritedMarks {
    typealias Marks = (type: TokenType?, deprecation: DeprecationMark?)

    private let groups: [String: TokenTree.Group]
    private var known: [String: Marks] = [:]

    init(_ groups: [String: TokenTree.Group]) { self.groups = groups }

    mutating func marks(of path: String) -> Marks {
        if let marks = known[path] { return marks }
        let outer =
            path.isEmpty ? (nil, nil) : marks(of: path.lastIndex(of: ".").map { String(path[..<$0]) } ?? "")
        let group = groups[path]
        let marks = (group?.type ?? outer.0, group?.deprecation ?? outer.1)
        known[path] = marks
        return marks
    }
}
