import FramewrightDocuments

/// The declared groups and tokens of one or several files, in the order of the files.
///
/// If several files declare the same token, the last declaration replaces the first one at its place (2025.10,
/// resolver 6.2).
struct TokenTree {
    /// The first components of the paths in a theme file. The list is fixed, so that a misspelt `colour` is found.
    /// `palette` may contain primitives of any type.
    static let topGroups = [
        "color", "radius", "spacing", "size", "opacity", "number", "fontFamily", "fontWeight", "fontSize", "duration",
        "easing", "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "palette",
    ]
    /// The maximum number of names in a path: one less than the levels of a file, because the root object has no name.
    static let maximumDepth = ThemeLoader.limits.depth - 1

    /// Returns true if a token may have this path.
    static func admits(_ path: some StringProtocol) -> Bool {
        path.utf8.count <= ThemeLoader.longestPath && path.utf8.count { $0 == UInt8(ascii: ".") } < maximumDepth
    }

    /// The maximum number of tokens, which bounds the growth by groups that extend each other.
    static let maximumTokens = 1 << 14
    /// The maximum number of groups that extend others, because they are compared with each other.
    static let maximumExtending = 1 << 10
    /// The keys that tokens and groups may have.
    private static let tokenKeys = ["$value", "$type", "$ref", "$description", "$extensions", "$deprecated"]
    private static let groupKeys = ["$type", "$ref", "$extends", "$description", "$extensions", "$deprecated"]

    /// The properties of a group that apply to the tokens inside it.
    struct Group {
        var type: TokenType?
        var deprecation: DeprecationMark?
        var summary: String?
        var extensions: JSONValue?
        /// The group to extend, from `$extends` or the equivalent `$ref`.
        var base: Base?
    }

    /// The descriptions and extensions of groups, ordered by path.
    var remarks: [GroupRemarks] {
        groups.filter { $0.value.summary != nil || $0.value.extensions != nil }.sorted { $0.key < $1.key }.map {
            GroupRemarks(path: $0.key, summary: $0.value.summary, extensions: $0.value.extensions)
        }
    }

    /// The group that another one extends.
    struct Base {
        let path: String
        let node: DocumentNode
    }

    var declarations: [Declaration] = []
    var indices: [String: Int] = [:]
    var groups: [String: Group] = [:]
    /// The paths of groups with a base, in the order of the file.
    private(set) var extending: [String] = []
    private let allowsExtending: Bool

    init(allowsExtending: Bool = true) { self.allowsExtending = allowsExtending }

    /// Adds the token groups of an object whose other keys have been read.
    mutating func addTopGroups(of root: inout ObjectReader) throws(DocumentError) {
        // Members are added in the order of the file. The groups are requested afterwards, so that they are suggested
        // for unknown keys.
        for member in root.members where Self.topGroups.contains(member.key) {
            if let value = member.value["$value"] {
                throw root.node.document.error(
                    .invalid, at: value.position, "\"\(member.key)\" is a token, it must be a group of tokens",
                    hint: "put the value into a token inside it")
            }
            try add(member, of: root, path: member.key, group: "")
        }
        for group in Self.topGroups { _ = root.optional(group) }
    }

    /// Adds a whole file, whose root object is an unnamed group.
    mutating func addFile(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        if let value = reader.optional("$value") {
            throw value.error(
                .invalid, "a file is a group of tokens, it has no value of its own", hint: "put it into a token")
        }
        _ = try reader.optional("$schema")?.string()
        try addGroup(&reader, path: "")
    }

    private mutating func add(
        _ member: JSONMember, of parent: ObjectReader, path: String, group: String
    ) throws(DocumentError) {
        let node = DocumentNode(document: parent.node.document, value: member.value)
        guard case .object = member.value.content else {
            throw node.error(
                .wrongType, "expected a token or a group, found \(member.value.typeName)",
                hint: member.key == "value"
                    ? "did you mean \"$value\"?" : "a token looks like {\"$value\": \"#393e46\"}")
        }
        guard path.utf8.count <= ThemeLoader.longestPath else {
            throw node.error(.tooLarge, "the token's path is longer than \(ThemeLoader.longestPath) bytes")
        }
        if try node.isToken() {
            try addToken(node, path: path, group: group, keyPosition: member.keyPosition)
        } else {
            var reader = try node.object()
            try addGroup(&reader, path: path)
        }
    }

    private mutating func addToken(
        _ node: DocumentNode, path: String, group: String, keyPosition: Position
    ) throws(DocumentError) {
        var reader = try node.object()
        let type = try reader.optional("$type").map { node throws(DocumentError) in try Self.type(node) }
        let remarks = try Remarks(&reader)
        let pointer = try reader.optional("$ref").map { node throws(DocumentError) in try TokenPointer(node) }
        // A null counts as a value without a type.
        let own = reader.keys.contains("$value") ? try reader.required("$value") : nil
        try finish(reader, known: Self.tokenKeys)
        if let own, pointer != nil {
            throw own.error(.invalid, "a token has a \"$value\" or a \"$ref\", not both", hint: "remove one of them")
        }
        if groups[path] != nil {
            throw node.error(
                .invalid, "\"\(path)\" is a group elsewhere, here it is a token",
                hint: "call one of them something else")
        }
        let reference = if let pointer { Reference.pointer(pointer) } else { try Reference(own ?? node) }
        let declaration = Declaration(
            path: path, group: group, keyPosition: keyPosition, value: own ?? node, reference: reference, ownType: type,
            type: nil, summary: remarks.summary, deprecation: remarks.deprecation, extensions: remarks.extensions,
            origin: nil)
        try place(declaration)
    }

