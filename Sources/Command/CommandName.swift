import ArgumentParser
import FramewrightDocuments

/// Checks the names of commands at the start of the arguments.
enum CommandName {
    /// Rejects an unknown command. The parser does that too, except with `help`, where it shows the help of the parent
    /// command.
    static func check(_ arguments: [String]) throws(UsageError) {
        var (path, commands) = ("framewright", RootCommand.configuration.subcommands)
        for name in arguments.drop(while: { $0 == "help" }) {
            guard !commands.isEmpty, !name.hasPrefix("-") else { return }
            let known = names(of: commands)
            guard let index = known.firstIndex(of: name) else { throw unknown(name, among: known + ["help"], path) }
            (path, commands) = ("\(path) \(name)", commands[index].configuration.subcommands)
        }
    }

    private static func names(of commands: [any ParsableCommand.Type]) -> [String] {
        commands.map { command in command.configuration.commandName ?? "" }
    }

    private static func unknown(_ name: String, among known: [String], _ path: String) -> UsageError {
        UsageError(
            message: "\(path) has no command '\(name)'",
            hint: otherPlace(of: name, path)
                ?? Suggestion.hint(for: name, among: known, otherwise: "one of \(known.joined(separator: ", "))"))
    }

    /// Returns a hint to the command that does the requested thing.
    private static func otherPlace(of name: String, _ path: String) -> String? {
        let lists = ["list", "ls", "show"]
        switch path {
        case "framewright theme" where lists.contains(name): return "framewright list themes shows them"
        case "framewright snapshot" where lists.contains(name):
            return "framewright snapshot verify lists snapshots, framewright list scenes what there is to record"
        case "framewright":
            let subject = ListCommand.Subject.allCases.map(\.rawValue).first { $0 == name || $0.dropLast() == name }
            return subject.map { "framewright list \($0) shows them" }
        default: return nil
        }
    }
}
