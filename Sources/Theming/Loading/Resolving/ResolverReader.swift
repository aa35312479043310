import FramewrightDocuments

/// Reads the declarations of a resolver file and follows all reference objects.
struct ResolverReader {
    private let document: JSONDocument
    private var references: ResolverReferences
    /// The names of the sets being followed, outermost first.
    private var following: [String] = []
    /// The number of times a set was followed.
    private var visits = 0
    private static let deepest = 64
    private static let maximumVisits = 10_000

    init(_ document: JSONDocument, folder: String?) throws(DocumentError) {
        self.document = document
        references = ResolverReferences(document, folder: folder)
    }

    mutating func read() throws(DocumentError) -> (name: String, summary: String, items: [ResolverDocument.Item]) {
        var root = try document.node.object()
        let version = try root.required("version")
        guard try version.string() == ResolverDocument.version else {
            throw version.error(
                .outOfRange, "the version is not \(ResolverDocument.version)", hint: "write \(ResolverDocument.version)"
            )
        }
        let name = try root.optional("name")?.string() ?? ThemeLoader.title(ofFileNamed: document.file)
        let summary = try root.optional("description")?.string() ?? ""
        _ = try root.optional("$schema")?.string()
        _ = try root.optional("$extensions")?.object()
        // `$defs` may contain anything; only references use it.
        _ = root.optional("$defs")
        for set in try members(of: root.optional("sets")) { _ = try self.set(set, isInline: false) }
        for modifier in try members(of: root.optional("modifiers")) {
            _ = try self.modifier(modifier.node, name: modifier.name, isInline: false)
        }
        let order = try root.array("resolutionOrder")
        try root.finish()
        return (name, summary, try items(of: order))
    }

    private func members(of node: DocumentNode?) throws(DocumentError) -> [(name: String, node: DocumentNode)] {
        guard let node else { return [] }
        return try node.object().members.map { ($0.key, DocumentNode(document: node.document, value: $0.value)) }
    }

    private mutating func items(of nodes: [DocumentNode]) throws(DocumentError) -> [ResolverDocument.Item] {
        var items: [ResolverDocument.Item] = []
        var inlineNames: Set<String> = []
        var modifierNames: Set<String> = []
        for node in nodes {
            let (item, name) = try item(node)
            if let name, !inlineNames.insert(name).inserted {
                throw node.error(.duplicateKey, "the name \"\(name)\" is given twice in the resolution order")
            }
            if case .modifier(let modifier, _, _) = item, !modifierNames.insert(modifier.name).inserted {
                throw node.error(.duplicateKey, "the modifier \"\(modifier.name)\" is applied twice")
            }
            items.append(item)
        }
        return items
    }

    /// Reads an item of the resolution order. Returns it with its name if it is declared inline.
    private mutating func item(_ node: DocumentNode) throws(DocumentError) -> (
        ResolverDocument.Item, inlineName: String?
    ) {
        var reader = try node.object()
        guard let reference = reader.optional("$ref") else {
            let name = try reader.required("name").string(allowingEmpty: false)
            let type: InlineType = try reader.required("type").choice()
            switch type {
            case .set: return (.set(try set((name, node), isInline: true)), name)
            case .modifier: return (try modifier(node, name: name, isInline: true), name)
            }
        }
        let steps = try references.target(of: node, role: .resolutionOrder).steps
        guard steps.count == 2, steps[0] == "sets" || steps[0] == "modifiers" else {
            throw reference.error(
                .invalid, "the resolution order refers to sets and modifiers", hint: "such as #/sets/foundation")
        }
        guard steps[0] == "sets" else { return (try modifier(node, name: steps[1], isInline: false), nil) }
        return (.set(try set((steps[1], node), isInline: false)), nil)
    }

    private enum InlineType: String, CaseIterable { case set, modifier }

    private mutating func set(
        _ set: (name: String, node: DocumentNode), isInline: Bool
    ) throws(DocumentError) -> [DocumentNode] {
        if !isInline { try follow(set.name, mentionedBy: set.node) }
        defer { if !isInline { following.removeLast() } }
        var reader = try references.whole(set.node, role: isInline ? .set : .resolutionOrder).object()
        try takeRemarks(&reader, isInline: isInline)
        let sources = try sources(try reader.array("sources"), role: .set)
        try reader.finish()
        return sources
    }

    private mutating func follow(_ name: String, mentionedBy node: DocumentNode) throws(DocumentError) {
        if following.contains(name) {
            throw node.error(
                .invalid, "the set \"\(name)\" leads back to itself",
                hint: "\((following + [name]).joined(separator: " -> "))")
        }
        visits += 1
        guard following.count < Self.deepest, visits <= Self.maximumVisits else {
            throw node.error(
                .tooLarge,
                following.count < Self.deepest
                    ? "sets are followed more than \(Self.maximumVisits) times"
                    : "sets lead to sets more than \(Self.deepest) deep", hint: "write their sources in one set")
        }
        following.append(name)
    }

    private mutating func modifier(
        _ node: DocumentNode, name: String, isInline: Bool
    ) throws(DocumentError) -> ResolverDocument.Item {
        let whole = try references.whole(node, role: isInline ? .modifier : .resolutionOrder)
        var reader = try whole.object()
        try takeRemarks(&reader, isInline: isInline)
        let contexts = try reader.required("contexts")
        let members = try members(of: contexts)
        guard members.count > 1 else {
            throw contexts.error(
                .outOfRange, "a modifier has at least two contexts, this one has \(members.count)",
                hint: "what is always there is a set")
        }
        let names = members.map(\.name)
        let defaultNode = reader.optional("default")
        let defaultContext = try defaultNode?.string()
        if let defaultContext, !names.contains(defaultContext) {
            throw (defaultNode ?? whole).error(
                .outOfRange, "the default \"\(defaultContext)\" is none of the contexts",
                hint: Suggestion.hint(
                    for: defaultContext, among: names, otherwise: "one of \(names.joined(separator: ", "))"))
        }
        try reader.finish()
        var chosen: [[DocumentNode]] = []
        for member in members { chosen.append(try sources(try member.node.array(), role: .modifier)) }
        return .modifier(
            ResolverDocument.Modifier(name: name, contexts: names, defaultContext: defaultContext), sources: chosen,
            node: whole)
    }

    private func takeRemarks(_ reader: inout ObjectReader, isInline: Bool) throws(DocumentError) {
        if isInline {
            _ = reader.optional("name")
            _ = reader.optional("type")
        }
        _ = try reader.optional("description")?.string()
        _ = try reader.optional("$extensions")?.object()
    }

    /// Reads a list of sources: inline tokens, other files, or sets, which are replaced by their sources.
    private mutating func sources(
        _ nodes: [DocumentNode], role: ResolverReferences.Role
    ) throws(DocumentError) -> [DocumentNode] {
        var sources: [DocumentNode] = []
        for node in nodes {
            let members = try node.object().members
            guard members.contains(where: { $0.key == "$ref" }) else {
                sources.append(node)
                continue
            }
            let target = try references.target(of: node, role: role)
            if target.steps.count == 2, target.steps[0] == "sets" {
                sources += try set((target.steps[1], node), isInline: false)
            } else {
                sources.append(try references.whole(node, role: role))
            }
            guard sources.count <= 1024 else { throw node.error(.tooLarge, "there are more than 1024 sources") }
        }
        return sources
    }
}
