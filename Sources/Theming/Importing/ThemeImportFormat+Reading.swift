import FramewrightDocuments

extension ThemeImportFormat {
    /// Detects the format by the file name, then by the top-level keys.
    init(of files: [ImportFile]) throws(DocumentError) {
        let file = files[0]
        let name = file.name.lowercased()
        if files.count > 1 || name.hasSuffix("contents.json") {
            self = .assetCatalog
        } else if name.hasSuffix(".itermcolors") || file.isPropertyList {
            self = .iTerm
        } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            self = .base16
        } else {
            guard file.syntax != .css else { throw file.cssError }
            let document = try JSONDocument(
                parsing: file.bytes, file: file.name, limits: Self.limits, allowsComments: true)
            guard !document.root.isThemeFile else {
                throw document.node.error(
                    .invalid, "a theme file of this tool already",
                    hint: "use it as it is: \(.setting(.theme)) \(file.name)")
            }
            self = Self(document.root)
        }
    }

    private init(_ root: JSONValue) {
        if root["schemes"] != nil || root["coreColors"] != nil {
            self = .material
        } else if root["tokenColors"] != nil || root["include"]?.isText == true || root["colors"]?.holdsTexts == true
            || root[VSCodeImport.settingsKey] != nil || root.hasSettings
        {
            self = .vsCode
        } else {
            self = root["$themes"] != nil || root["$metadata"] != nil || root.isOlder ? .olderTokens : .designTokens
        }
    }

    func read(_ files: [ImportFile]) throws(DocumentError) -> ImportedPalette {
        switch self {
        case .designTokens: try DesignTokensImport.read(files[0])
        case .olderTokens: try OlderTokensImport.read(files[0])
        case .assetCatalog: try AssetCatalogImport.read(files)
        case .base16: try Base16Import.read(files[0])
        case .iTerm: try ITermImport.read(files[0])
        case .vsCode: try VSCodeImport.read(files[0])
        case .material: try MaterialImport.read(files[0])
        }
    }
}

extension JSONValue {
    fileprivate var isText: Bool {
        if case .string = content { true } else { false }
    }

    /// True if the first member is a string: true for the `colors` of VS Code, but not for a group of tokens.
    fileprivate var holdsTexts: Bool {
        guard case .object(let members) = content, let first = members.first else { return false }
        if case .string = first.value.content { return true }
        return false
    }

    /// True if a key such as `editor.fontSize` holds no token, and no other key does: a token's name has no dot.
    fileprivate var hasSettings: Bool {
        guard case .object(let members) = content else { return false }
        let dotted = members.filter { $0.key.contains(".") }
        return dotted.contains { !$0.value.holdsToken }
            && !members.contains { !$0.key.contains(".") && $0.value.holdsToken }
    }

    private var holdsToken: Bool {
        guard case .object(let members) = content else { return false }
        return members.contains { ["$value", "value", "$ref"].contains($0.key) || $0.value.holdsToken }
    }

    /// Whether some token inside is written the way drafts before 2025.10 had it.
    fileprivate var isOlder: Bool {
        guard case .object(let members) = content else { return false }
        if let value = self["$value"] ?? self["value"] {
            let isObject = if case .object = value.content { true } else { false }
            guard !isObject || self["$value"] == nil else { return false }
            guard case .string(let text) = value.content else { return self["$value"] == nil }
            return self["$value"] == nil || text.hasPrefix("#") || text.hasSuffix(".value}")
                || text.hasSuffix(".$value}")
                || text.last.map { $0.isLetter } == true && text.first?.isNumber == true
        }
        return members.contains { $0.value.isOlder }
    }
}
