import FramewrightDocuments
import FramewrightDrawing

/// Makes a theme of a foreign palette: its colours as primitives, the roles of the screens as references to them, and what is
/// missing computed so that text is legible.
struct ThemeBuilder {
    /// What a palette can fill, in the order of the file. Everything else in a theme follows from these.
    static let roles = [
        "background", "surface", "board", "cell", "ink", "inkSecondary", "accent", "onAccent", "accentInk", "rule",
        "column.odd", "column.even", "channel.red", "channel.green", "channel.blue",
    ]
    static let tiles = ["2", "4", "8", "16", "32", "64", "128", "256", "512", "1024", "2048", "above"]

    /// A token of a role: a reference, or a colour of its own.
    enum Source {
        case entry(ImportedPalette.Entry)
        case derived(String)
        /// Another token of the theme.
        case token(String)
    }

    struct Role {
        let name: String
        let source: Source
        /// By context; nil is the plain one.
        let colors: [String?: Color]
    }

    let palette: ImportedPalette
    let contexts: [String?]
    var roles: [Role] = []

    init(_ palette: ImportedPalette) {
        self.palette = palette
        contexts = [nil] + palette.contexts.map { $0 }
    }

    consuming func build() throws(DocumentError) -> ThemeImport {
        if !palette.isComplete { fillRoles() }
        let output = document()
        let text = output.themeText + "\n"
        let theme = try ThemeLoader.load(Array(text.utf8), name: "\(palette.name).json")
        return ThemeImport(text: text, theme: theme, mappings: mappings(theme), unmapped: unmapped(theme))
    }

    // MARK: - Roles

    private mutating func fillRoles() {
        guard !palette.wishes.isEmpty else { return }
        fill("background", opaque: true) { _, _ in (.white, "white") }
        // Fills are made of it too.
        fill("ink", opaque: true) { _, role in
            (Color.mostLegible(of: [.black, .white], on: [role("background")]), "background")
        }
        mix("surface", 0.05)
        mix("board", 0.3)
        mix("cell", 0.14)
        mix("rule", 0.2)
        mix("column.odd", 0.04)
        mix("column.even", 0.09)
        fill("inkSecondary") { _, role in
            (
                role("ink").mixed(with: role("background"), by: 0.3).legible(on: Self.grounds.map(role), least: 4.5),
                "ink"
            )
        }
        fill("accent", opaque: true) { _, role in (role("ink"), "ink") }
        fill("onAccent") { _, role in
            (Color.mostLegible(of: [role("background"), role("ink"), .white, .black], on: [role("accent")]), "accent")
        }
        fill("accentInk", legible: true) { _, role in (role("accent"), "accent") }
        for (channel, hue) in [("red", 25.0), ("green", 145), ("blue", 255)] {
            fill("channel.\(channel)", legible: true) { _, _ in
                (ColorCoordinates(.okLCh, [0.6, 0.17, hue]).mappedToSRGB.rounded, "hue of \(channel)")
            }
        }
        fillTiles()
    }

    private typealias Lookup = (String) -> Color

    /// What text of any role may lie on.
    private static let grounds = ["background", "surface", "column.odd", "column.even"]

    /// A share of the way from the background to the ink, where the palette has no colour for the role.
    private mutating func mix(_ role: String, _ share: Double) {
        fill(role, opaque: role != "rule") { _, look in
            (look("background").mixed(with: look("ink"), by: share), "background and ink")
        }
    }

    /// Takes the palette's colour, or computes one.
    ///
    /// - Parameters:
    ///   - opaque: lays a translucent colour over the background, since text lies on it.
    ///   - legible: moves a colour that is too faint as text, on whatever plain ground it may lie, until it is not.
    private mutating func fill(
        _ role: String, opaque: Bool = false, legible: Bool = false,
        otherwise derive: (String?, Lookup) -> (Color, from: String)
    ) {
        let entry = palette.wishes.lazy.filter { $0.role == role }.flatMap(\.keys).compactMap(palette.entry).first
        var colors: [String?: Color] = [:]
        var source: Source = entry.map(Source.entry) ?? .derived("")
        let filled = roles
        for context in contexts {
            let look: Lookup = { Self.color(of: $0, in: context, among: filled) }
            let (plain, from) = entry.map { ($0.color(in: context).mappedToSRGB, $0.key) } ?? derive(context, look)
            var color = plain
            if opaque { color = color.laid(over: role == "background" ? .white : look("background")) }
            if legible {
                color = color.laid(over: look("background")).legible(on: Self.grounds.map(look), least: 4.5)
            }
            if color != plain || entry == nil { source = .derived(from) }
            colors[context] = color
        }
        roles.append(Role(name: role, source: source, colors: colors))
    }

    func color(of role: String, in context: String?) -> Color {
        Self.color(of: role, in: context, among: roles)
    }

    private static func color(of role: String, in context: String?, among roles: [Role]) -> Color {
        roles.first { $0.name == role }?.colors[context] ?? .black
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
        var tokens = TokenOutput(palette.groups)
        if palette.groups.isEmpty {
            for entry in palette.colors { tokens.add(entry.path, value: .color(entry.plain)) }
        }
        for role in roles { tokens.add("color.\(role.name)", value: value(of: role, in: nil)) }
        if !roles.isEmpty { for token in Self.followers { tokens.add(token.path, value: token.value) } }
        members += tokens.members(typed: palette.groups.isEmpty)
        let contexts = palette.contexts.map { ($0, overlay($0)) }
        if !contexts.isEmpty { members.append(("contexts", .object(contexts))) }
        if let contrast = palette.contrast ?? (roles.isEmpty ? nil : Self.contrast) {
            members.append(("contrast", contrast))
        }
        if let exceptions = palette.exceptions { members.append(("exceptions", exceptions)) }
        return .object(members)
    }

    private func overlay(_ context: String) -> JSONOutput {
        if case .members(let members)? = palette.contextGroups.first(where: { $0.name == context })?.content {
            return overlay(context, TokenOutput(members.map { ($0.key, $0.value) }))
        }
        var tokens = TokenOutput([])
        if palette.groups.isEmpty {
            for entry in palette.colors {
                if let other = entry.others[context] { tokens.add(entry.path, value: .color(other)) }
            }
        }
        return overlay(context, tokens)
    }

    private func overlay(_ context: String, _ start: TokenOutput) -> JSONOutput {
        var tokens = start
        for role in roles where role.colors[context] != role.colors[nil] {
            if case .derived = role.source { tokens.add("color.\(role.name)", value: value(of: role, in: context)) }
        }
        return .object(tokens.members(typed: false))
    }

    private func value(of role: Role, in context: String?) -> JSONOutput {
        switch role.source {
        case .entry(let entry): .string("{\(entry.path)}")
        case .token(let path): .string("{\(path)}")
        case .derived: .string((role.colors[context] ?? .black).description)
        }
    }

    // MARK: - What became of everything

    private func mappings(_ theme: Theme) -> [ThemeImport.Mapping] {
        var mappings = roles.compactMap { role -> ThemeImport.Mapping? in
            switch role.source {
            case .entry(let entry): .init(source: entry.key, token: "color.\(role.name)", isDerived: false)
            case .derived(let from): .init(source: from, token: "color.\(role.name)", isDerived: true)
            case .token: nil
            }
        }
        for token in theme.tokens
        where palette.isComplete && Theme.isAskedFor(token.path) && !token.path.hasPrefix("palette.") {
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
    /// Whether a screen asks for it, `palette` aside, where nobody does.
    fileprivate static func isUsed(_ path: String) -> Bool { !path.hasPrefix("palette.") && isAskedFor(path) }
}
