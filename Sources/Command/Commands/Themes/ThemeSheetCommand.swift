import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct ThemeSheetCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Draws themes on one image: colours with names and ratios, and screens.",
        discussion: """
            framewright theme sheet Themes/mine.json -o sheet.png
            framewright theme sheet classic midnight Themes/mine.json --scene late-game \\
                --scene course-rank/sample -o side.png
            framewright theme sheet midnight --scene '*' -o all.png

            Every context with values of its own stands on its own background beside the others. Without --scene each scene is \
            shown in the state that draws the most of the first theme's tokens.
            """)

    @Argument(help: "Shipped themes' names, or theme files.", completion: .themes)
    var themes: [String]

    @OptionGroup var screens: ThemeScreensOptions

    @Option(
        name: .shortAndLong, help: "The PNG file to write; - is standard output.",
        completion: .file(extensions: ["png"]))
    var output: String

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try OutputPaths.checkFiles([output], suggestion: "sheet.png")
        try OutputPaths.checkTerminal([output])
        try OutputPaths.checkImages([output])
        try OutputPaths.check([output], inputs: themes + [screens.devicesFile.devicesFile])
        let loaded = try ThemeOptions.load(themes)
        let sheet = ThemeSheet(
            catalogue, devices: try screens.devicesFile.table(), jobs: ProcessEnvironment.coreCount)
        let image = try sheet.image(of: loaded, screens: try screens.chosen(of: catalogue, sheet, loaded[0]))
        try ImageOutput.write(image, to: output)
        return .fine
    }
}
