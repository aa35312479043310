import Foundation

/// A test oracle: Debian's `hb-shape` (libharfbuzz-bin), if installed.
enum HarfBuzzOracle {
    static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").map { "\($0)/hb-shape" }.first(where: FileManager.default.isExecutableFile)

    private struct Glyph: Decodable {
        let g: Int
        let dx: Int
        let dy: Int
        let ax: Int
    }

    /// The file of Debian's package fonts-inter-variable.
    static let variableInter = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
    static let hasVariableInter = FileManager.default.isReadableFile(atPath: variableInter)

    /// Returns the id, x and y of every glyph of the text in font units, by default in Inter Regular.
    static func places(
        of text: String, in font: String = "/usr/share/fonts/opentype/inter/Inter-Regular.otf", variations: String = ""
    ) throws -> [[Int]] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program ?? "")
        process.arguments = [
            "--no-glyph-names", "--output-format=json", "--language=en",
            "--variations=\(variations)", font, "--text=\(text)",
        ]
        // hb-shape reads its arguments in the locale's encoding.
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var pen = 0
        return try JSONDecoder().decode([Glyph].self, from: data).map { glyph in
            defer { pen += glyph.ax }
            return [glyph.g, pen + glyph.dx, glyph.dy]
        }
    }
}
