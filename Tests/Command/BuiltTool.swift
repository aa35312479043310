import Foundation

enum BuiltTool {
    /// The tool beside the tests' executable, under the name of its product, or of its target if only that is built.
    static let path = ["framewright", "FramewrightTool"].map {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent($0).path
    }.first(where: FileManager.default.isExecutableFile)
}
