import FramewrightDocuments
import FramewrightDrawing

/// Builds a theme from an imported palette: its colours as primitives, the roles of the screens as references to
/// them, and computed legible colours for whatever is missing.
struct ThemeBuilder {
    static let roles = ImportedPalette.roles
    static let tiles = ImportedPalette.tiles

    /// The origin of a role's value: a reference, or a colour of its own.
    enum Source {
        case entry(ImportedPalette.Entry)
        /// A colour chosen by the user, written as a value.
        case literal(String)
        case derived(String)
        /// Another token of the theme, by context.
        case tokens([String?: String])
    }

    struct Role {
        let name: String
        let source: Source
        /// The colours by context; nil is the plain one.
        let colors: [String?: SRGBColor]

        var path: String { "color.\(name)" }

        /// True if the value refers to another token wherever it is written.
        var isReference: Bool {
            switch source {
            case .entry, .tokens: true
            case .derived, .literal: false
            }
        }

        /// True if the colour comes from the palette and is not computed.
        var isGiven: Bool {
            switch source {
            case .entry, .literal: true
            case .derived, .tokens: false
            }
        }
    }

    private(set) var palette: ImportedPalette
    let contexts: [String?]
    var roles: [Role] = []
    /// The primitives of each colour, by context.
    private var primitives: [String?: [SRGBColor: [ImportedPalette.Entry]]] = [:]

    init(_ palette: ImportedPalette) {
        self.palette = palette
        contexts = [nil] + palette.contexts.map { $0 }
    }

    consuming func build() throws(DocumentError) -> ThemeImport {
        if palette.isComplete { overrideRoles() } else { fillRoles() }
        findPrimitives()
        var (text, theme) = try loadFilled()
        // A repair changes what other colours lie on, so a few rounds are needed.
        for _ in 0..<6 where !palette.isComplete && !roles.isEmpty {
            let repairs = repairs(of: theme)
            guard !repairs.isEmpty else { break }
            for repair in repairs { put(repair) }
            (text, theme) = try load()
        }
        if palette.isWrittenOut && !palette.isComplete {
            mergeDuplicates { try? $0.load().1 }
            (text, theme) = try load()
        }
        return ThemeImport(text: text, theme: theme, mappings: mappings(theme), unmapped: unmapped(theme))
    }

    /// Loads the theme with the chosen roles as references to primitives. If a primitive refers to its role, the
    /// roles are written as colours.
    private mutating func loadFilled() throws(DocumentError) -> (String, Theme) {
        do {
            return try load()
        } catch {
            guard palette.isComplete, !roles.isEmpty else { throw error }
            palette.isWrittenOut = true
            return try load()
        }
    }

    private func load() throws(DocumentError) -> (String, Theme) {
        let text = document().themeText + "\n"
        return (text, try ThemeLoader.load(Array(text.utf8), name: "\(palette.name).json"))
    }

    /// Adds a role, or replaces the one with the same name.
    mutating func put(_ role: Role) {
        if let index = roles.firstIndex(where: { $0.name == role.name }) {
            roles[index] = role
        } else {
            roles.append(role)
        }
    }

    /// Overrides the roles that the user chose in a complete theme file.
    private mutating func overrideRoles() {
        for wish in palette.roleSources {
            guard let entry = palette.entryFilling(wish.role), entry.path != "color.\(wish.role)" else { continue }
            let isGroup = palette.colors.contains { $0.path == "color.\(wish.role).$root" }
            var colors: [String?: SRGBColor] = [:]
            for context in contexts { colors[context] = entry.color(in: context).mappedToSRGB }
            put(Role(name: isGroup ? "\(wish.role).$root" : wish.role, source: .literal(entry.key), colors: colors))
        }
    }

    // MARK: - The file

