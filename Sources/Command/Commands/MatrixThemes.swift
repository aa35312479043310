import Framewright
import FramewrightDocuments
import FramewrightVerification

/// The themes of a matrix, each loaded once, because a pipe can be read only once.
struct MatrixThemes {
    private let themes: [String: Theme]

    /// Loads the themes of a plan, and resolves the plan's patterns of themes and contexts. `a.json` and `./a.json` are
    /// one theme.
    ///
    /// - Parameters:
    ///   - path: Returns the path of a theme as the plan names it.
    ///   - load: Loads a theme as the plan names it.
    init(
        of plan: inout MatrixPlan, path: (String) -> String = { $0 },
        load: (String) throws -> Theme = { try ThemeOptions.load($0) }
    ) throws {
        try plan.resolveThemes()
        var places: Set<String> = []
        plan.themes = plan.themes.filter { theme in
            places.insert(ThemeSource(path(theme)).file.flatMap { OutputFile.place(of: $0) } ?? theme).inserted
        }
        let names = plan.themes.isEmpty ? ["documented"] : plan.themes
        let loaded = try names.map { ($0, try load($0)) }
        themes = Dictionary(loaded) { first, _ in first }
        try plan.resolveContexts(of: loaded.map(\.1))
    }

    /// Returns a theme of the plan. Loads others.
    @Sendable
    func callAsFunction(_ name: String) throws -> Theme { try themes[name] ?? ThemeOptions.load(name) }
}
