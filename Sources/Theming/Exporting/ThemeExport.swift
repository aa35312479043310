/// A theme in another format, with a list of omissions.
public struct ThemeExport: Sendable {
    /// A file of the result. An asset catalogue has several.
    public struct File: Sendable {
        /// The path relative to the output folder; empty if the result is a single file.
        public let path: String
        /// The content of the file.
        public let text: String
    }

    /// The files of the result.
    public let files: [File]
    /// The tokens, contexts and rules that the format cannot express, each with a reason.
    public let omitted: [ThemeOmission]

    init(_ text: String, omitted: [ThemeOmission] = []) {
        self.init([File(path: "", text: text)], omitted: omitted)
    }

    init(_ files: [File], omitted: [ThemeOmission]) {
        (self.files, self.omitted) = (files, omitted)
    }
}

/// The formats to which themes can be exported.
public enum ThemeExportFormat: String, CaseIterable, Sendable {
    /// W3C Design Tokens 2025.10: a token file, or a resolver file if the theme has contexts.
    case designTokens = "dtcg"
    /// CSS custom properties, with contexts as `[data-theme]` and `prefers-color-scheme`.
    case css
    /// An asset catalogue for Xcode, with the colours only.
    case assetCatalog = "xcassets"
    /// A Swift enumeration of the contexts with a property for each token.
    case swift

    /// Returns the theme in this format.
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
    /// The plain theme, followed by the theme in every context with its name.
    package var everyContext: [(name: String?, theme: Theme)] {
        ([nil] + contexts.map { $0 }).compactMap { name in (try? selecting(context: name)).map { (name, $0) } }
    }

    /// Returns the contrast pairs and exceptions as omissions, for formats that cannot express them.
    func rulesLost(because format: String) -> [ThemeOmission] {
        let rules = [
            (contrastPairs.isEmpty, "contrast", "pairs that must be legible"),
            (exceptions.isEmpty, "exceptions", "exceptions of rules"),
        ]
        return rules.filter { !$0.0 }.map { .init(source: $0.1, reason: "\(format) no \($0.2)") }
    }

    /// Returns the tokens of this context that differ from the plain theme.
    func changes(from plain: Theme) -> [Token] {
        tokens.filter { token in
            guard let other = plain.token(at: token.path) else { return true }
            return other.value != token.value || other.alias != token.alias || other.writtenColor != token.writtenColor
        }
    }
}
