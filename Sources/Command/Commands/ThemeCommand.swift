import ArgumentParser

struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "Works on theme files.",
        subcommands: [ThemeSetCommand.self, ThemeImportCommand.self, ThemeExportCommand.self])
}
