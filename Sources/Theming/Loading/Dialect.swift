/// How strictly a file is read.
enum Dialect {
    /// A theme file: the groups screens ask for, a name, contexts and contrast pairs; colours may be `#393e46`, lengths `8px`.
    case theme
    /// A Design Tokens file as the specification (2025.10) has it: any groups, and nothing written shorter than it says.
    case designTokens

    /// By the endings the specification recommends (4.2).
    init(fileNamed name: String) {
        self = name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json") ? .designTokens : .theme
    }
}
