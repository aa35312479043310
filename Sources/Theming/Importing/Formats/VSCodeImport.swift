import FramewrightDocuments
import FramewrightDrawing

/// Reads colour themes of Visual Studio Code: JSON with comments, with `colors` by the parts of the editor.
///
///     background     editor.background, terminal.background
///     surface        sideBar.background, editorWidget.background, panel.background
///     ink            editor.foreground, foreground, terminal.foreground
///     inkSecondary   descriptionForeground, editorLineNumber.activeForeground
///     accent         button.background, activityBarBadge.background, focusBorder, terminal.ansiBrightBlue, ansiBlue
///     onAccent       button.foreground
///     accentInk      textLink.foreground
///     rule           panel.border, editorGroup.border, widget.border, contrastBorder
///     column.even    list.hoverBackground, editor.lineHighlightBackground
///     channels       terminal.ansiRed, ansiGreen, ansiBlue
///     tiles along    terminal.ansiYellow Red Magenta Blue Cyan Green
///
/// Only these are imported; `tokenColors` and all other keys of the file are listed as omissions. A file with
/// `include` inherits the colours that it does not define. In the editor's settings, `workbench.colorCustomizations`
/// contains the colours, together with one section for a theme (`"[Name]"`): that of the selected theme, or else the
/// first.
enum VSCodeImport {
    static func read(_ file: ImportFile) throws(DocumentError) -> ImportedPalette {
        let documents = try including(file)
        if documents[0].root[settingsKey] != nil { return try settings(documents[0]) }
        var root = try documents[0].node.object()
        let name = try root.optional("name")?.string()
        var palette = ImportedPalette(name: name ?? ThemeLoader.title(ofFileNamed: file.name))
        _ = root.optional("$schema")
        _ = root.optional("include")
        if let type = try root.optional("type")?.string() { palette.summary = "A \(type) theme." }
        guard root.optional("colors") != nil || documents.count > 1 else {
            throw root.node.error(
                .missingKey, "there are no colours in it",
                hint: "a theme has them in \"colors\", settings have them in \"\(settingsKey)\"")
        }
        try addColors(of: documents, to: &palette)
        noteRules(&root, &palette)
        palette.noteRest(of: root, named: "", reason: "colours of code, not of screens")
        return palette
    }

    static let settingsKey = "workbench.colorCustomizations"

    private static func settings(_ document: JSONDocument) throws(DocumentError) -> ImportedPalette {
        var root = try document.node.object()
        let members = try root.required(settingsKey).object().members
        let theme = try root.optional("workbench.colorTheme")?.string()
        let sections = members.filter { $0.key.hasPrefix("[") }
        let chosen =
            sections.first { section in theme.map { isSection(section.key, for: $0) } == true } ?? sections.first
        var palette = ImportedPalette(name: ThemeLoader.title(ofFileNamed: document.file))
        palette.start()
        let own = try chosen.map { section throws(DocumentError) in
            try DocumentNode(document: document, value: section.value).object().members
        }
        let replaced = Set(own?.map(\.key) ?? [])
        for member in (own ?? []) + members.filter({ !$0.key.hasPrefix("[") && !replaced.contains($0.key) }) {
            try add(member, of: document, to: &palette)
        }
        for section in sections where section.key != chosen?.key {
            palette.unmapped.append(.init(source: section.key, reason: "colours for another theme of the editor"))
        }
        palette.noteRest(of: root, named: "", reason: "a setting of the editor, not a colour")
        return palette
    }

    /// True if a section applies to a theme. `[One][Two]` stands for several themes; `*` in a name is a wildcard.
    private static func isSection(_ key: String, for theme: String) -> Bool {
        key.split { "[]".contains($0) }.contains { WildcardPattern($0).matches(theme) }
    }

