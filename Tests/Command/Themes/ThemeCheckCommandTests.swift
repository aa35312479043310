import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct ThemeCheckCommandTests {
    private let folder = NSTemporaryDirectory() + "check-" + UUID().uuidString
    private var file: String { "\(folder)/mine.json" }

    init() throws {
        try Folder.create(for: "\(folder)/x")
        let faint = ShippedTheme.midnight.source.replacing("\"#edf0f9\"", with: "\"#5a6080\"")
        try OutputFile.write(Array(faint.utf8), to: file)
    }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: ["theme"] + arguments, over: .documented)
    }

    private func bytes(_ path: String) throws -> [UInt8] { try InputFile.read(path, limit: 1 << 26) }

    @Test func `a correct theme ends with 0, one with errors does not, and --fix repairs it`() throws {
        #expect(run("check", "midnight", "--scene", "game2048/start") == .fine)
        #expect(run("check", file, "--scene", "game2048/start", "--json") == .findings)
        let fixed = "\(folder)/mended.json"
        #expect(run("check", file, "--scene", "game2048/start", "--fix", "-o", fixed, "--json") == .fine)
        #expect(run("check", fixed, "--scene", "*/start") == .fine)
        // Only one token has changed.
        let (before, after) = (try bytes(file), try bytes(fixed))
        #expect(before.count == after.count && zip(before, after).count { $0 != $1 } <= 6)
        #expect(try ThemeOptions.load(fixed).color("color.ink") != ThemeOptions.load(file).color("color.ink"))
    }

    @Test func `invalid arguments are wrong usage`() {
        #expect(run("check", file, "--fix") == .usage)
        #expect(run("check", file, "-o", "\(folder)/x.json") == .usage)
        #expect(run("check", file, "--scene", "nowhere") == .usage)
        #expect(run("check", "midnite") == .usage)
        #expect(run("check", file, "--rule", "contrast=loud") == .usage)
        #expect(run("check", "\(folder)/none.json") == .noInput)
        #expect(run("check", "--rules") == .fine)
    }

    @Test func `no command overwrites its input`() throws {
        let before = try bytes(file)
        #expect(run("check", file, "--scene", "game2048/start", "--fix", "-o", file) == .usage)
        #expect(run("import", file, "-o", "\(folder)/./mine.json") == .usage)
        #expect(run("export", file, "--to", "css", "-o", file) == .usage)
        #expect(run("sheet", "midnight", file, "--scene", "pet/dog", "-o", file) == .usage)
        #expect(run("diff", "midnight", file, "--scene", "pet/dog", "-o", file) == .usage)
        let render = ["render", "game2048/start", "--theme", file, "-o", file]
        #expect(CommandLineTool.status(of: render, over: .documented) == .usage)
        #expect(try bytes(file) == before)
    }

    @Test func `themes of one name are distinguished by their arguments`() throws {
        let names = try ThemeOptions.load(["midnight", "midnight", "classic"]).map(\.name)
        #expect(names == ["Midnight (midnight)", "Midnight (midnight)", "Classic"])
        let files = try ThemeOptions.load(["midnight", file]).map(\.name)
        #expect(files == ["Midnight (midnight)", "Midnight (mine.json)"])
    }

    @Test func `a sheet of several themes and a difference are images`() throws {
        let (sheet, image) = ("\(folder)/sheet.png", "\(folder)/diff.png")
        #expect(run("sheet", "midnight", file, "--scene", "game2048/start", "-o", sheet) == .fine)
        #expect(run("diff", "midnight", file, "--scene", "game2048/start", "-o", image) == .findings)
        for path in [sheet, image] { #expect(try PNGFile.read(path).width > 1300) }
        #expect(run("diff", "midnight", "midnight") == .fine)
        #expect(run("diff", "midnight", file, "--json") == .findings)
    }

    @Test func `a theme without a token is not imported`() throws {
        let empty = "\(folder)/empty.json"
        for text in ["{\"name\": \"Empty\"}", "{}"] {
            try OutputFile.write(Array(text.utf8), to: empty)
            #expect(run("import", empty, "-o", "\(folder)/out.json") == .data)
        }
        #expect(InputFile.size(of: "\(folder)/out.json") == nil)
    }
}
