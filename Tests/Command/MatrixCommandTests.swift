import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct MatrixCommandTests {
    private let folder = NSTemporaryDirectory() + "matrix-" + UUID().uuidString

    init() throws {
        try OutputFile.write(Array(#"{"screens": [{"device": "iphone-se-1"}]}"#.utf8), to: "\(folder)/framewright.json")
    }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: ["matrix", "--folder", folder] + arguments, over: .documented)
    }

    private func files(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)").sorted()
    }

    @Test func `every cell becomes a file and a position on the sheet`() throws {
        let sheet = "\(folder)/sheet.png"
        let status = run(
            "game2048/late-game", "--device", "iphone-se-1,iphone-15", "--orientation", "portrait,landscape", "--theme",
            "classic", "--context", "plain,dark", "--where", "device=iphone-se-1", "--scale", "1", "--sheet", sheet,
            "-o",
            "\(folder)/cells")
        #expect(status == .fine)
        let names = ["classic", "classic-dark", "landscape.classic", "landscape.classic-dark"]
        #expect(try files("cells") == names.map { "game2048-late-game.iphone-se-1.\($0).png" }.sorted())
        #expect(try PNGFile.read("\(folder)/cells/\(try files("cells")[0])").size == PixelSize(width: 320, height: 568))
        #expect(try PNGFile.read(sheet).width > 2 * 260)
    }

    @Test func `a scene that fails does not prevent rendering the others`() throws {
        let scene = SceneDefinition("s", summary: "", states: [("a", "", true), ("b", "", false)]) { fails in
            if fails { ThemeColor("color.nowhere") }
            Text("fine")
        }
        let (cells, results) = ("\(folder)/cells", "\(folder)/results.json")
        let arguments = ["matrix", "-o", cells, "--sheet", "\(folder)/sheet.png", "--results", results]
        #expect(CommandLineTool.status(of: arguments, over: Catalogue([scene])) == .findings)
        #expect(try files("cells") == ["s-b.iphone-15.documented.png"])
        let text = String(decoding: try InputFile.read(results, limit: 1 << 20), as: UTF8.self)
        #expect(text.contains("color.nowhere") && text.contains("\"rendered\""))
    }

    @Test func `the images equal those of render for any number of threads`() throws {
        let arguments = ["calculator/start", "--theme", "midnight,classic", "--scale", "2"]
        for jobs in ["1", "5"] {
            let all =
                ["matrix", "--jobs", jobs, "-o", "\(folder)/\(jobs)", "--sheet", "\(folder)/\(jobs).png"] + arguments
            #expect(CommandLineTool.status(of: all, over: .documented) == .fine)
        }
        #expect(try PNGFile.read("\(folder)/1.png") == PNGFile.read("\(folder)/5.png"))
        let one = "\(folder)/one.png"
        let render = ["render", "calculator/start", "--theme", "classic", "--scale", "2", "-o", one]
        #expect(CommandLineTool.status(of: render, over: .documented) == .fine)
        for jobs in ["1", "5"] {
            #expect(try PNGFile.read("\(folder)/\(jobs)/calculator-start.iphone-15.classic.png") == PNGFile.read(one))
        }
    }

    @Test func `a named matrix and a dry run`() throws {
        let settings =
            #"{"screens": [{"device": "iphone-se-1"}], "matrices": {"small": {"scenes": ["pet/"], "pairwise": true}}}"#
        try OutputFile.write(Array(settings.utf8), to: "\(folder)/framewright.json")
        #expect(run("small", "--dry-run", "--json") == .fine)
        #expect(run("small", "--dry-run", "--where", "scene=pet/none") == .usage)
        #expect(try files("") == ["framewright.json"])
    }

    @Test func `themes of a named matrix are relative to its folder, those of options to the working folder`() throws {
        let settings =
            #"{"screens": [{"device": "iphone-se-1"}], "matrices": {"m": {"scenes": ["pet/"], "themes": ["t.json"]}}}"#
        try OutputFile.write(Array(settings.utf8), to: "\(folder)/framewright.json")
        let missing = failure(of: ["matrix", "--folder", folder, "m", "--dry-run"])
        #expect(missing?.status == .noInput)
        let place = "\(folder)/framewright.json:1:92 (/matrices/m/themes/0)"
        #expect(missing?.message == "no such file, \(folder)/t.json, named in \(place)")
        try OutputFile.write(Array(#"{"name": "T"}"#.utf8), to: "\(folder)/t.json")
        #expect(run("m", "--dry-run") == .fine)
        #expect(run("m", "--dry-run", "--theme", "t.json") == .noInput)
    }

    @Test func `a theme file under two spellings is one theme`() throws {
        try OutputFile.write(Array(#"{"name": "T"}"#.utf8), to: "\(folder)/t.json")
        let themes = ["t.json", "./t.json", "../\(folder.split(separator: "/").last ?? "")/t.json"]
        #expect(
            run("pet/dog", "--theme", themes.map { "\(folder)/\($0)" }.joined(separator: ","), "-o", "\(folder)/o")
                == .fine)
        let written = try files("o")
        #expect(
            !written.isEmpty && written.allSatisfy { $0.hasSuffix(".t.png") } && Set(written).count == written.count)
    }

    @Test func `invalid arguments end with 64`() {
        #expect(run("pet/") == .usage)
        #expect(run("no-such-scene", "--dry-run") == .usage)
        #expect(run("--dry-run", "--device", "no-*") == .usage)
        #expect(run("--dry-run", "--device", "iphone-sx") == .usage)
        #expect(run("--dry-run", "--context", "noon") == .usage)
        #expect(run("--dry-run", "--text-size", "huge") == .usage)
        #expect(run("--dry-run", "--where", "x") == .usage)
    }
}