    private func document() -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("$schema", .string("theme.schema.json")), ("name", .string(palette.name)),
        ]
        if !palette.summary.isEmpty { members.append(("description", .string(palette.summary))) }
        if !palette.extensions.isEmpty {
            members.append(("$extensions", .object(palette.extensions.map { ($0.key, $0.value) })))
        }
        let tokens = tokens()
        members += tokens.members(typed: palette.groups.isEmpty)
        let contexts = palette.contexts.map { ($0, overlay($0)) }
        if !contexts.isEmpty { members.append(("contexts", .object(contexts))) }
        if let contrast = palette.contrast ?? (roles.isEmpty ? nil : contrast(among: tokens)) {
            members.append(("contrast", contrast))
        }
        if let exceptions = palette.exceptions { members.append(("exceptions", exceptions)) }
        return .object(members)
    }

    private func tokens() -> TokenOutput {
        var tokens = TokenOutput(palette.groups)
        if palette.groups.isEmpty && !palette.isWrittenOut {
            for entry in palette.colors { tokens.add(entry.path, value: .color(entry.plain)) }
        }
        for role in roles { tokens.add(role.path, value: value(of: role, in: nil)) }
        if !roles.isEmpty, !palette.isComplete {
            for token in followers { tokens.add(token.path, value: token.value) }
        }
        return tokens
    }

    private func overlay(_ context: String) -> JSONOutput {
        if case .members(let members)? = palette.contextGroups.first(where: { $0.name == context })?.content {
            return overlay(context, TokenOutput(members.map { ($0.key, $0.value) }))
        }
        var tokens = TokenOutput([])
        if palette.groups.isEmpty && !palette.isWrittenOut {
            for entry in palette.colors {
                if let other = entry.others[context] { tokens.add(entry.path, value: .color(other)) }
            }
        }
        return overlay(context, tokens)
    }

    private func overlay(_ context: String, _ start: TokenOutput) -> JSONOutput {
        var tokens = start
        for role in roles where role.colors[context] != inherited(by: role, in: context) || start.contains(role.path) {
            if case .entry = role.source { continue }
            if case .tokens(let paths) = role.source, paths[context] ?? paths[nil] == paths[nil] { continue }
            tokens.add(role.path, value: value(of: role, in: context))
        }
        return .object(tokens.members(typed: false))
    }

    private func value(of role: Role, in context: String?) -> JSONOutput {
        switch role.source {
        case .entry(let entry): .string("{\(entry.path)}")
        case .tokens(let paths): .string("{\((paths[context] ?? paths[nil]) ?? role.path)}")
        case .derived, .literal:
            .string(
                primitive(of: role, in: context).map { "{\($0.path)}" } ?? (role.colors[context] ?? .black).description)
        }
    }

    /// Returns the colour of a role in a context that does not change it.
    private func inherited(by role: Role, in context: String) -> SRGBColor? {
        primitive(of: role, in: nil)?.color(in: context).mappedToSRGB ?? role.colors[nil]
    }

    /// Collects the primitives that fill a role or belong to the ramp. Any other's equal colour is a coincidence.
    private mutating func findPrimitives() {
        guard !roles.isEmpty else { return }
        let filling = Set(palette.roleSources.map(\.role)).compactMap { palette.entryFilling($0)?.key }
        let keys = Set(filling + palette.ramp + palette.own.map(\.key))
        for context in contexts {
            for entry in palette.colors where keys.contains(entry.key) && entry.path.hasPrefix("palette.") {
                primitives[context, default: [:]][entry.color(in: context).mappedToSRGB, default: []].append(entry)
            }
        }
    }

    /// Returns the primitive with the colour of a role in a context: the chosen one, or one that has the role's
    /// colours in all contexts, or else the first.
    private func primitive(of role: Role, in context: String?) -> ImportedPalette.Entry? {
        guard !palette.isWrittenOut, !role.isReference, let color = role.colors[context] else { return nil }
        let equal = primitives[context]?[color] ?? []
        if case .literal(let key) = role.source, let chosen = equal.first(where: { $0.key == key }) { return chosen }
        let everywhere = equal.first { entry in
            contexts.allSatisfy { entry.color(in: $0).mappedToSRGB == role.colors[$0] }
        }
        return everywhere ?? equal.first
    }

    // MARK: - What became of everything

    private func mappings(_ theme: Theme) -> [ThemeImport.Mapping] {
        var mappings = roles.compactMap { role -> ThemeImport.Mapping? in
            switch role.source {
            case .entry(let entry): .init(source: entry.key, token: role.path, isDerived: false)
            case .literal(let key): .init(source: key, token: role.path, isDerived: false)
            case .derived(let from): .init(source: from, token: role.path, isDerived: true)
            case .tokens: nil
            }
        }
        let filled = Set(roles.map(\.path))
        for token in theme.tokens
        where palette.isComplete && Theme.isAskedFor(token.path) && !token.path.hasPrefix("palette.") {
            guard !filled.contains(token.path) else { continue }
            mappings.append(.init(source: token.path, token: token.path, isDerived: false))
        }
        return mappings
    }

    private func unmapped(_ theme: Theme) -> [ThemeImport.Unmapped] {
        let taken = Set(mappings(theme).map(\.source)).union(palette.ramp)
        let idle = palette.colors.filter { !taken.contains($0.key) && !Theme.isUsed($0.path) }.map {
            ThemeImport.Unmapped(source: $0.key, reason: "kept as \($0.path), no screen asks for it")
        }
        return palette.unmapped + idle
    }
}

extension Theme {
    /// True if a screen uses a token at the path. Primitives in `palette` do not count.
    fileprivate static func isUsed(_ path: String) -> Bool { !path.hasPrefix("palette.") && isAskedFor(path) }
}
