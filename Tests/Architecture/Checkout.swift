import Foundation

/// The checkout the tests were built from, read as text.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Returns every `import` line of a module, with any attributes or modifiers before the keyword.
    static func imports(of room: String) throws -> [(file: String, module: String)] {
        try imports(below: "Sources/\(room)")
    }

    /// Returns every `import` line of the files below a folder of the checkout.
    static func imports(below path: String) throws -> [(file: String, module: String)] {
        let folder = "\(root)/\(path)"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            // Lines inside multi-line strings are not imports. The expression takes a hundred times as long on lines
            // that cannot match.
            let code = text.utf8.split(separator: UInt8(ascii: "\n")).prefix { !$0.contains(quotes) }
            let lines = code.filter { $0.contains(word) }
            return lines.compactMap { module(Substring($0)).map { (file, $0) } }
        }
    }

    private static let word = Array("import ".utf8)
    private static let quotes = Array("\"\"\"".utf8)

    private static func module(_ line: Substring) -> String? {
        line.firstMatch(
            of:
                /^\s*(?:@\w+(?:\(\w+\))? +)*(?:(?:public|package|internal|fileprivate|private) +)?import +(?:(?:struct|class|enum|func|protocol|var|let|typealias) +)?(\w+)/
        ).map { String($0.1) }
    }

    /// Returns the targets according to `swift package dump-package`.
    static func manifest() throws -> Manifest {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let scratch = NSTemporaryDirectory() + "house-manifest"
        process.arguments = ["swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: data)
    }
}

/// The part of the manifest that the tests read.
struct Manifest: Decodable {
    struct Target: Decodable {
        /// One of `byName`, `target` or `product`, each an array that begins with a name.
        struct Dependency: Decodable {
            struct Element: Decodable {
                let text: String?

                init(from decoder: any Decoder) throws {
                    text = try? decoder.singleValueContainer().decode(String.self)
                }
            }

            let byName: [Element]?
            let target: [Element]?
            let product: [Element]?

            var name: String { ((byName ?? target ?? product)?.first?.text) ?? "" }
        }

        let name: String
        let type: String
        let path: String
        let dependencies: [Dependency]

        var dependencyNames: [String] { dependencies.map(\.name) }

        private enum CodingKeys: String, CodingKey { case name, type, path, dependencies }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            type = try container.decode(String.self, forKey: .type)
            path = try container.decodeIfPresent(String.self, forKey: .path) ?? ""
            dependencies = try container.decode([Dependency].self, forKey: .dependencies)
        }
    }

    let targets: [Target]
}
