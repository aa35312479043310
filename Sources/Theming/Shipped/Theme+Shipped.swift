import FramewrightDocuments

/// The themes compiled in: each literal equals `Themes/<name>.json` byte for byte.
public enum ShippedTheme: String, CaseIterable, Hashable, Sendable {
    case documented, classic, midnight
    case highContrast = "high-contrast"

    init(named name: String) throws(ThemeError) {
        guard let match = Self(rawValue: name) else {
            throw .unknownTheme(name, known: Self.allCases.map(\.rawValue))
        }
        self = match
    }

    /// The file's text: a starting point for a theme of one's own.
    public var source: String { file.text }

    private var file: EmbeddedFile {
        switch self {
        case .documented: .documentedTheme
        case .classic: .classicTheme
        case .midnight: .midnightTheme
        case .highContrast: .highContrastTheme
        }
    }

    /// The theme itself, read on first use (0.7 ms) and kept.
    public var theme: Theme {
        switch self {
        case .documented: Theme.documented
        case .classic: Theme.classic
        case .midnight: Theme.midnight
        case .highContrast: Theme.highContrast
        }
    }

    fileprivate func load() -> Theme {
        do {
            return try ThemeLoader.load(file.bytes, name: "\(rawValue).json")
        } catch {
            preconditionFailure("the compiled-in theme \(rawValue) does not load: \(error)")
        }
    }
}

extension Theme {
    /// The compiled-in themes, `documented` first.
    public static var shipped: [Theme] { ShippedTheme.allCases.map(\.theme) }

    /// The default: the documented palettes of all systems. Tokens other themes do not define come from here.
    public static let documented: Theme = {
        var theme = ShippedTheme.documented.load()
        theme.isDocumented = true
        return theme
    }()

    fileprivate static let classic: Theme = ShippedTheme.classic.load()
    fileprivate static let midnight: Theme = ShippedTheme.midnight.load()
    fileprivate static let highContrast: Theme = ShippedTheme.highContrast.load()

    /// The compiled-in theme of that file name, without `.json`.
    public static func shipped(named name: String) throws(ThemeError) -> Theme {
        try ShippedTheme(named: name).theme
    }

    /// JSON Schema (draft 2020-12) of theme files, equal to `Themes/theme.schema.json`: editors check and complete by it.
    public static var schemaSource: String { EmbeddedFile.themeSchema.text }
}
