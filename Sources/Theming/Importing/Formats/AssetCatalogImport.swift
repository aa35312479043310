import FramewrightDocuments
import FramewrightDrawing

/// Reads the colours of an Xcode asset catalogue: a `Contents.json` in every `.colorset`.
///
/// Sets become primitives. A set whose path is that of a token (`color/tile/2`) fills it; roles are also filled by
/// common names: `AccentColor` the accent, `Background` the background, `Label` the ink. A catalogue that contains
/// everything an import would fill, like an export of this tool, is kept as it is. Appearances become the contexts
/// `dark`, `high-contrast` and `dark-high-contrast`. Colours for single devices and references to system colours are
/// listed as omissions.
enum AssetCatalogImport {
    static func read(_ files: [ImportFile]) throws(DocumentError) -> ImportedPalette {
        var palette = ImportedPalette(name: title(files[0].name))
        var found: Set<String> = []
        var sets: [(path: [String], colors: [String?: ColorCoordinates])] = []
        for file in files {
            let parts = file.name.split(separator: "/").map(String.init)
            guard let place = parts.lastIndex(where: { $0.hasSuffix(".colorset") }) else {
                if parts.last != "Contents.json" {
                    palette.unmapped.append(.init(source: file.name, reason: "not a colour"))
                }
                continue
            }
            guard parts.last == "Contents.json" else { continue }
            let start = parts.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? place
            let path = parts[start..<place] + [String(parts[place].dropLast(".colorset".count))]
            let colors = try self.colors(of: file, name: path.joined(separator: "/"), &palette)
            if !colors.isEmpty { sets.append((Array(path), colors)) }
            found.formUnion(colors.keys.compactMap { $0 })
        }
        palette.contexts = ["dark", "high-contrast", "dark-high-contrast"].filter(found.contains)
        palette.isComplete = ThemeBuilder.isWhole(sets.map { $0.path.joined(separator: ".") })
        for set in sets { add(set.path, set.colors, isOurs: palette.isComplete, to: &palette) }
        if !palette.isComplete {
            palette.takeOwn { $0.key.replacing("/", with: ".") }
            palette.assignRolesByName()
        }
        palette.ramp = palette.colors.map(\.key).filter(isHue)
        return palette
    }

    private static func add(
        _ path: [String], _ colors: [String?: ColorCoordinates], isOurs: Bool, to palette: inout ImportedPalette
    ) {
        let key = path.joined(separator: "/")
        // A set may contain only some appearances; then the first of them is the plain colour.
        let plain = colors[nil] ?? colors["dark"] ?? colors["high-contrast"] ?? colors["dark-high-contrast"]
        guard let plain else { return }
        var others: [String: ColorCoordinates] = [:]
        for case (let context?, let color) in colors { others[context] = color }
        if others["dark-high-contrast"] == nil, palette.contexts.contains("dark-high-contrast") {
            others["dark-high-contrast"] = others["dark"] ?? others["high-contrast"]
        }
        guard isOurs, TokenTree.topGroups.contains(path[0]), path.count > 1 else {
            return palette.add(key, group: "assets", path: path.joined(separator: "-"), plain, others: others)
        }
        let names = path.map(ImportedPalette.tokenName)
        palette.colors.append(.init(key: key, path: names.joined(separator: "."), plain: plain, others: others))
    }

    /// True if the name contains that of a bright hue, from which tile colours can be interpolated.
    private static func isHue(_ key: String) -> Bool {
        let hues = [
            "yellow", "orange", "red", "pink", "purple", "violet", "indigo", "blue", "teal", "cyan", "mint", "green",
        ]
        return hues.contains { key.lowercased().contains($0) }
    }

    private static func title(_ path: String) -> String {
        let folder = path.split(separator: "/").first { $0.hasSuffix(".xcassets") || $0.hasSuffix(".colorset") }
        return folder.map { String($0.prefix { $0 != "." }) } ?? "Assets"
    }

