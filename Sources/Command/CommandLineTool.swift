import ArgumentParser
public import Framewright
import FramewrightDocuments

/// The tool over a catalogue: `CommandLineTool.run(catalogue)` is a whole `main.swift`.
public enum CommandLineTool {
    /// Runs the command the arguments ask for and ends the process with its exit code.
    ///
    /// A whole process of `render game2048/late-game --device iphone-15`, 2026-11-22, x86-64, release build, 2 cores under a
    /// load of 4 to 6 by other work, in turns with resvg 0.44 on a board of as many shapes and texts (least, mean):
    ///
    ///                                   ms on the clock     user    system
    ///     pages of 4 kB                   69,  83             39      18
    ///     heap in pages of 2 MB           46,  83             32      15
    ///     resvg                           89, 114             30      46
    ///
    /// Of 167 million instructions the runtime's look-ups of conformances take 18 %, ArgumentParser 12 %, the PNG 20 %, shaping
    /// 18 %, the device table 7 %.
    @MainActor
    public static func run(
        _ catalogue: Catalogue, arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> Never {
        ignoreWriteSignals()
        ProcessLimits.reportOutOfMemory()
        ProcessMemory.keepFreed()
        ProcessMemory.useLargePages()
        do {
            // Without this much not even an error is certain to be told.
            try ProcessLimits.require(bytes: 16 << 20)
            if arguments == Array(CommandLine.arguments.dropFirst()) {
                try ProcessLimits.check(ProcessLimits.argumentBytes)
            }
        } catch {
            exitProcess(Failure(error).report())
        }
        exitProcess(status(of: arguments, over: catalogue))
    }

    @MainActor
    static func status(of arguments: [String], over catalogue: Catalogue) -> ExitStatus {
        do {
            return try run(arguments, over: catalogue)
        } catch {
            return Failure(error).report()
        }
    }

    /// Throws what `Failure` has words for.
    @discardableResult
    @MainActor
    static func run(_ arguments: [String], over catalogue: Catalogue) throws -> ExitStatus {
        try CommandName.check(arguments)
        var command = try RootCommand.parseAsRoot(arguments)
        if let command = command as? any CatalogueCommand { return try command.run(over: catalogue) }
        // The parser's own commands, help above all, end by throwing what they have to say.
        try command.run()
        return .fine
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
        subcommands: [
            ListCommand.self, RenderCommand.self, AnimateCommand.self, PlayCommand.self, SnapshotCommand.self,
            LintCommand.self, MatrixCommand.self, DiffCommand.self, ThemeCommand.self, ServeCommand.self,
        ])
}
