import FramewrightDocuments

/// Walks groups of tokens and lists the declarations in the order of the file.
struct TokenTree {
    /// The first component of every path. A fixed list, so that a mistyped `colour` is noticed; `palette` is free for
    /// primitives of any type.
    static let topGroups = [
        "color", "radius", "spacing", "size", "opacity", "number", "fontFamily", "fontWeight", "fontSize", "duration",
        "easing", "palette",
    ]
    /// Keeps paths, which repeat the names of their groups, from growing far beyond the file.
    static let longestPath = 256
    /// What groups and tokens may say besides their type.
    private static let remarks = ["$description", "$extensions", "$deprecated"]
    /// Keys of the 2025.10 format that are refused by name.
    private static let unsupportedKeys = ["$ref", "$extends", "$root"]

    private var declarations: [Declaration] = []

    /// Takes the token groups out of an object whose other keys have been read.
    static func read(_ root: inout ObjectReader) throws(DocumentError) -> [Declaration] {
        var tree = TokenTree()
        // In the order of the file; asked for afterwards so that unknown keys find them as suggestions.
        for member in root.members where topGroups.contains(member.key) {
            if let value = member.value["$value"] {
                throw root.node.document.error(
                    .invalid, at: value.position, "\"\(member.key)\" is a token, it must be a group of tokens")
            }
            try tree.add(member, of: root, path: member.key, type: nil)
        }
        for group in topGroups { _ = root.optional(group) }
        return tree.declarations
    }

    private mutating func add(
        _ member: JSONMember, of parent: ObjectReader, path: String, type: TokenType?
    ) throws(DocumentError) {
        let node = DocumentNode(document: parent.node.document, value: member.value)
        guard case .object = member.value.content else {
            throw node.error(
                .wrongType, "expected a token or a group, found \(member.value.typeName)",
                hint: member.key == "value"
                    ? "did you mean \"$value\"?" : "a token looks like {\"$value\": \"#393e46\"}")
        }
        guard path.utf8.count <= Self.longestPath else {
            throw node.error(.tooLarge, "the token's path is longer than \(Self.longestPath) bytes")
        }
        var reader = try node.object()
        let ownType = try reader.optional("$type").map { node throws(DocumentError) in try Self.type(node) } ?? type
        let summary = try Self.remarks(&reader)
        if reader.keys.contains("$value") {
            let value = try reader.required("$value")
            try reader.finish()
            declarations.append(
                Declaration(
                    path: path, keyPosition: member.keyPosition, value: value, type: ownType, summary: summary))
        } else {
            try addMembers(of: reader, path: path, type: ownType)
        }
    }

    private mutating func addMembers(
        of reader: ObjectReader, path: String, type: TokenType?
    ) throws(DocumentError) {
        for member in reader.members where !Self.isGroupKey(member.key) {
            try Self.checkName(member, of: reader)
            try add(member, of: reader, path: "\(path).\(member.key)", type: type)
        }
    }

    private static func isGroupKey(_ key: String) -> Bool { key == "$type" || remarks.contains(key) }

    private static func remarks(_ reader: inout ObjectReader) throws(DocumentError) -> String? {
        let summary = try reader.optional("$description")?.string()
        _ = try reader.optional("$extensions")?.object()
        if let deprecated = reader.optional("$deprecated"), (try? deprecated.bool()) == nil {
            _ = try deprecated.string()
        }
        return summary
    }

    private static func checkName(_ member: JSONMember, of reader: ObjectReader) throws(DocumentError) {
        let document = reader.node.document
        if unsupportedKeys.contains(member.key) {
            throw document.error(.unknownKey, at: member.keyPosition, "\"\(member.key)\" is not supported yet")
        }
        if member.key.hasPrefix("$") { throw reader.unknownKey(member, known: ["$value", "$type"] + remarks) }
        if member.key.isEmpty || member.key.contains(where: { ".{}".contains($0) }) {
            throw document.error(
                .invalid, at: member.keyPosition, "\"\(member.key)\" is no name for a token",
                hint: "names are not empty and have no \".\", \"{\" or \"}\" in them")
        }
    }

    private static func type(_ node: DocumentNode) throws(DocumentError) -> TokenType {
        let word = try node.string()
        if let type = TokenType(rawValue: word) { return type }
        let known = TokenType.allCases.map(\.rawValue)
        let isComposite = ["strokeStyle", "border", "transition", "shadow", "gradient", "typography"].contains(word)
        throw node.error(
            .outOfRange, isComposite ? "the type \"\(word)\" is not supported yet" : "unknown type \"\(word)\"",
            hint: isComposite
                ? "supported: \(known.joined(separator: ", "))"
                : Suggestion.hint(for: word, among: known, otherwise: "one of \(known.joined(separator: ", "))"))
    }
}