    private static func colors(
        of file: ImportFile, name: String, _ palette: inout ImportedPalette
    ) throws(DocumentError) -> [String?: ColorCoordinates] {
        let document = try JSONDocument(parsing: file.bytes, file: file.name, limits: ThemeImportFormat.limits)
        var root = try document.node.object()
        _ = root.optional("info")
        _ = root.optional("properties")
        var colors: [String?: ColorCoordinates] = [:]
        for entry in try root.required("colors").array() {
            var reader = try entry.object()
            let idiom = try reader.optional("idiom")?.string() ?? "universal"
            let context = try appearance(&reader)
            guard idiom == "universal",
                !reader.keys.contains(where: { ["subtype", "display-gamut", "locale"].contains($0) })
            else {
                palette.unmapped.append(.init(source: "\(name) (\(entry.pointer))", reason: "for some devices alone"))
                continue
            }
            guard let node = reader.optional("color") else {
                palette.unmapped.append(.init(source: "\(name) (\(entry.pointer))", reason: "has no colour"))
                continue
            }
            if let color = try color(node, name: name, &palette) { colors[context] = color }
        }
        return colors
    }

    /// Returns the context of an entry's appearances, or nil if it applies to any.
    private static func appearance(_ reader: inout ObjectReader) throws(DocumentError) -> String? {
        var values: [String: String] = [:]
        for node in try reader.optional("appearances")?.array() ?? [] {
            var appearance = try node.object()
            values[try appearance.string("appearance")] = try appearance.string("value")
        }
        let isContrast = values["contrast"] == "high"
        if values["luminosity"] == "dark" { return isContrast ? "dark-high-contrast" : "dark" }
        return isContrast ? "high-contrast" : nil
    }

    private static func color(
        _ node: DocumentNode, name: String, _ palette: inout ImportedPalette
    ) throws(DocumentError) -> ColorCoordinates? {
        var reader = try node.object()
        if let reference = try reader.optional("reference")?.string() {
            palette.unmapped.append(.init(source: name, reason: "refers to the system's \(reference)"))
            return nil
        }
        let space = try reader.optional("color-space")?.string() ?? "srgb"
        var parts = try reader.object("components")
        let alpha = try opacity(try parts.required("alpha"))
        if space == "gray-gamma-22" || space == "extended-gray" {
            let white = try component(try parts.required("white"))
            return ColorCoordinates(.sRGB, [white, white, white], opacity: min(max(alpha, 0), 1))
        }
        let known: [String: ColorSpace] = [
            "srgb": .sRGB, "extended-srgb": .sRGB, "display-p3": .displayP3, "extended-linear-srgb": .linearSRGB,
        ]
        guard let match = known[space] else {
            throw node.error(
                .outOfRange, "unknown colour space \"\(space)\"",
                hint: "known: \(known.keys.sorted().joined(separator: ", "))")
        }
        let numbers = [
            try component(try parts.required("red")), try component(try parts.required("green")),
            try component(try parts.required("blue")),
        ]
        return ColorCoordinates(match, numbers.map { min(max($0, 0), 1) }, opacity: min(max(alpha, 0), 1))
    }

    /// Reads an opacity: a fraction, also as `"1"`, or a hexadecimal number of 255.
    private static func opacity(_ node: DocumentNode) throws(DocumentError) -> Double {
        if case .string(let text) = node.value.content, let number = Double(text), number.isFinite,
            !text.lowercased().hasPrefix("0x")
        {
            return number
        }
        return try component(node)
    }

    /// Reads a component: `"0x1A"` and `"26"` are of 255, `"0.102"` is of 1.
    private static func component(_ node: DocumentNode) throws(DocumentError) -> Double {
        if case .number = node.value.content { return try node.double(in: -8...8) }
        let text = try node.string()
        if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
            return Double(byte) / 255
        }
        if text.contains("."), let number = Double(text), number.isFinite { return number }
        if let byte = UInt8(text) { return Double(byte) / 255 }
        throw node.error(.invalid, "\"\(text)\" is no component", hint: "write 0x1A, 26 or 0.102")
    }
}
