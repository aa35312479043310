import ArgumentParser
public import Framewright
import FramewrightDocuments

/// The command-line tool for a catalogue: `CommandLineTool.run(catalogue)` is a complete `main.swift`.
public enum CommandLineTool {
    /// Runs the command in the arguments and exits the process with its exit code. For the time of a whole process see
    /// Performance.
    @MainActor
    public static func run(
        _ catalogue: Catalogue, arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> Never {
        StandardStream.keepClosed()
        ignoreWriteSignals()
        ProcessLimits.reportOutOfMemory()
        ProcessMemory.keepFreed()
        ProcessMemory.useLargePages()
        do {
            // With less memory, even printing an error could fail.
            try ProcessLimits.require(bytes: 16 << 20)
            if arguments == Array(CommandLine.arguments.dropFirst()) {
                try ProcessLimits.check(ProcessLimits.argumentBytes)
            }
        } catch {
            exitProcess(Failure(error).report())
        }
        exitProcess(status(of: arguments, over: catalogue))
    }

    /// Runs a command and reports its error, if any.
    ///
    /// - Returns: The exit code of the process.
    @MainActor
    static func status(of arguments: [String], over catalogue: Catalogue) -> ExitStatus {
        do {
            return try run(arguments, over: catalogue)
        } catch {
            return Failure(error, of: RootCommand.self).report()
        }
    }

    /// Runs a command. Throws errors that `Failure` describes.
    @discardableResult
    @MainActor
    static func run(_ arguments: [String], over catalogue: Catalogue) throws -> ExitStatus {
        try CommandName.check(arguments)
        var command = try Completion.$catalogue.withValue(catalogue) { try RootCommand.parseAsRoot(arguments) }
        if let command = command as? any CatalogueCommand { return try command.run(over: catalogue) }
        // The parser's own commands, such as help, end by throwing their output.
        try command.run()
        return .fine
    }
}
