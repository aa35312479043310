public import Framewright
public import FramewrightDocuments
public import FramewrightViews

/// The definition of a matrix: patterns of scenes and the values of each axis. An entry of `"matrices"` in
/// `framewright.json`:
///
///     {"scenes": ["game2048/"], "devices": ["iphone-*", "ipad-pro-12-9"], "orientations": ["portrait", "landscape"],
///      "themes": ["classic"], "contexts": ["plain", "dark"], "textSizes": ["large"], "directions": ["natural"],
///      "locales": ["en"], "pairwise": true, "where": ["device!=ipad*"]}
///
/// Empty axes have the default value; without scenes all scenes are used. Paths of theme files are relative to the
/// folder of the settings.
public struct MatrixPlan: Hashable, Sendable {
    /// The patterns of the scenes: substrings of `scene/state`, or names with `*` as a wildcard.
    public var scenes: [String] = []
    /// The identifiers of the devices; `*` is a wildcard.
    public var devices: [String] = []
    /// The device orientations.
    public var orientations: [Orientation] = []
    /// The names or paths of the themes; `*` is a wildcard for names of shipped themes.
    public var themes: [String] = []
    /// The contexts of the themes, with nil for the plain values; `*` is a wildcard.
    public var contexts: [String?] = []
    /// The text sizes.
    public var textSizes: [DynamicTypeSize] = []
    /// The layout directions, with nil for that of the language.
    public var directions: [LayoutDirection?] = []
    /// The language tags (BCP 47).
    public var locales: [String] = []
    /// True to render only a pairwise selection of the combinations.
    public var isPairwise = false
    /// The filters that every combination must pass.
    public var filters: [MatrixFilter] = []

    /// Creates a plan of all scenes with the default values.
    public init() {}

    /// Replaces patterns of themes by the names of the shipped themes that match.
    public mutating func resolveThemes() throws {
        themes = try themes.flatMap { name in
            guard name.contains("*"), ThemeSource(name).file == nil else { return [name] }
            let matching = ShippedTheme.allCases.map(\.rawValue).filter { MatrixFilter.matches($0[...], name[...]) }
            guard !matching.isEmpty else { throw MatrixError.noTheme(name) }
            return matching
        }
    }

    /// Replaces patterns of contexts by those of the themes that match.
    public mutating func resolveContexts(of themes: [Theme]) throws {
        let known = themes.flatMap(\.contexts)
        contexts = try contexts.flatMap { context -> [String?] in
            guard let context, context.contains("*") else { return [context] }
            let matching = known.filter { MatrixFilter.matches($0[...], context[...]) }
            guard !matching.isEmpty else { throw MatrixError.noContext(context) }
            return matching
        }
    }

    /// Returns the matrix, with the patterns of scenes and devices resolved. Patterns of themes and contexts must have
    /// been resolved before.
    public func matrix(_ catalogue: Catalogue, _ table: DeviceTable) throws -> Matrix {
        let chosen = catalogue.references.filter { ScenePattern.contains(scenes, $0) }
        guard !chosen.isEmpty else { throw MatrixError.noScene(scenes) }
        return Matrix(
            scenes: chosen, devices: try devices.flatMap { try ids($0, table) }, orientations: orientations,
            themes: themes, contexts: contexts, textSizes: textSizes, directions: directions, locales: locales)
    }

    private func ids(_ pattern: String, _ table: DeviceTable) throws -> [String] {
        guard pattern.contains("*") else { return [try table.device(named: pattern).id] }
        let matching = table.devices.map(\.id).filter { WildcardPattern(pattern).matches($0) }
        guard !matching.isEmpty else { throw MatrixError.noDevice(pattern) }
        return matching
    }

    /// Returns the rules of a matrix. Loads every theme once, so that mistakes are found before the first image is
    /// made.
    public func rules(
        _ matrix: Matrix, _ table: DeviceTable, themes load: (String) throws -> Theme
    ) throws -> MatrixRules {
        var known: [String: Set<String>] = [:]
        for name in matrix.themes { known[name] = Set(try load(name).contexts) }
        for case let context? in matrix.contexts where !known.values.contains(where: { $0.contains(context) }) {
            throw MatrixError.noContext(context)
        }
        try Self.checkNames(matrix, known)
        let fixed = matrix.devices.filter { id in
            (try? table.device(named: id).viewport(.landscape)) == nil
        }
        return MatrixRules(fixedDevices: Set(fixed), contexts: known, filters: filters)
    }
}

extension MatrixPlan {
    /// Rejects two themes whose images would have the same file names.
    private static func checkNames(_ matrix: Matrix, _ contexts: [String: Set<String>]) throws(MatrixError) {
        var owners: [String: String] = [:]
        for theme in matrix.themes {
            for context in matrix.contexts where context.map({ contexts[theme]?.contains($0) ?? false }) ?? true {
                if let owner = owners.updateValue(theme, forKey: MatrixCell.look(theme, context)), owner != theme {
                    throw .sameThemeName([owner, theme])
                }
            }
        }
    }
}

/// An error that prevents a matrix from being rendered.
public enum MatrixError: Error, Hashable {
    case noScene([String])
    case noDevice(String)
    case noTheme(String)
    case noContext(String)
    /// Theme files of the same name in different folders, whose images would have the same file names.
    case sameThemeName([String])
    /// No combination passes the rules and filters.
    case empty

    /// The problem in words.
    public var message: String {
        switch self {
        case .noScene(let filters): "no scene's name contains \(filters.joined(separator: " or "))"
        case .noDevice(let pattern): "no device's id is like '\(pattern)'"
        case .noTheme(let pattern): "no shipped theme is called like '\(pattern)'"
        case .sameThemeName(let files): "themes of one name, \(files.joined(separator: " and "))"
        case .noContext(let name): "none of the themes has the context '\(name)'"
        case .empty: "nothing is left of the matrix"
        }
    }

    /// The suggested remedy.
    public var hint: Hint {
        switch self {
        case .noScene: "\(.list("scenes")) shows every scene"
        case .noDevice: "\(.list("devices")) shows every device"
        case .sameThemeName: "name the files differently: their images are called after them"
        case .noContext, .noTheme: "\(.list("themes")) shows themes and their contexts"
        case .empty: "fewer or other \(.setting(.where)), contexts or orientations"
        }
    }
}
