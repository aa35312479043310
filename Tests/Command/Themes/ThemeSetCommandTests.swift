import Foundation
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct ThemeSetCommandTests {
    private let folder = NSTemporaryDirectory() + "theme-" + UUID().uuidString
    private let text =
        "{\n  \"name\": \"Mine\",\n  \"color\": { \"$type\": \"color\", \"tile\": { \"8\": { \"$value\": \"#f2b179\" } } }\n}\n"
    private var file: String { "\(folder)/mine.json" }

    init() throws {
        try Folder.create(for: "\(folder)/x")
        try OutputFile.write(Array(text.utf8), to: file)
    }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: ["theme", "set"] + arguments, over: .documented)
    }

    private func now() throws -> String {
        String(decoding: try InputFile.read(file, limit: 1 << 20), as: UTF8.self)
    }

    @Test(arguments: ["tile.8", "color.tile.8"])
    func `a token is changed in its file`(token: String) throws {
        #expect(run(file, token, "#1a73e8") == .fine)
        #expect(try now() == text.replacing("#f2b179", with: "#1a73e8"))
    }

    @Test func `standard input cannot be changed`() {
        #expect(run("-", "tile.8", "#1a73e8") == .usage)
        #expect(!FileManager.default.fileExists(atPath: "-"))
    }

    @Test func `every form of a value is accepted`() throws {
        #expect(run(file, "tile.8", #"{"colorSpace": "srgb", "components": [0, 0.5, 1]}"#) == .fine)
        #expect(run(file, "tile.16", "{color.tile.8}") == .fine)
        #expect(
            run(file, "radius.tile", "6px") == .fine && run(file, "opacity.control.pressed", "0.25", "--json") == .fine)
        let theme = "\(try ThemeOptions.load(file))"
        #expect(theme.contains("color.tile.16 #0080ff {color.tile.8}\n") && theme.contains("radius.tile 6px\n"))
    }

    @Test func `a colour's CSS name is written in hex, also within a context`() throws {
        #expect(run(file, "tile.8", "RebeccaPurple") == .fine)
        #expect(try now() == text.replacing("#f2b179", with: "#663399"))
        #expect(run(file, "tile.8", "navy", "--context", "plain") == .fine)
        #expect(try now() == text.replacing("#f2b179", with: "#000080"))
        #expect(run(file, "tile.8", "rgb(26 115 232)") == .fine)
        #expect(try now() == text.replacing("#f2b179", with: "#1a73e8"))
        let failed = failure(of: ["theme", "set", file, "tile.8", "ornage"])
        #expect(failed?.message == "ornage is no colour" && failed?.hint == "did you mean \"orange\"?")
    }

    @Test func `a folder locked by another program ends with 74, and the file is unchanged`() throws {
        let lock = try FolderLock(folder)
        #expect(run(file, "tile.8", "#1a73e8") == .inputOutput)
        _ = consume lock
        #expect(try now() == text)
    }

    @Test func `an unused token is written too`() throws {
        #expect(run(file, "color.tlie.8", "#000") == .fine)
        #expect(try now().contains("tlie"))
    }

    @Test func `errors end with their code and leave the file unchanged`() throws {
        #expect(run(file, "tile.8", "tael") == .usage)
        #expect(run(file, "tile.8", "{color.tile.8}") == .usage)
        #expect(run(file, "tile", "#000") == .usage)
        #expect(run(file, "tile.9", "#000", "--context", "dark") == .usage)
        #expect(run(file, "tile.8") == .usage)
        #expect(run("\(folder)/none.json", "tile.8", "#000") == .noInput)
        #expect(try now() == text)
        try OutputFile.write(Array("{\"name\": 3}".utf8), to: file)
        #expect(run(file, "tile.8", "#000") == .data)
    }
}
