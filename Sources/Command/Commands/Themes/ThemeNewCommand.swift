import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightDrawing

struct ThemeNewCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Writes a whole theme, light and dark, made of three colours.",
        discussion: """
            framewright theme new mine.json --background "#fffaf0" --ink "#2b1d0e" \\
                --accent "#c2410c"

            The three colours are taken as they are, ink that cannot be read on the background aside. Everything else is computed \
            so that texts are legible and tiles can be told apart, and the other context, dark or light, from the same hues. \
            framewright list roles names what a theme may say besides; framewright theme set changes it.
            """)

    @Argument(help: "The theme file to write; - is standard output.", completion: .themeFiles)
    var file: String

    @Option(help: "The colour behind everything: #rrggbb, a name such as navy, or any other notation of CSS.")
    var background: String

    @Option(help: "The colour of text.")
    var ink: String

    @Option(help: "The colour of filled buttons and of what can be tapped.")
    var accent: String

    @Option(help: "The theme's name, for people. (default: the file's)")
    var name: String?

    @Flag(help: "Write over a file that is there.")
    var force = false

    @Flag(help: "Say what was made as JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        if file != "-" { try OutputPaths.checkFiles([file], suggestion: "theme.json") }
        try OutputPaths.check([file], hold: .theme)
        let title = name ?? (file == "-" ? "Mine" : ThemeLoader.title(ofFileNamed: file))
        let start = ThemeStart(
            name: title.isEmpty ? "Mine" : title, background: try color(background, for: "background"),
            ink: try color(ink, for: "ink"), accent: try color(accent, for: "accent"))
        try OutputPaths.checkNew(file, force: force)
        let result = try start.theme()
        if start.legibleInk != start.ink {
            Console.note(
                "note: ink \(start.ink) is not legible on \(start.background); the theme has \(start.legibleInk)")
        }
        guard file != "-" else {
            try StandardStream.output.write(result.text)
            return .fine
        }
        try OutputFile.write(Array(result.text.utf8), to: file)
        try Console.print(json ? report(result).indented() : sentence(result))
        return .fine
    }

    private func color(_ text: String, for option: String) throws -> SRGBColor {
        guard let color = ThemeStart.color(text) else {
            throw UsageError(
                message: "--\(option) \(text.printable()) is no colour", hint: ThemeStart.hint(forColor: text))
        }
        guard color.opacity >= 1 else {
            throw UsageError(
                message: "--\(option) \(text) is translucent", hint: "a theme starts with opaque colours: #rrggbb")
        }
        return color
    }

    private func sentence(_ result: ThemeImport) -> String {
        let computed = result.mappings.count { $0.isDerived }
        let contexts = result.theme.contexts.joined(separator: ", ")
        let left = result.theme.colorsLeftToDocumented.count
        let remark = "\(counted(left, "colour")) of the screens left to documented; --json names them"
        return (["\(file): 3 colours given, \(computed) computed, in \(contexts)"] + (left > 0 ? [remark] : []))
            .joined(separator: "\n")
    }

    private func report(_ result: ThemeImport) -> JSONOutput {
        .object([
            ("theme", .string(file)), ("name", .string(result.theme.name)),
            ("contexts", .array(result.theme.contexts.map(JSONOutput.string))),
            ("computed", .array(result.mappings.filter(\.isDerived).map { .string($0.token) })),
            ("documented", .array(result.theme.colorsLeftToDocumented.map(JSONOutput.string))),
        ])
    }
}

extension Theme {
    /// Returns a remark on the colours that recorded screens take from `documented`. Nil if there are none.
    func remarkOnDocumented(of usage: TokenUsage) -> String? {
        let count = usage.asked.intersection(colorsLeftToDocumented).count
        guard count > 0 else { return nil }
        let colors = "\(counted(count, "colour")) of this screen \(count == 1 ? "is" : "are")"
        return "\(colors) left to documented; framewright theme check names them"
    }
}