    /// Returns the file, followed by the files that it includes directly and indirectly.
    private static func including(_ file: ImportFile) throws(DocumentError) -> [JSONDocument] {
        var documents = [try parse(file.bytes, file.name)]
        var room = ThemeImportFormat.limits.bytes - file.bytes.count
        while let last = documents.last, let value = last.root["include"], value.content != .null {
            let include = DocumentNode(document: last, value: value)
            let path = try include.string().trimmingPrefix("./")
            guard last.file != "-" else {
                throw include.error(
                    .invalid, "\"\(path)\" is another file",
                    hint: "only a file that is read by its path may include others")
            }
            let next = try include.neighbour(String(path), in: Folder.prefix(of: last.file), limit: max(room, 0))
            guard !documents.contains(where: { $0.file == next.path }) else {
                throw include.error(.invalid, "\"\(path)\" is included already", hint: "leave one of the includes out")
            }
            documents.append(try parse(next.bytes, next.path))
            room -= next.bytes.count
        }
        return documents
    }

    private static func parse(_ bytes: [UInt8], _ path: String) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsing: bytes, file: path, limits: ThemeImportFormat.limits, allowsComments: true)
    }

    /// Adds the colours of all files; of duplicates the first takes precedence.
    private static func addColors(
        of files: [JSONDocument], to palette: inout ImportedPalette
    ) throws(DocumentError) {
        palette.start()
        var seen: Set<String> = []
        for file in files {
            guard let colors = file.root["colors"], colors.content != .null else { continue }
            let members = try DocumentNode(document: file, value: colors).object().members
            // A null value does not override an included colour.
            let isLast = file.file == files.last?.file
            for member in members where isLast || member.value.content != .null {
                guard seen.insert(member.key).inserted else { continue }
                try add(member, of: file, to: &palette)
            }
        }
    }

    fileprivate static let ramp = ["Yellow", "Red", "Magenta", "Blue", "Cyan", "Green"].map { "terminal.ansi\($0)" }
    private static let known = Set(roleSources.flatMap(\.keys) + ramp)

    fileprivate static let roleSources: [(role: String, keys: [String])] = [
        ("background", ["editor.background", "terminal.background"]),
        ("ink", ["editor.foreground", "foreground", "terminal.foreground"]),
        ("surface", ["sideBar.background", "editorWidget.background", "panel.background"]),
        ("inkSecondary", ["descriptionForeground", "editorLineNumber.activeForeground"]),
        (
            "accent",
            [
                "button.background", "activityBarBadge.background", "focusBorder", "terminal.ansiBrightBlue",
                "terminal.ansiBlue",
            ]
        ),
        ("onAccent", ["button.foreground"]), ("accentInk", ["textLink.foreground"]),
        ("rule", ["panel.border", "editorGroup.border", "widget.border", "contrastBorder"]),
        ("column.even", ["list.hoverBackground", "editor.lineHighlightBackground"]),
        ("channel.red", ["terminal.ansiRed"]), ("channel.green", ["terminal.ansiGreen"]),
        ("channel.blue", ["terminal.ansiBlue"]),
    ]

    private static func add(
        _ member: JSONMember, of document: JSONDocument, to palette: inout ImportedPalette
    ) throws(DocumentError) {
        let source = "colors.\(member.key)"
        let node = DocumentNode(document: document, value: member.value)
        // The value "default" overrides an included colour.
        guard !node.isNull, member.value.content != .string("default") else {
            return palette.unmapped.append(.init(source: source, reason: "the editor's default"))
        }
        let text = try node.string()
        guard let color = SRGBColor(hex: text) else {
            throw node.error(.invalid, "\"\(text)\" is no colour", hint: "write #rrggbb or #rrggbbaa")
        }
        guard known.contains(member.key) else {
            return palette.unmapped.append(.init(source: source, reason: "no screen has such a part"))
        }
        palette.add(member.key, group: "vscode", ColorCoordinates(color))
    }

    private static func noteRules(_ root: inout ObjectReader, _ palette: inout ImportedPalette) {
        guard let rules = root.optional("tokenColors") else { return }
        let count = if case .array(let rules) = rules.value.content { "\(rules.count) rules" } else { "another file" }
        palette.unmapped.append(.init(source: "tokenColors", reason: "\(count) for the colours of code"))
    }
}

extension ImportedPalette {
    /// Sets the roles and the ramp of this format.
    fileprivate mutating func start() { (roleSources, ramp) = (VSCodeImport.roleSources, VSCodeImport.ramp) }
}