    /// Replaces the token with the same path, or appends a new one.
    mutating func place(_ declaration: Declaration) throws(DocumentError) {
        if let index = indices[declaration.path] {
            declarations[index] = declaration
            return
        }
        guard declarations.count < Self.maximumTokens else {
            throw declaration.value.error(.tooLarge, "there are more than \(Self.maximumTokens) tokens")
        }
        indices[declaration.path] = declarations.count
        declarations.append(declaration)
    }

    private mutating func addGroup(_ reader: inout ObjectReader, path: String) throws(DocumentError) {
        if indices[path] != nil {
            throw reader.node.error(
                .invalid, "\"\(path)\" is a token elsewhere, here it is a group",
                hint: "call one of them something else")
        }
        var group = groups[path] ?? Group()
        if let type = reader.optional("$type") { group.type = try Self.type(type) }
        let remarks = try Remarks(&reader)
        group.deprecation = remarks.deprecation ?? group.deprecation
        group.summary = remarks.summary ?? group.summary
        group.extensions = remarks.extensions ?? group.extensions
        if let base = try base(&reader) {
            if group.base == nil { extending.append(path) }
            guard extending.count <= Self.maximumExtending else {
                throw base.node.error(.tooLarge, "more than \(Self.maximumExtending) groups extend others")
            }
            group.base = base
        }
        groups[path] = group
        let known = Self.groupKeys + ["$schema"]
        for member in reader.members where !known.contains(member.key) {
            try Self.checkName(member, of: reader)
            try add(member, of: reader, path: path.isEmpty ? member.key : "\(path).\(member.key)", group: path)
        }
    }

    private func base(_ reader: inout ObjectReader) throws(DocumentError) -> Base? {
        let (extends, pointer) = (reader.optional("$extends"), reader.optional("$ref"))
        guard let node = extends ?? pointer else { return nil }
        guard allowsExtending else {
            throw node.error(
                .invalid, "a context changes tokens, it does not extend groups",
                hint: "extend the group outside of contexts")
        }
        guard extends == nil || pointer == nil else {
            throw node.error(.invalid, "a group has \"$extends\" or \"$ref\", not both", hint: "they mean the same")
        }
        let text = try node.string()
        guard extends != nil, text.hasPrefix("{") else {
            return Base(path: try TokenPointer(node).steps.joined(separator: "."), node: node)
        }
        return Base(path: try Reference.path(in: text, at: node), node: node)
    }

    private func finish(_ reader: ObjectReader, known: [String]) throws(DocumentError) {
        guard let stranger = reader.members.first(where: { !known.contains($0.key) }) else { return }
        throw reader.unknownKey(stranger, known: known)
    }

    private static func checkName(_ member: JSONMember, of reader: ObjectReader) throws(DocumentError) {
        if member.key.hasPrefix("$") && member.key != "$root" {
            throw reader.unknownKey(member, known: ["$value"] + groupKeys + ["$root"])
        }
        if member.key.isEmpty || member.key.contains(where: { ".{}".contains($0) }) {
            throw reader.node.document.error(
                .invalid, at: member.keyPosition, "\"\(member.key)\" is no name for a token",
                hint: "names are not empty and have no \".\", \"{\" or \"}\" in them")
        }
    }

    private static func type(_ node: DocumentNode) throws(DocumentError) -> TokenType {
        let word = try node.string()
        if let type = TokenType(rawValue: word) { return type }
        let known = TokenType.allCases.map(\.rawValue)
        throw node.error(
            .outOfRange, "unknown type \"\(word)\"",
            hint: Suggestion.hint(for: word, among: known, otherwise: "one of \(known.joined(separator: ", "))"))
    }
}

/// The description, deprecation and extensions of a group or token.
private struct Remarks {
    let summary: String?
    let deprecation: DeprecationMark?
    let extensions: JSONValue?

    init(_ reader: inout ObjectReader) throws(DocumentError) {
        summary = try reader.optional("$description")?.string()
        let node = reader.optional("$extensions")
        _ = try node?.object()
        extensions = node?.value
        deprecation = try reader.optional("$deprecated").map { node throws(DocumentError) in try DeprecationMark(node) }
    }
}

extension DocumentNode {
    /// True if an object is a token: it has a `$value`, or a `$ref` that does not lead to a group.
    fileprivate func isToken() throws(DocumentError) -> Bool {
        if value["$value"] != nil { return true }
        guard let pointer = value["$ref"] else { return false }
        let steps = try TokenPointer(DocumentNode(document: document, value: pointer)).steps
        guard !steps.contains("$value") else { return true }
        guard case .object(let members) = value.content, !members.contains(where: { !$0.key.hasPrefix("$") }) else {
            return false
        }
        return Self.leadsToToken(steps, in: document)
    }

    /// True if the steps lead to a token. Also true for a missing target, which is reported when the value is
    /// resolved.
    private static func leadsToToken(_ steps: [String], in document: JSONDocument) -> Bool {
        var steps = steps
        for _ in 0..<64 {
            guard let target = steps.reduce(document.root as JSONValue?, { $0?[$1] }) else { return true }
            if target["$value"] != nil { return true }
            guard case .string(let text)? = target["$ref"]?.content else {
                if case .object = target.content { return false }
                return true
            }
            guard text.hasPrefix("#/") else { return true }
            steps = text.dropFirst(2).split(separator: "/").map(String.init)
        }
        return true
    }
}
