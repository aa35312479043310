public import Framewright
import FramewrightDocuments
public import FramewrightViews

/// A matrix as it is asked for: which scenes, and what each axis may be. One of the `"matrices"` of `framewright.json`:
///
///     {"scenes": ["game2048/"], "devices": ["iphone-*", "ipad-pro-12-9"], "orientations": ["portrait", "landscape"],
///      "themes": ["classic"], "contexts": ["plain", "dark"], "textSizes": ["large"], "directions": ["natural"],
///      "locales": ["en"], "pairwise": true, "where": ["device!=ipad*"]}
///
/// Empty axes have the value everybody starts with; no scenes are all scenes. Paths of theme files begin at the folder of the
/// settings.
public struct MatrixPlan: Hashable, Sendable {
    /// Scenes whose `scene/state` contains one of these, or is like one with a star, which stands for any signs.
    public var scenes: [String] = []
    /// Ids; a star stands for any signs.
    public var devices: [String] = []
    public var orientations: [Orientation] = []
    public var themes: [String] = []
    public var contexts: [String?] = []
    public var textSizes: [DynamicTypeSize] = []
    public var directions: [LayoutDirection?] = []
    public var locales: [String] = []
    public var isPairwise = false
    public var filters: [MatrixFilter] = []

    public init() {}

    /// The axes' values, with scenes and devices looked up.
    public func matrix(_ catalogue: Catalogue, _ table: DeviceTable) throws -> Matrix {
        let chosen = catalogue.references.filter { ScenePattern.contains(scenes, $0) }
        guard !chosen.isEmpty else { throw MatrixError.noScene(scenes) }
        return Matrix(
            scenes: chosen, devices: try devices.flatMap { try ids($0, table) }, orientations: orientations,
            themes: themes, contexts: contexts, textSizes: textSizes, directions: directions, locales: locales)
    }

    private func ids(_ pattern: String, _ table: DeviceTable) throws -> [String] {
        guard pattern.contains("*") else { return [try table.device(named: pattern).id] }
        let matching = table.devices.map(\.id).filter { MatrixFilter.matches($0[...], pattern[...]) }
        guard !matching.isEmpty else { throw MatrixError.noDevice(pattern) }
        return matching
    }

    /// What leaves cells of the matrix out; every theme is loaded once, so that a mistake shows before the first picture.
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
    /// Refuses two looks whose pictures would have one name.
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

/// Why there is no such matrix.
public enum MatrixError: Error, Hashable {
    case noScene([String])
    case noDevice(String)
    case noContext(String)
    /// Files of one name in several folders: so would their pictures be called.
    case sameThemeName([String])
    /// Filters and rules leave nothing.
    case empty

    /// What is wrong.
    public var message: String {
        switch self {
        case .noScene(let filters): "no scene's name contains \(filters.joined(separator: " or "))"
        case .noDevice(let pattern): "no device's id is like '\(pattern)'"
        case .sameThemeName(let files): "themes of one name, \(files.joined(separator: " and "))"
        case .noContext(let name): "none of the themes has the context '\(name)'"
        case .empty: "nothing is left of the matrix"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .noScene: "framewright list scenes shows every scene"
        case .noDevice: "framewright list devices shows every device"
        case .sameThemeName: "name the files differently: their pictures are called after them"
        case .noContext: "framewright list themes shows themes and their contexts"
        case .empty: "fewer or other --where, contexts or orientations"
        }
    }
}
