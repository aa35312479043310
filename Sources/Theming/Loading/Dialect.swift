import FramewrightDocuments

/// How strictly a file is read.
enum Dialect {
    /// A theme file: the groups screens ask for, a name, contexts and contrast pairs; colours may be `#393e46`, lengths `8px`.
    case theme
    /// A Design Tokens file as the specification (2025.10) has it: any groups, and nothing written shorter than it says.
    case designTokens

    /// By the file extensions that the specification recommends (4.2). A theme file is one under any name.
    init(fileNamed name: String, root: JSONValue) {
        let isNamedAsTokens = name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json")
        self = isNamedAsTokens && !root.isThemeFile ? .designTokens : .theme
    }
}

extension JSONValue {
    /// Whether it has a text for a name, and what no other format has beside that.
    var isThemeFile: Bool {
        guard self["name"]?.text != nil else { return false }
        if case .array? = self["contrast"]?.content { return true }
        return self["contexts"] != nil || self["$schema"]?.text?.hasSuffix("theme.schema.json") == true
    }
}
