import ArgumentParser
import FramewrightDocuments
import FramewrightTypography

/// The option for fonts that code of the user names.
struct FontOption: ParsableArguments {
    @Option(
        help: """
            A font file that the code of previews names by Font.custom; may be given several times. Those in the folders \
            of the sources are found without it.
            """,
        completion: .file(extensions: ["ttf", "otf", "ttc", "otc"]))
    var font: [String] = []

    /// Returns the real paths of the files. Throws for what is no font.
    func files() throws -> [String] {
        _ = try FontFamily.families(ofFiles: font)
        return font.map { OutputFile.place(of: $0) ?? $0 }
    }
}
