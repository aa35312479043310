/// A theme in a foreign format, and what that has no words for.
public struct ThemeExport: Sendable {
    /// A file of the result; an asset catalogue has many.
    public struct File: Sendable {
        /// Relative to where the result goes; empty where it is a single file.
        public let path: String
        public let text: String
    }

    public let files: [File]
    /// Tokens, contexts and pairs that the format cannot hold, each with the reason.
    public let omitted: [ThemeImport.Unmapped]

    init(_ text: String, omitted: [ThemeImport.Unmapped] = []) {
        self.init([File(path: "", text: text)], omitted: omitted)
    }

    init(_ files: [File], omitted: [ThemeImport.Unmapped]) {
        (self.files, self.omitted) = (files, omitted)
    }
}

/// What a theme can be written as.
public enum ThemeExportFormat: String, CaseIterable, Sendable {
    /// W3C Design Tokens 2025.10: a token file, or a resolver file where the theme has contexts.
    case designTokens = "dtcg"
    /// Custom properties of CSS, contexts as `[data-theme]` and `prefers-color-scheme`.
    case css
    /// Xcode's asset catalogue: the colours.
    case assetCatalog = "xcassets"
    /// A Swift enumeration of the contexts with a property for each token.
    case swift

    /// The theme in this format.
    public func export(_ theme: Theme) -> ThemeExport {
        switch self {
        case .designTokens: DesignTokensExport(theme).export()
        case .css: CSSExport(theme).export()
        case .assetCatalog: AssetCatalogExport(theme).export()
        case .swift: SwiftExport(theme).export()
        }
    }
}

extension Theme {
    /// The plain theme, whatever context is selected, and every context by its name.
    package var everyContext: [(name: String?, theme: Theme)] {
        ([nil] + contexts.map { $0 }).compactMap { name in (try? selecting(context: name)).map { (name, $0) } }
    }

    /// What the theme says of its own colours, for formats without words for it.
    func rulesLost(because format: String) -> [ThemeImport.Unmapped] {
        let rules = [
            (contrastPairs.isEmpty, "contrast", "pairs that must be legible"),
            (exceptions.isEmpty, "exceptions", "exceptions of rules"),
        ]
        return rules.filter { !$0.0 }.map { .init(source: $0.1, reason: "\(format) no \($0.2)") }
    }

    /// The tokens of this context that are not as in the plain theme.
    func changes(from plain: Theme) -> [Token] {
        tokens.filter { token in
            guard let other = plain.token(at: token.path) else { return true }
            return other.value != token.value || other.alias != token.alias || other.writtenColor != token.writtenColor
        }
    }
}
