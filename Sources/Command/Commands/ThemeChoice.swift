import ArgumentParser
import Framewright
import FramewrightDocuments

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

    /// A name without a slash or an ending is a shipped theme, anything else a file.
    @Sendable
    static func load(_ name: String) throws -> Theme {
        guard name.contains("/") || name.contains(".") else { return try Theme.shipped(named: name) }
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        return try ThemeLoader.load(
            try InputFile.read(name, limit: ThemeLoader.limits.bytes), name: name, folder: folder)
    }
}
