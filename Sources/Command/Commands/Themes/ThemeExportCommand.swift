import ArgumentParser
import Framewright
import FramewrightDocuments

struct ThemeExportCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes a theme for other programs.",
        discussion: """
            framewright theme export midnight --to css -o midnight.css
            framewright theme export Themes/mine.json --to xcassets -o Mine.xcassets
            framewright theme export classic --to dtcg > classic.tokens.json

            dtcg writes Design Tokens 2025.10, as a resolver file where the theme has contexts; css custom properties; xcassets \
            Xcode's asset catalogue; swift an enumeration for SwiftUI. What a format has no words for is said.
            """)

    @Argument(help: "A shipped theme's name, or a theme file.", completion: .themes)
    var theme: String

    @Option(
        help: "What to write: \(ThemeExportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .list(ThemeExportFormat.allCases.map(\.rawValue)))
    var to: String

    @Option(
        name: .shortAndLong,
        help: "The file, or the folder of an asset catalogue; standard output where it is not given, or -.",
        completion: .file())
    var output: String?

    @Flag(help: "Say what was written and left out as JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let format: ThemeExportFormat = try choice(to)
        if to != "xcassets" {
            try OutputPaths.checkFiles([output], suggestion: "theme.\(to == "dtcg" ? "tokens.json" : to)")
        }
        try OutputPaths.check([output], inputs: [theme])
        try OutputPaths.check([output], hold: format.outputKind)
        let export = format.export(try ThemeOptions.load(theme))
        guard let output, output != "-" else {
            guard let only = export.files.first, export.files.count == 1 else {
                throw UsageError(message: "an asset catalogue is a folder", hint: "say where: -o Mine.xcassets")
            }
            try StandardStream.output.write(only.text)
            export.omitted.forEach { Console.note("left out: \($0.source): \($0.reason)".printable()) }
            return .fine
        }
        try write(export, to: output)
        if json {
            try Console.print(report(export, output).indented())
        } else {
            export.omitted.forEach { Console.note("left out: \($0.source): \($0.reason)".printable()) }
        }
        return .fine
    }

    private func write(_ export: ThemeExport, to output: String) throws {
        if export.files.count == 1, let only = export.files.first {
            return try OutputFile.write(Array(only.text.utf8), to: output)
        }
        Interruption.watch()
        var tree = try OutputTree(output)
        for file in export.files {
            try Interruption.check()
            try tree.write(Array(file.text.utf8), to: file.path)
        }
        try Interruption.check()
        try tree.commit()
    }

    private func report(_ export: ThemeExport, _ output: String) -> JSONOutput {
        .object([
            ("theme", .string(theme)), ("output", .string(output)), ("format", .string(to)),
            ("files", .int(export.files.count)), ("omitted", .array(export.omitted.map(\.json))),
        ])
    }
}

extension ThemeExportFormat {
    /// The kind of the written file or folder.
    fileprivate var outputKind: OutputKind {
        switch self {
        case .designTokens: .theme
        case .css: .css
        case .assetCatalog: .assetCatalog
        case .swift: .swift
        }
    }
}
