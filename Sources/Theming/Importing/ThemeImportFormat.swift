public import FramewrightDocuments

/// The formats from which themes can be imported. The reader of each format describes the mapping of its colours.
public enum ThemeImportFormat: String, CaseIterable, Sendable {
    /// W3C Design Tokens 2025.10, including resolver files.
    case designTokens = "dtcg"
    /// Design Tokens of older drafts, and Tokens Studio.
    case olderTokens = "tokens-studio"
    /// An `.xcassets` catalogue of Xcode, or a single `.colorset`.
    case assetCatalog = "xcassets"
    /// base16 and base24 schemes in YAML.
    case base16
    /// An `.itermcolors` file of iTerm2.
    case iTerm = "iterm"
    /// A colour theme of Visual Studio Code, or its settings with `workbench.colorCustomizations`.
    case vsCode = "vscode"
    /// The JSON export of Material Theme Builder.
    case material

    /// The limits of imported files, which can be larger than theme files.
    public static let limits = JSONLimits(bytes: 8 << 20, depth: 64)
}
