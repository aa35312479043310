import Foundation
import PackagePlugin

/// Runs the tool on the package: `swift package framewright verify`.
///
/// Arguments are those of the tool. The names of snapshot commands need no `snapshot` before them, and without a command
/// snapshots are verified. If the package has settings for snapshots of previews, its previews are compared unless the
/// arguments say what is.
@main
struct FramewrightCommandPlugin: CommandPlugin {
    private static let snapshotCommands: Set = ["record", "verify", "review", "check", "merge"]
    private static let previewCommands: Set = ["record", "verify", "check"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "framewright")
        let process = Process()
        process.executableURL = tool.url
        process.arguments = Self.complete(arguments, package: context.package.directoryURL)
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { throw Failure.signal(process.terminationStatus) }
        // The package manager ends with the exit code of the plug-in.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Returns the arguments of the tool.
    private static func complete(_ arguments: [String], package: URL) -> [String] {
        var arguments = arguments
        if arguments.first?.hasPrefix("-") ?? true, !["--help", "-h", "--version"].contains(arguments.first) {
            arguments.insert("verify", at: 0)
        }
        guard let command = arguments.first, snapshotCommands.contains(command) else { return arguments }
        arguments.insert("snapshot", at: 0)
        let settings = package.appending(path: "Snapshots/previews/framewright.json").path(percentEncoded: false)
        let isChosen = arguments.contains { option in
            ["--previews", "--folder"].contains { option == $0 || option.hasPrefix("\($0)=") }
        }
        if previewCommands.contains(command), !isChosen, FileManager.default.fileExists(atPath: settings) {
            arguments += ["--previews", "."]
        }
        return arguments
    }

    private enum Failure: Error, CustomStringConvertible {
        case signal(Int32)

        var description: String {
            switch self {
            case .signal(let number): "framewright was ended by signal \(number)"
            }
        }
    }
}
