import ArgumentParser
import Framewright
import FramewrightDocuments

struct ThemeSetCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Changes one token of a theme file, and nothing else in it.",
        discussion: """
            framewright theme set Themes/mine.json tile.8 "#1a73e8"
            framewright theme set Themes/mine.json color.accent "{color.tile.8}" \\
                --context dark
            framewright theme set Themes/mine.json radius.tile 6px
            framewright theme set brand.resolver.json color.accent "#1a73e8" --context dark

            Of a resolver file the source changes that counts: the last that has the token, or a context's of one modifier.
            """)

    @Argument(help: "The theme file to change.", completion: .themeFiles)
    var file: String

    @Argument(help: "The token's path, such as color.tile.8; tile.8 is short for it.")
    var token: String

    @Argument(
        help: """
            Its new value: a colour (#1a73e8, navy), a length (6px), a number, {another.token}, or JSON as a theme file has it.
            """)
    var value: String

    @Option(
        name: .customLong("context"), help: "Change it in this context of the theme alone, such as dark.",
        completion: .contexts)
    var contexts: [String] = []

    @Flag(help: "Say what changed as JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard file != "-" else {
            throw UsageError(message: "theme set changes a file, not standard input", hint: "name the theme file")
        }
        try refuseShippedTheme()
        var context = try ThemeOptions.only(contexts)
        let lock = try FolderLock.ofFolder(of: file) { Console.note("note: \($0)") }
        let bytes = try ThemeOptions.explaining(file) { try InputFile.read(file, limit: ThemeLoader.limits.bytes) }
        var document = try ThemeDocument(bytes, name: file, folder: Folder.prefix(of: file))
        let before = document.theme
        if context == ThemeOptions.plain, !before.contexts.contains(ThemeOptions.plain) { context = nil }
        let path = try before.path(meantBy: token)
        let isNew = before.token(at: path) == nil
        let change = try document.set(path, to: try written(before, at: path), context: context)
        if isNew { warnIfUnused(for: path, before) }
        if let context, !before.contexts.contains(context) {
            Console.note("note: \(context) is a new context; it changes this token and nothing else")
        }
        if document.bytes != bytes { try OutputFile.write(document.bytes, to: file) }
        _ = consume lock
        try Console.print(json ? report(change).indented() : sentence(change))
        return .fine
    }

    /// Rejects a shipped theme, which is part of the tool and not a file.
    private func refuseShippedTheme() throws(UsageError) {
        guard InputFile.size(of: file) == nil, ShippedTheme(rawValue: file) != nil else { return }
        let copy = "my-\(file).tokens.json"
        throw UsageError(
            message: "\(file) is a shipped theme, which cannot be changed",
            hint: "copy it and change the copy: framewright theme export \(file) --to dtcg -o \(copy), then "
                + "framewright theme set \(copy) \(token) \"\(value)\"")
    }

    /// Returns the value to write. In an alias a token may be abbreviated like the one that is set.
    private func written(_ theme: Theme, at path: String) throws -> JSONOutput {
        if let json = JSONOutput(parsing: value) {
            guard case .string(let text) = json else { return json }
            return .string(try color(text, of: theme, at: path))
        }
        guard value.hasPrefix("{"), value.hasSuffix("}") else {
            return .string(try color(value, of: theme, at: path))
        }
        return .string("{\(try theme.path(meantBy: String(value.dropFirst().dropLast())))}")
    }

    /// Returns the hex notation of a colour in another notation of CSS. Returns other values and those of other types
    /// unchanged; the theme's loader checks them.
    private func color(_ text: String, of theme: Theme, at path: String) throws(UsageError) -> String {
        let type = theme.token(at: path)?.value.type
        guard type == .color || (type == nil && path.hasPrefix("color.")), text.first?.isLetter == true else {
            return text
        }
        guard let color = ThemeStart.color(text) else {
            throw UsageError(message: "\(text.printable()) is no colour", hint: ThemeStart.hint(forColor: text))
        }
        return "\(color)"
    }

    private func warnIfUnused(for path: String, _ theme: Theme) {
        guard !Theme.isAskedFor(path) else { return }
        let near = theme.suggestion(for: path)
        Console.note("warning: no screen here asks for \(path)\(near.map { "; did you mean \"\($0)\"?" } ?? "")")
    }

    /// Returns a sentence such as `color.tile.8 "#f7b770" -> "#1a73e8", mine.json`.
    private func sentence(_ change: ThemeDocument.Change) -> String {
        let token = change.token + (change.context.map { " in \($0)" } ?? "")
        let words =
            switch change.before {
            case nil: "\(token) is new: \(change.after), \(file)"
            case change.after: "\(token) was \(change.after) already, \(file)"
            case let before?: "\(token) \(before) -> \(change.after), \(file)"
            }
        return words.printable()
    }

    private func report(_ change: ThemeDocument.Change) -> JSONOutput {
        .object([
            ("file", .string(file)), ("token", .string(change.token)), ("context", .optional(change.context)),
            ("before", change.before.flatMap(JSONOutput.init(parsing:)) ?? .null),
            ("after", JSONOutput(parsing: change.after) ?? .null),
        ])
    }
}
