import FramewrightDocuments
import FramewrightDrawing

/// Reads the JSON export of Material Theme Builder: schemes of roles for light, dark and higher contrast.
///
///     background   background, surface                       surface        surfaceContainer, surfaceVariant
///     board        surfaceContainerHighest, surfaceVariant   cell           surfaceContainerLow, surfaceContainer
///     ink          onBackground, onSurface                   inkSecondary   onSurfaceVariant
///     rule         outlineVariant, outline                   onAccent       onPrimary
///     accent       primary                                   accentInk      primary
///     column.odd   surfaceContainerLow                       column.even    surfaceContainerHigh
///     channel.red  error
///     tiles along  primaryContainer inversePrimary primary secondary tertiary error
///
/// The light scheme provides the plain values; every scheme is a context. Other roles are kept as primitives;
/// `palettes`, `coreColors` and `extendedColors` are listed as omissions.
enum MaterialImport {
    static func read(_ file: ImportFile) throws(DocumentError) -> ImportedPalette {
        let document = try JSONDocument(parsing: file.bytes, file: file.name, limits: ThemeImportFormat.limits)
        var root = try document.node.object()
        var palette = ImportedPalette(name: ThemeLoader.title(ofFileNamed: file.name))
        palette.summary = try root.optional("description")?.string() ?? ""
        let schemes = try root.required("schemes")
        let members = try schemes.object().members
        guard let plain = members.first(where: { $0.key == "light" }) ?? members.first else {
            throw schemes.error(
                .outOfRange, "there is no scheme", hint: "export the theme again, with a light or dark scheme")
        }
        palette.contexts = members.map(\.key)
        let read = try members.map { member throws(DocumentError) in
            (member.key, try colors(of: DocumentNode(document: document, value: member.value)))
        }
        add(read, plain: plain.key, to: &palette)
        palette.roleSources = roleSources
        palette.ramp = ["primaryContainer", "inversePrimary", "primary", "secondary", "tertiary", "error"]
        palette.noteRest(of: root, named: "", reason: "what the schemes were made from")
        return palette
    }

    private static let roleSources: [(role: String, keys: [String])] = [
        ("background", ["background", "surface"]), ("surface", ["surfaceContainer", "surfaceVariant"]),
        ("board", ["surfaceContainerHighest", "surfaceVariant"]),
        ("cell", ["surfaceContainerLow", "surfaceContainer"]),
        ("ink", ["onBackground", "onSurface"]), ("inkSecondary", ["onSurfaceVariant"]), ("accent", ["primary"]),
        ("onAccent", ["onPrimary"]), ("accentInk", ["primary"]), ("rule", ["outlineVariant", "outline"]),
        ("column.odd", ["surfaceContainerLow"]), ("column.even", ["surfaceContainerHigh"]), ("channel.red", ["error"]),
    ]

    private static func colors(of node: DocumentNode) throws(DocumentError) -> [(key: String, color: SRGBColor)] {
        try node.object().members.map { member throws(DocumentError) in
            let node = DocumentNode(document: node.document, value: member.value)
            let text = try node.string()
            guard let color = SRGBColor(hex: text) else {
                throw node.error(.invalid, "\"\(text)\" is no colour", hint: "write #rrggbb")
            }
            return (member.key, color)
        }
    }

    /// Adds the roles of all schemes. A role that the plain scheme lacks takes its colour from the first scheme that
    /// has it.
    private static func add(
        _ schemes: [(name: String, colors: [(key: String, color: SRGBColor)])], plain: String,
        to palette: inout ImportedPalette
    ) {
        var seen: Set<String> = []
        let ordered = schemes.filter { $0.name == plain } + schemes.filter { $0.name != plain }
        for (key, color) in ordered.flatMap(\.colors) where seen.insert(key).inserted {
            var others: [String: ColorCoordinates] = [:]
            for scheme in schemes {
                guard let other = scheme.colors.first(where: { $0.key == key })?.color, other != color else { continue }
                others[scheme.name] = ColorCoordinates(other)
            }
            palette.add(key, group: "material", ColorCoordinates(color), others: others)
        }
    }
}
