import Foundation
import PackagePlugin

/// Runs the tool on the package: `swift package framewright verify`.
///
/// Arguments are those of the tool. The names of snapshot commands need no `snapshot` before them. Without a command,
/// snapshots are verified. If the package has settings for snapshots of previews, its previews are compared unless the
/// arguments state a folder or previews.
@main
struct FramewrightCommandPlugin: CommandPlugin {
    private static let snapshotCommands: Set = ["record", "verify", "review", "check", "merge"]
    private static let previewCommands: Set = ["record", "verify", "check"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try tool()
        process.arguments = Self.complete(arguments, package: context.package.directoryURL)
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { throw Failure.signal(process.terminationStatus) }
        // The package manager ends with the exit code of the plug-in.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Builds the tool and returns its place.
    private func tool() throws -> URL {
        let result = try packageManager.build(
            .product("framewright"), parameters: .init(configuration: .inherit, echoLogs: true))
        let executable = result.builtArtifacts.first {
            $0.kind == .executable && $0.url.lastPathComponent == "framewright"
        }
        guard result.succeeded, let executable else { throw Failure.notBuilt }
        return executable.url
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
        case signal(Int32), notBuilt

        var description: String {
            switch self {
            case .notBuilt: "framewright was not built"
            case .signal(let number): "framewright was ended by signal \(number)"
            }
        }
    }
}
