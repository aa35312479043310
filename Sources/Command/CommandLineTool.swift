import ArgumentParser
public import Framewright
import FramewrightDocuments

/// The tool over a catalogue: `CommandLineTool.run(catalogue)` is a whole `main.swift`.
public enum CommandLineTool {
    /// Runs the command the arguments ask for and ends the process with its exit code.
    @MainActor
    public static func run(
        _ catalogue: Catalogue, arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> Never {
        ignoreWriteSignals()
        ProcessMemory.keepFreed()
        ProcessMemory.useLargePages()
        exitProcess(status(of: arguments, over: catalogue))
    }

    @MainActor
    static func status(of arguments: [String], over catalogue: Catalogue) -> ExitStatus {
        do {
            var command = try RootCommand.parseAsRoot(arguments)
            if let command = command as? any CatalogueCommand { return try command.run(over: catalogue) }
            // The parser's own commands, help above all, end by throwing what they have to say.
            try command.run()
            return .fine
        } catch {
            let failure = Failure(error)
            failure.report()
            return failure.status
        }
    }
}

/// A command that needs to know the screens.
protocol CatalogueCommand: ParsableCommand {
    @MainActor func run(over catalogue: Catalogue) throws -> ExitStatus
}

struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "framewright", abstract: "Renders app and game screens to images.",
        discussion: "The same input gives the same pixels on every machine.", version: Renderer.version,
        subcommands: [ListCommand.self, RenderCommand.self, SnapshotCommand.self, DiffCommand.self])
}
