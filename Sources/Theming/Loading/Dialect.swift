import FramewrightDocuments

/// The strictness with which a file is read.
enum Dialect {
    /// A theme file: a fixed list of groups, a name, contexts and contrast pairs. Colours may be written `#393e46`,
    /// lengths `8px`.
    case theme
    /// A Design Tokens file as specified (2025.10): any groups, no short notations.
    case designTokens

    /// Chooses the dialect by the file extensions that the specification recommends (4.2). Content that is a theme
    /// file is one under any file name.
    init(fileNamed name: String, root: JSONValue) {
        let isNamedAsTokens = name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json")
        self = isNamedAsTokens && !root.isThemeFile ? .designTokens : .theme
    }
}

extension JSONValue {
    /// True if the object has a textual name and a key that only theme files have.
    var isThemeFile: Bool {
        guard self["name"]?.text != nil else { return false }
        if case .array? = self["contrast"]?.content { return true }
        return self["contexts"] != nil || self["$schema"]?.text?.hasSuffix("theme.schema.json") == true
    }
}
