import FramewrightDocuments
import FramewrightDrawing

/// Reads colour presets of iTerm2: a property list of colours by their use.
///
///     Background Color   background                          Foreground Color   ink
///     Link Color, Ansi 12 or 4   accent                      Ansi 9, 10, 12 or 1, 2, 4   red, green, blue
///     Ansi 11 3 1 5 4 6 2   tiles
///
/// Colours with the suffixes `(Light)` and `(Dark)` become contexts. All others are kept as primitives.
enum ITermImport {
    static func read(_ file: ImportFile) throws(DocumentError) -> ImportedPalette {
        let document = try JSONDocument(
            parsingPropertyList: file.bytes, file: file.name, limits: ThemeImportFormat.limits)
        let members = try document.node.object().members
        var palette = ImportedPalette(name: title(file.name))
        var colors: [String: ColorCoordinates] = [:]
        var order: [String] = []
        for member in members {
            let node = DocumentNode(document: document, value: member.value)
            guard case .object = member.value.content, let color = try color(node, key: member.key, &palette) else {
                palette.note(member.key, node)
                continue
            }
            colors[member.key] = color
            order.append(member.key)
        }
        add(order, colors, to: &palette)
        palette.roleSources = roleSources
        palette.ramp = [11, 3, 1, 5, 4, 6, 2].map { "Ansi \($0) Color" }
        return palette
    }

    private static let roleSources: [(role: String, keys: [String])] = [
        ("background", ["Background Color"]), ("ink", ["Foreground Color"]),
        ("accent", ["Link Color", "Ansi 12 Color", "Ansi 4 Color"]), ("accentInk", ["Link Color", "Ansi 12 Color"]),
        ("channel.red", ["Ansi 9 Color", "Ansi 1 Color"]), ("channel.green", ["Ansi 10 Color", "Ansi 2 Color"]),
        ("channel.blue", ["Ansi 12 Color", "Ansi 4 Color"]),
    ]

    /// A key without a suffix provides the plain colour; if there is none, the light variant does.
    private static func add(_ order: [String], _ colors: [String: ColorCoordinates], to palette: inout ImportedPalette)
    {
        let suffixes = [(" (Light)", "light"), (" (Dark)", "dark")]
        let hasContexts = order.contains { key in suffixes.contains { key.hasSuffix($0.0) } }
        if hasContexts { palette.contexts = suffixes.map(\.1) }
        var seen: Set<String> = []
        for key in order {
            let base = suffixes.first { key.hasSuffix($0.0) }.map { String(key.dropLast($0.0.count)) } ?? key
            guard seen.insert(base).inserted else { continue }
            var others: [String: ColorCoordinates] = [:]
            for (suffix, context) in suffixes { others[context] = colors[base + suffix] }
            guard let plain = colors[base] ?? others["light"] ?? others["dark"] else { continue }
            let name = base.hasSuffix(" Color") ? String(base.dropLast(6)) : base
            palette.add(base, group: "iterm", path: name.lowercased().replacing(" ", with: "-"), plain, others: others)
        }
    }

    private static func color(
        _ node: DocumentNode, key: String, _ palette: inout ImportedPalette
    ) throws(DocumentError) -> ColorCoordinates? {
        var reader = try node.object()
        guard reader.keys.contains("Red Component") else { return nil }
        let range = -8.0...8.0
        let parts = [
            try reader.double("Red Component", in: range), try reader.double("Green Component", in: range),
            try reader.double("Blue Component", in: range),
        ]
        let alpha = try reader.optional("Alpha Component")?.double(in: 0...1) ?? 1
        let space = try reader.optional("Color Space")?.string() ?? "Calibrated"
        palette.noteRest(of: reader, named: "\(key): ")
        switch space {
        case "P3": return ColorCoordinates(.displayP3, parts, opacity: alpha)
        case "sRGB": break
        default:
            // A calibrated space depends on the display; iTerm2 itself treats such numbers as sRGB if the space is
            // unknown.
            palette.unmapped.append(.init(source: "\(key): Color Space", reason: "\"\(space)\" is taken as sRGB"))
        }
        return ColorCoordinates(.sRGB, parts.map { min(max($0, 0), 1) }, opacity: alpha)
    }

    private static func title(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.lowercased().hasSuffix(".itermcolors") ? String(name.dropLast(".itermcolors".count)) : name
    }
}

extension ImportedPalette {
    /// Adds a colour with a token name that differs from its name in the file.
    mutating func add(
        _ key: String, group: String, path: String, _ color: ColorCoordinates, others: [String: ColorCoordinates] = [:]
    ) {
        add(path, group: group, color, others: others)
        let added = colors.removeLast()
        colors.append(Entry(key: key, path: added.path, plain: added.plain, others: added.others))
    }
}
