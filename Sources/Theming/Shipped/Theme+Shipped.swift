import FramewrightDocuments

/// A theme that is compiled in. The text of each equals `Themes/<name>.json` byte for byte.
public enum ShippedTheme: String, CaseIterable, Hashable, Sendable {
    case documented, classic, midnight
    case highContrast = "high-contrast"

    init(named name: String) throws(ThemeError) {
        guard let match = Self(rawValue: name) else {
            throw .unknownTheme(name, known: Self.allCases.map(\.rawValue))
        }
        self = match
    }

    /// The text of the theme file, usable as a starting point for new themes.
    public var source: String { file.text }

    private var file: EmbeddedFile {
        switch self {
        case .documented: .documentedTheme
        case .classic: .classicTheme
        case .midnight: .midnightTheme
        case .highContrast: .highContrastTheme
        }
    }

    /// The theme, loaded on first use (in less than a millisecond) and cached.
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
    /// The themes that are compiled in, `documented` first.
    public static var shipped: [Theme] { ShippedTheme.allCases.map(\.theme) }

    /// The default theme: the documented palettes of all systems. It provides the tokens that other themes do not
    /// define.
    public static let documented: Theme = {
        var theme = ShippedTheme.documented.load()
        theme.isDocumented = true
        return theme
    }()

    fileprivate static let classic: Theme = ShippedTheme.classic.load()
    fileprivate static let midnight: Theme = ShippedTheme.midnight.load()
    fileprivate static let highContrast: Theme = ShippedTheme.highContrast.load()

    /// Returns the shipped theme with a file name, given without `.json`.
    public static func shipped(named name: String) throws(ThemeError) -> Theme {
        try ShippedTheme(named: name).theme
    }

    /// The JSON Schema (draft 2020-12) of theme files for editors and validators, equal to
    /// `Themes/theme.schema.json`.
    public static var schemaSource: String { EmbeddedFile.themeSchema.text }
}
