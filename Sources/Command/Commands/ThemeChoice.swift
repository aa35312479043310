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

    /// The theme of that name or file.
    @Sendable
    static func load(_ name: String) throws -> Theme { try ThemeSource(name).theme() }
}
