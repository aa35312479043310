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
        let arguments = Self.complete(arguments, package: context.package.directoryURL)
        // Previews are linked with a library of their own.
        if arguments.first == "preview" || arguments.contains(where: { $0.hasPrefix("--previews") }) {
            for product in ["FramewrightPreviewKit", "framewright-preview-runner"] { _ = try build(product) }
        }
        let process = Process()
        process.executableURL = try build("framewright")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
        process.environment?["FRAMEWRIGHT_CHECKOUT"] = Self.checkout(in: context.package)?.path(percentEncoded: false)
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { throw Failure.signal(process.terminationStatus) }
        // The package manager ends with the exit code of the plug-in.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Builds a product and returns the place of its file.
    private func build(_ product: String) throws -> URL {
        let result = try packageManager.build(
            .product(product), parameters: .init(configuration: .inherit, echoLogs: true))
        let names = [product, "lib\(product).so"]
        guard result.succeeded,
            let file = result.builtArtifacts.first(where: { names.contains($0.url.lastPathComponent) })
        else { throw Failure.notBuilt(product) }
        return file.url
    }

    /// Returns the folder of the package with the tool, which is the package or one of its dependencies.
    private static func checkout(in package: Package) -> URL? {
        if package.products.contains(where: { $0.name == "framewright" }) { return package.directoryURL }
        return package.dependencies.lazy.compactMap { checkout(in: $0.package) }.first
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
        case notBuilt(String)

        var description: String {
            switch self {
            case .notBuilt(let product): "\(product) was not built"
            case .signal(let number): "framewright was ended by signal \(number)"
            }
        }
    }
}
