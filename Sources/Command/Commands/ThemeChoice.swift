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
        guard isFile(name) else { return try Theme.shipped(named: name) }
        return try ThemeLoader.load(try bytes(of: name), name: name, folder: folder(of: name))
    }

    /// The text of a theme, to change some of it.
    static func document(_ name: String) throws -> ThemeDocument {
        guard isFile(name) else {
            _ = try Theme.shipped(named: name)
            return try ThemeDocument(Array(ShippedTheme(rawValue: name)?.source.utf8 ?? "".utf8), name: "\(name).json")
        }
        return try ThemeDocument(try bytes(of: name), name: name, folder: folder(of: name))
    }

    private static func isFile(_ name: String) -> Bool { name.contains("/") || name.contains(".") }

    private static func bytes(of file: String) throws -> [UInt8] {
        try InputFile.read(file, limit: ThemeLoader.limits.bytes)
    }

    /// Where a resolver file finds others.
    static func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }
}
