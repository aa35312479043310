import ArgumentParser
import Framewright
import FramewrightDocuments

/// The options that select a theme.
struct ThemeOptions: ParsableArguments {
    @Option(
        name: .customLong("theme"), help: "A shipped theme's name, or a theme file. (default: documented)",
        completion: .themes)
    var themes: [String] = []

    @Option(
        name: .customLong("context"),
        help: "A context of the theme, such as dark; dark+large are two at once, plain is none.", completion: .contexts)
    var contexts: [String] = []

    /// The name of the values without a context, if no context of the theme is called so.
    static let plain = "plain"

    /// The last theme given. `load()` rejects several.
    var theme: String { themes.last ?? "documented" }

    func load() throws -> Theme {
        guard themes.count < 2 else {
            throw UsageError(
                message: "--theme is given \(themes.count) times",
                hint: "choose one; framewright matrix and framewright lint take several")
        }
        return try Self.select(try Self.only(contexts), of: try Self.load(theme))
    }

    /// Returns the theme in a context, if one is given.
    static func select(_ context: String?, of theme: Theme) throws -> Theme {
        guard let context else { return theme }
        do {
            return try theme.selecting(context: context)
        } catch {
            guard context.contains(",") else { throw error }
            let joined = context.split(separator: ",").joined(separator: "+")
            throw UsageError(
                message: "'\(context)' is no context of theme \(theme.name)",
                hint: "contexts that hold at the same time are joined by a plus sign, as in \(joined)")
        }
    }

    /// Returns the only context given. Returns nil if there is none.
    static func only(_ contexts: [String]) throws(UsageError) -> String? {
        guard contexts.count > 1 else { return contexts.first }
        throw UsageError(
            message: "--context is given \(contexts.count) times",
            hint: "contexts that hold at the same time are written as one: --context "
                + contexts.joined(separator: "+"))
    }

    /// Loads several themes. Themes with the same name get the name of their file in addition, or the whole argument if
    /// the file names are equal too.
    static func load(_ names: [String]) throws -> [Theme] {
        let themes = try names.map(load)
        return zip(themes, names).map { theme, name in
            guard themes.count(where: { $0.name == theme.name }) > 1 else { return theme }
            let file = name.split(separator: "/").last
            let isTold = names.count { $0.split(separator: "/").last == file } == 1
            return theme.called("\(theme.name) (\(isTold ? String(file ?? "") : name))")
        }
    }

    /// Loads the theme with a name or from a file.
    @Sendable
    static func load(_ name: String) throws -> Theme { try explaining(name) { try ThemeSource(name).theme() } }
}
