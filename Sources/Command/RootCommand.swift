import ArgumentParser
import Framewright

/// The command `framewright`, which has only subcommands.
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "framewright", abstract: "Renders app and game screens to images.",
        discussion: "The same input gives the same pixels on every machine.", version: Renderer.version,
        subcommands: [
            PreviewCommand.self, ListCommand.self, RenderCommand.self, AnimateCommand.self, PlayCommand.self,
            SnapshotCommand.self,
            LintCommand.self, MatrixCommand.self, DiffCommand.self, ThemeCommand.self, ServeCommand.self,
            MCPCommand.self, InitCommand.self, DoctorCommand.self,
        ])
}
