import Foundation

/// Another program that reads and writes our formats, where the machine has it.
package struct ForeignProgram {
    private let path: String

    /// Nil unless `name` is on the PATH and runs with `arguments`.
    package init?(_ name: String, probe arguments: [String]) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
        self.path = path
        guard let (status, _) = try? run(arguments), status == 0 else { return nil }
    }

    /// Exit status and standard output.
    package func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    package static let pngcheck = ForeignProgram("pngcheck", probe: ["-h"])
    /// A validator of JSON Schema, from PyPI.
    package static let checkJSONSchema = ForeignProgram("check-jsonschema", probe: ["--version"])
    package static let pillow = ForeignProgram("python3", probe: ["-c", "import PIL.Image"])
}
