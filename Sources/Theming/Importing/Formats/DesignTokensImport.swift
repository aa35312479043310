import FramewrightDocuments
import FramewrightDrawing

/// Reads Design Tokens 2025.10: a token file or a resolver file.
///
/// Groups of measures that a theme file has (`radius`, ...) keep their places; `color` and other groups move below
/// `palette`, and references are updated. Tokens with paths used by screens are added as references; other roles are
/// filled by common names of design systems. A file that contains everything an import would fill, like an export of
/// this tool, is kept as it is. A resolver file is merged into tokens with their references.
enum DesignTokensImport {
    static func read(_ file: ImportFile) throws(DocumentError) -> ImportedPalette {
        let document = try JSONDocument(parsing: file.bytes, file: file.name, limits: ThemeImportFormat.limits)
        if document.root["resolutionOrder"] != nil { return try resolver(document) }
        var tree = TokenTree()
        try tree.addFile(document.node)
        let table = try ReferenceResolver(try DeclarationTable(tree), dialect: .designTokens).tokens()
        var palette = ImportedPalette(name: ThemeLoader.title(ofFileNamed: file.name))
        takeHeading(document.root, &palette)
        if ThemeBuilder.isWhole(table.tokens.map(\.path)) { palette.isComplete = true }
        let moving = GroupMapping(document.root, table.tokens, keepsColors: palette.isComplete)
        palette.groups = moving.groups
        takeColors(of: table, moving: moving, &palette)
        return palette
    }

    /// Reads the description, the extensions, and the name and pairs that this tool's export stores there.
    private static func takeHeading(_ root: JSONValue, _ palette: inout ImportedPalette) {
        if case .string(let text)? = root["$description"]?.content { palette.summary = text }
        take(root["$extensions"], &palette)
        for key in ["$extends", "$ref"] where root[key] != nil {
            palette.unmapped.append(.init(source: key, reason: "a theme file as a whole extends nothing"))
        }
    }

    private static func take(_ extensions: JSONValue?, _ palette: inout ImportedPalette) {
        guard case .object(let members)? = extensions?.content else { return }
        palette.extensions = members.filter { $0.key != DesignTokensExport.vendor }.map {
            ($0.key, JSONOutput($0.value))
        }
        guard let own = extensions?[DesignTokensExport.vendor] else { return }
        if let name = own["name"]?.text, !name.isEmpty { palette.name = name }
        if let contrast = own["contrast"] { palette.contrast = JSONOutput(contrast) }
        if let exceptions = own["exceptions"] { palette.exceptions = JSONOutput(exceptions) }
        // An export of this tool is a theme for screens.
        palette.isComplete = true
    }

    private static func takeColors(of table: TokenTable, moving: GroupMapping, _ palette: inout ImportedPalette) {
        for token in table.tokens {
            let path = moving.path(token.path)
            guard case .color(let color) = token.value else {
                if path.hasPrefix("palette.") {
                    palette.unmapped.append(.init(source: token.path, reason: "kept as \(path), no screen asks for it"))
                }
                continue
            }
            palette.colors.append(
                .init(key: token.path, path: path, plain: token.writtenColor ?? ColorCoordinates(color)))
        }
        guard !palette.isComplete else { return }
        palette.takeOwn(\.key)
        palette.assignRolesByName()
        palette.ramp = palette.hues
    }

    private static func resolver(_ document: JSONDocument) throws(DocumentError) -> ImportedPalette {
        let folder = Folder.prefix(of: document.file)
        let resolver = try ResolverDocument(document, folder: folder)
        let theme = try resolver.theme()
        var palette = ImportedPalette(name: theme.name)
        palette.summary = theme.summary
        take(document.root["sets"]?["theme"]?["$extensions"], &palette)
        // The export's name for the context without changes is not a context of the theme.
        let contexts = theme.everyContext.dropFirst().filter { $0.name != DesignTokensExport.plainName(beside: []) }
        palette.contexts = contexts.compactMap(\.name)
        let tokens = everyToken(of: theme, &palette)
        if ThemeBuilder.isWhole(tokens.map(\.path)) { palette.isComplete = true }
        let moving = GroupMapping(tokens, keepsColors: palette.isComplete)
        palette.groups = groups(tokens, remarks: theme.remarks, animating: moving)
        palette.contextGroups = contexts.map { context in
            (context.name ?? "", .object(groups(context.theme.changes(from: theme), remarks: [], animating: moving)))
        }
        takeColors(of: TokenTable(tokens: tokens, indices: [:], mappings: []), moving: moving, &palette)
        for index in palette.colors.indices {
            for context in contexts {
                guard let token = context.theme.token(at: palette.colors[index].key),
                    case .color(let color) = token.value
                else { continue }
                palette.colors[index].others[context.name ?? ""] = token.writtenColor ?? ColorCoordinates(color)
            }
        }
        return palette
    }

