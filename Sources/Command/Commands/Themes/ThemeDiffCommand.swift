import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct ThemeDiffCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Says which tokens differ between two themes, and how much.",
        discussion: """
            framewright theme diff classic Themes/mine.json
            framewright theme diff before.json after.json --scene game2048/late-game \\
                -o diff.png

            Colours are compared by CIEDE2000: 1 is just to be seen, black and white are 100 apart. The image shows every \
            colour that differs, and each scene in the state that draws the most tokens, or those of --scene, in both themes.

            Exit code 1 where a token differs.
            """)

    @Argument(help: "The old theme: a shipped theme's name, or a theme file.", completion: .themes)
    var old: String

    @Argument(help: "The new one.", completion: .themes)
    var new: String

    @OptionGroup var screens: ThemeScreensOptions

    @Option(
        name: .shortAndLong, help: "Also a PNG file with both of every colour that differs, and with screens.",
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: "As JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try OutputPaths.checkNamed([output])
        try OutputPaths.checkFiles([output], suggestion: "diff.png")
        try OutputPaths.checkImages([output])
        try OutputPaths.check([output], inputs: [old, new, screens.devicesFile.devicesFile])
        let themes = try ThemeOptions.load([old, new])
        let difference = ThemeDifference(from: themes[0], to: themes[1])
        if let output {
            let sheet = ThemeSheet(
                catalogue, devices: try screens.devicesFile.table(), jobs: ProcessEnvironment.coreCount)
            let cells = try screens.chosen(of: catalogue, sheet, difference.new)
            try PNGFile.write(try sheet.image(of: difference, screens: cells), to: output)
        }
        try Console.print(json ? difference.output(old, new).indented() : difference.description)
        return difference.isEmpty ? .fine : .findings
    }
}

extension ThemeDifference {
    /// Returns the difference as JSON.
    fileprivate func output(_ old: String, _ new: String) -> JSONOutput {
        let rows = changes.map { change in
            JSONOutput.object([
                ("token", .string(change.token)), ("context", .optional(change.context)),
                ("before", .optional(change.before.map { "\($0)" })),
                ("after", .optional(change.after.map { "\($0)" })),
                ("distance", change.distance.map { .double(($0 * 1000).rounded() / 1000) } ?? .null),
            ])
        }
        return .object([
            ("old", .string(old)), ("new", .string(new)), ("changes", .array(rows)),
            ("missingContexts", .array(missingContexts.map(JSONOutput.string))),
        ])
    }
}
