import Foundation

/// Another program that reads and writes our formats, if installed.
package struct ForeignProgram {
    private var path: String

    /// Finds the first `name` on the PATH that runs with `arguments`; nil if there is none.
    package init?(_ name: String, probe arguments: [String], status expected: Int32 = 0) {
        path = ""
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for path in folders.map({ "\($0)/\(name)" }) where FileManager.default.isExecutableFile(atPath: path) {
            self.path = path
            if let (status, _) = try? run(arguments), status == expected { return }
        }
        return nil
    }

    /// Runs the program and returns its exit status and standard output.
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
    package static let swiftc = ForeignProgram("swiftc", probe: ["--version"])
    package static let python = ForeignProgram("python3", probe: ["-c", ""])
    /// From PyPI's resvg-cli.
    package static let resvg = ForeignProgram("resvg", probe: ["--version"])
    /// From Debian's librsvg2-bin.
    package static let rsvg = ForeignProgram("rsvg-convert", probe: ["--version"])
    /// Generates fonts with `Tests/Fixtures/Fonts/make.py`.
    package static let fontTools = ForeignProgram("python3", probe: ["-c", "import fontTools"])
    /// GitHub's parser of Markdown, from Debian's cmark-gfm.
    package static let markdown = ForeignProgram("cmark-gfm", probe: ["--version"])
    package static let ffmpeg = ForeignProgram("ffmpeg", probe: ["-version"])
    package static let ffprobe = ForeignProgram("ffprobe", probe: ["-version"])
    package static let gifsicle = ForeignProgram("gifsicle", probe: ["--version"])
    package static let apngdis = ForeignProgram("apngdis", probe: [], status: 1)
    /// From Debian's webp.
    package static let webpmux = ForeignProgram("webpmux", probe: ["-version"])
    /// From PyPI.
    package static let pixelmatch = ForeignProgram(
        "python3", probe: ["-c", "from pixelmatch import pixelmatch; pixelmatch(bytes(4), bytes(4), 1, 1)"])
    /// From PyPI: colour differences and structural similarity.
    package static let scikitImage = ForeignProgram("python3", probe: ["-c", "import skimage.color, skimage.metrics"])
    package static let pillow = ForeignProgram("python3", probe: ["-c", "import PIL.Image"])
}