    /// Returns the tokens of all contexts. Tokens of single contexts become plain ones, because a context can change
    /// only existing tokens.
    private static func everyToken(of theme: Theme, _ palette: inout ImportedPalette) -> [Token] {
        var tokens = theme.tokens
        var seen = Set(theme.paths)
        for (name, context) in theme.everyContext.dropFirst() {
            for token in context.tokens where seen.insert(token.path).inserted {
                tokens.append(token)
                palette.unmapped.append(
                    .init(source: token.path, reason: "only in \(name ?? ""), here in every context that has no other"))
            }
        }
        return tokens
    }

    private static func groups(
        _ tokens: [Token], remarks: [GroupRemarks], animating moving: GroupMapping
    ) -> [(name: String, content: JSONOutput)] {
        TokenOutput(tokens, remarks, to: moving.path).members(typed: false).map { (name: $0.0, content: $0.1) }
    }
}

/// The move of the groups of a token file to their places in a theme file.
private struct GroupMapping {
    /// The new prefixes of moved paths, by their first component.
    private var targets: [String: String] = [:]
    private(set) var groups: [(name: String, content: JSONOutput)] = []

    /// For tokens that stand on their own.
    init(_ tokens: [Token], keepsColors: Bool) {
        let paths = tokens.map { $0.path.split(separator: ".").map(String.init) }
        let taken = Set(paths.filter { $0.count > 1 && $0[0] == "palette" }.map { $0[1] })
        for path in paths where path.count == 1 || !Self.stays(path[0], keepsColors) {
            let name = ImportedPalette.tokenName(path[0])
            targets[path[0]] = "palette.\(taken.contains(name) ? "\(name)-2" : name)"
        }
    }

    /// For the groups of a file with these tokens. A token at the top moves, whatever its name.
    init(_ root: JSONValue, _ tokens: [Token], keepsColors: Bool) {
        guard case .object(let members) = root.content else { return }
        let single = Set(tokens.map(\.path))
        let taken = single.contains("palette") ? nil : root["palette"]
        var palette: [(String, JSONOutput)] = []
        let groups = members.filter { !$0.key.hasPrefix("$") || $0.key == "$root" }
        for member in groups where single.contains(member.key) || !Self.stays(member.key, keepsColors) {
            let name = taken?[member.key] == nil ? member.key : "\(member.key)-2"
            targets[member.key] = "palette.\(ImportedPalette.tokenName(name))"
        }
        let type = root["$type"].map(JSONOutput.init)
        for member in groups {
            let content = rewritten(member.value, inValue: false).typed(type)
            if let target = targets[member.key] {
                palette.append((String(target.dropFirst("palette.".count)), content))
            } else if member.key == "palette", case .members(let own) = content {
                palette += own.map { ($0.key, $0.value) }
            } else {
                self.groups.append((member.key, content))
            }
        }
        if !palette.isEmpty { self.groups.insert(("palette", .object(palette)), at: 0) }
    }

    private static func stays(_ group: String, _ keepsColors: Bool) -> Bool {
        TokenTree.topGroups.contains(group) && (keepsColors || group != "color")
    }

    func path(_ path: String) -> String {
        let first = path.prefix { $0 != "." }
        return targets[String(first)].map { $0 + path.dropFirst(first.count) } ?? path
    }

    /// Returns the tree with references to the new places.
    private func rewritten(_ value: JSONValue, inValue: Bool) -> JSONOutput {
        switch value.content {
        case .string(let text) where inValue && text.hasPrefix("{") && text.hasSuffix("}"):
            .string("{\(path(String(text.dropFirst().dropLast())))}")
        case .array(let elements): .array(elements.map { rewritten($0, inValue: inValue) })
        case .object(let members): .object(members.map { ($0.key, rewritten($0, inValue: inValue) as JSONOutput) })
        default: JSONOutput(value)
        }
    }

    private func rewritten(_ member: JSONMember, inValue: Bool) -> JSONOutput {
        switch (member.key, member.value.content) {
        case ("$extensions", _), ("$description", _), ("$deprecated", _), ("$type", _): JSONOutput(member.value)
        case ("$ref", .string(let text)), ("$extends", .string(let text)): .string(moved(text))
        default: rewritten(member.value, inValue: inValue || member.key == "$value")
        }
    }

    private func moved(_ reference: String) -> String {
        if reference.hasPrefix("{") { return "{\(path(String(reference.dropFirst().dropLast())))}" }
        guard reference.hasPrefix("#/") else { return reference }
        let first = String(reference.dropFirst(2).prefix { $0 != "/" })
        let name = first.replacing("~1", with: "/").replacing("~0", with: "~")
        guard let target = targets[name] else { return reference }
        let moved = target.dropFirst("palette.".count).replacing("~", with: "~0").replacing("/", with: "~1")
        return "#/palette/\(moved)\(reference.dropFirst(2 + first.count))"
    }
}

extension JSONOutput {
    /// Returns a group or token with a type, unless it already has one.
    fileprivate func typed(_ type: JSONOutput?) -> JSONOutput {
        guard let type, case .members(let members) = self, !members.contains(where: { $0.key == "$type" }) else {
            return self
        }
        return .object([("$type", type)] + members.map { ($0.key, $0.value) })
    }
}
