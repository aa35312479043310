import ArgumentParser
import Framewright

/// The options that choose a theme.
struct ThemeChoice: ParsableArguments {
    @Option(help: "A shipped theme's name, or a theme file.")
    var theme = "documented"

    @Option(help: "A context of the theme, such as dark.")
    var context: String?

    func load() throws -> Theme {
        let theme = try Self.load(theme)
        return try context.map { try theme.selecting(context: $0) } ?? theme
    }

    /// Several themes; of those of one name each with that of its file, or what it was given as where that is one too.
    static func load(_ names: [String]) throws -> [Theme] {
        let themes = try names.map(load)
        return zip(themes, names).map { theme, name in
            guard themes.count(where: { $0.name == theme.name }) > 1 else { return theme }
            let file = name.split(separator: "/").last
            let isTold = names.count { $0.split(separator: "/").last == file } == 1
            return theme.called("\(theme.name) (\(isTold ? String(file ?? "") : name))")
        }
    }

    /// The theme of that name or file.
    @Sendable
    static func load(_ name: String) throws -> Theme { try ThemeSource(name).theme() }
}
