import ArgumentParser

struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "Works on theme files.",
        subcommands: [
            ThemeNewCommand.self, ThemeCheckCommand.self, ThemeSheetCommand.self, ThemeDiffCommand.self,
            ThemeSetCommand.self,
            ThemeImportCommand.self, ThemeExportCommand.self,
        ])
}
