import FramewrightDocuments
import FramewrightDrawing

/// Reads base16 and base24 schemes (tinted-theming's styling guide): YAML with `base00` to `base0F`, in a `palette`
/// or, in older files, at the top level.
///
///     base00 background    base01 surface, cell    base02 board, rule    base04 inkSecondary    base05 ink
///     base08 red           base0B green            base0D accent, blue
///     tiles along base0A 09 08 0F 0E 0D 0C 0B
///
/// The other greys, and base10 to base17 of base24, are kept as primitives.
enum Base16Import {
    static func read(_ file: ImportFile) throws(DocumentError) -> ImportedPalette {
        let document = try JSONDocument(parsingYAML: file.bytes, file: file.name, limits: ThemeImportFormat.limits)
        var root = try document.node.object()
        let name = try (root.optional("name") ?? root.optional("scheme"))?.string()
        var palette = ImportedPalette(name: name ?? ThemeLoader.title(ofFileNamed: file.name))
        if let author = try root.optional("author")?.string() { palette.summary = "By \(author)." }
        for key in ["system", "slug", "variant", "scheme", "description"] {
            if let node = root.optional(key) { palette.note(key, node) }
        }
        let nested = root.optional("palette")
        var colors = try nested?.object() ?? root
        try readColors(&colors, of: file, into: &palette)
        if nested != nil { palette.noteRest(of: root, named: "") } else { palette.noteRest(of: colors, named: "") }
        if nested != nil { palette.noteRest(of: colors, named: "palette.") }
        palette.roleSources = roleSources
        palette.ramp = ["base0A", "base09", "base08", "base0F", "base0E", "base0D", "base0C", "base0B"]
        return palette
    }

    private static let roleSources: [(role: String, keys: [String])] = [
        ("background", ["base00"]), ("surface", ["base01"]), ("board", ["base02"]), ("cell", ["base01"]),
        ("ink", ["base05"]), ("inkSecondary", ["base04"]), ("accent", ["base0D"]), ("accentInk", ["base0D"]),
        ("rule", ["base02"]), ("channel.red", ["base08"]), ("channel.green", ["base0B"]), ("channel.blue", ["base0D"]),
    ]

    private static func readColors(
        _ reader: inout ObjectReader, of file: ImportFile, into palette: inout ImportedPalette
    ) throws(DocumentError) {
        for number in 0..<24 {
            let digits = number < 16 ? "0\(String(number, radix: 16, uppercase: true))" : "1\(number - 16)"
            let key = "base\(digits)"
            guard let node = reader.optional(key) ?? reader.optional(key.lowercased()) else {
                if let member = reader.members.first(where: { [key, key.lowercased()].contains($0.key) }) {
                    throw empty(member, of: reader, file)
                }
                guard number >= 16 else {
                    throw reader.node.error(
                        .missingKey, "the colour \"\(key)\" is missing", hint: "a scheme has base00 to base0F")
                }
                continue
            }
            palette.add(key, group: "base16", ColorCoordinates(try color(node)))
        }
    }

    /// The error for a key without a value: a colour that was meant as one may be a comment.
    private static func empty(_ member: JSONMember, of reader: ObjectReader, _ file: ImportFile) -> DocumentError {
        let lines = file.bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        let line = member.keyPosition.line <= lines.count ? lines[member.keyPosition.line - 1] : []
        let comment = line.firstIndex(of: UInt8(ascii: "#")).map { line[$0...].prefix { $0 > UInt8(ascii: " ") } }
        let text = comment.map { String(decoding: $0, as: UTF8.self) }.flatMap { SRGBColor(hex: $0) == nil ? nil : $0 }
        return reader.node.document.error(
            .invalid, at: member.keyPosition, "the colour \"\(member.key)\" has no value",
            hint: text.map { "# begins a comment: write \"\($0)\" in quotes" }
                ?? "write six hexadecimal digits in quotes")
    }

    /// Parses `"181818"` or `"#181818"`. YAML reads an unquoted value of digits only as a number.
    private static func color(_ node: DocumentNode) throws(DocumentError) -> SRGBColor {
        let text: String
        switch node.value.content {
        case .string(let string): text = string
        case .number(let number): text = number.text
        default: text = ""
        }
        let hex = text.hasPrefix("#") ? text : "#\(text)"
        guard hex.utf8.count == 7, let color = SRGBColor(hex: hex) else {
            throw node.error(.invalid, "\"\(text)\" is no colour", hint: "write six hexadecimal digits in quotes")
        }
        return color
    }
}

extension ImportedPalette {
    /// Lists a part of the file that does not describe colours.
    mutating func note(_ key: String, _ node: DocumentNode, reason: String = "not a colour") {
        unmapped.append(.init(source: key, reason: reason))
    }

    /// Lists the members that were not read.
    mutating func noteRest(of reader: ObjectReader, named prefix: String, reason: String = "not known to this format") {
        for member in reader.untaken { unmapped.append(.init(source: prefix + member.key, reason: reason)) }
    }
}
