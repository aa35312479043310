import Foundation
import Testing

/// Runs the commands of the README and of the articles with the built tool.
///
/// The blocks of a document run in order in a folder of their own with the shipped themes. A block marked `file` is
/// written there first, so a command's own loader reads it.
@Suite(.enabled(if: DocumentFolder.tool != nil, "the tool is not built beside the tests"))
struct DocumentCommandTests {
    private static let shown = ProjectDocument.all.filter { document in
        document.blocks.contains { $0.language == "sh" }
    }

    @Test(arguments: shown)
    func `the commands of a document run`(document: ProjectDocument) throws {
        let folder = try DocumentFolder()
        defer { folder.remove() }
        for block in document.blocks {
            if let file = block.marks["file"] { try folder.write(block.text, to: file) }
            guard block.language == "sh", folder.runs(block) else { continue }
            let (status, errors) = try folder.run(block.text)
            let expected: Int32 = block.marks["exits 1"] == nil ? 0 : 1
            #expect(status == expected, "\(document.path):\(block.line) exits with \(status): \(errors)")
        }
    }

    @Test(arguments: ProjectDocument.all)
    func `data of a document is a file that a command reads, or states why not`(document: ProjectDocument) {
        for (index, block) in document.blocks.enumerated() where ["json", "yaml", "csv"].contains(block.language) {
            let place = "\(document.path):\(block.line)"
            guard let file = block.marks["file"] else {
                #expect(block.marks["not run"]?.isEmpty == false, "\(place) is neither a file nor marked as not run")
                continue
            }
            let commands = document.blocks[index...].filter { $0.language == "sh" && $0.marks["not run"] == nil }
            let name = file.hasPrefix("Snapshots/") ? "framewright " : String(file.prefix { $0 != "/" })
            #expect(commands.contains { $0.text.contains(name) }, "no command after \(place) reads \(file)")
        }
    }
}

/// A temporary folder in which the commands of a document run.
struct DocumentFolder {
    /// The tool beside the tests' own program, under the name of its product, or of its target if only that is built.
    static let tool = ["framewright", "FramewrightTool"].map {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent($0).path
    }.first(where: FileManager.default.isExecutableFile)

    private let path = NSTemporaryDirectory() + "document-" + UUID().uuidString
    private var work: String { path + "/work" }

    init() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
        try files.createDirectory(atPath: work, withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: path + "/bin/framewright", withDestinationPath: Self.tool ?? "")
        try files.copyItem(atPath: ProjectDocument.root + "/Themes", toPath: work + "/Themes")
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: "\(work)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// False if the block states why it is not run, if `.ci/run` runs it, or if its program is not installed.
    func runs(_ block: ProjectDocument.Block) -> Bool {
        guard ["not run", "render", "test"].allSatisfy({ block.marks[$0] == nil }) else { return false }
        guard let program = block.marks["needs"] else { return true }
        return (try? run("command -v \(program)").status) == 0
    }

    /// Runs lines of a shell until one fails. Recording is allowed, also in continuous integration.
    func run(_ lines: String) throws -> (status: Int32, errors: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-ec", lines]
        process.currentDirectoryURL = URL(fileURLWithPath: work)
        var environment = ProcessInfo.processInfo.environment
        environment["CI"] = nil
        environment["PATH"] = "\(path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = pipe
        try process.run()
        let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, errors)
    }
}
