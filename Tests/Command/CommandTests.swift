import ArgumentParser
import Foundation
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct CommandTests {
    private let folder = NSTemporaryDirectory() + "command-" + UUID().uuidString

    init() throws { try Folder.create(for: "\(folder)/x") }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: arguments, over: .documented)
    }

    private func file(_ name: String, _ text: String) throws -> String {
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
        return "\(folder)/\(name)"
    }

    private var output: String { "\(folder)/out.png" }

    @Test func `render writes the device's image, with the same bytes every time`() throws {
        #expect(run("render", "game2048/late-game", "--device", "iphone-se-1", "-o", output) == .fine)
        let first = try InputFile.read(output, limit: 1 << 24)
        #expect(try PNG.decode(first).size == PixelSize(width: 640, height: 1136))
        #expect(run("render", "game2048/late-game", "--device", "iphone-se-1", "-o", output) == .fine)
        #expect(try InputFile.read(output, limit: 1 << 24) == first)
    }

    @Test func `the smallest file has the same image`() throws {
        let (fast, small) = ("\(folder)/fast.png", "\(folder)/small.png")
        #expect(run("render", "game2048/late-game", "--device", "iphone-se-1", "-o", fast) == .fine)
        #expect(run("render", "game2048/late-game", "--device", "iphone-se-1", "--smallest", "-o", small) == .fine)
        #expect(try PNGFile.read(small) == PNGFile.read(fast))
        let limit = 1 << 24
        #expect(try InputFile.read(small, limit: limit).count < InputFile.read(fast, limit: limit).count)
    }

    @Test func `size, scale and landscape determine the pixels`() throws {
        #expect(run("render", "game2048", "--size", "500x900", "--scale", "0.5", "--landscape", "-o", output) == .fine)
        #expect(try PNGFile.read(output).size == PixelSize(width: 450, height: 250))
    }

    @Test func `a state document and a table are rendered`() throws {
        let game = try file(
            "g.json", #"{"scene": "game2048", "version": 1, "state": {"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]]}}"#)
        #expect(run("render", "game2048", "--state", game, "--size", "200x400", "-o", output) == .fine)
        let scores = try file("s.csv", "name,score\nAda,3\n")
        #expect(run("render", "course-rank", "--state", scores, "--size", "320x400", "-o", output) == .fine)
    }

    @Test func `an outline is printed instead of the description, and the image is written all the same`() throws {
        #expect(run("render", "game2048/late-game", "--size", "393x852", "--outline", "-o", output) == .fine)
        #expect(try PNGFile.read(output).size == PixelSize(width: 393, height: 852))
    }

    @Test func `an unknown language is rendered with a warning`() {
        #expect(LanguageRemark.text(of: "zz-ZZ")?.contains("no language 'zz-ZZ'") == true)
        #expect(LanguageRemark.text(of: "zh-Hant") == nil)
        #expect(run("render", "pet", "--locale", "chinese", "--size", "90x90", "-o", output) == .fine)
    }

    @Test(arguments: ["documented", "classic", "midnight", "high-contrast"])
    func `every shipped theme renders`(theme: String) throws {
        #expect(run("render", "course-rank", "--theme", theme, "--size", "320x480", "-o", output) == .fine)
        let paper = try #require(Theme.shipped(named: theme).color("color.course.rankList.background"))
        #expect(try PNGFile.read(output)[0, 0] == PremultipliedPixel(paper))
    }

    @Test func `snapshots are recorded, verified and reported as different, missing and unused`() throws {
        let settings = #"{"scale": 1, "screens": [{"device": "iphone-se-1"}]}"#
        _ = try file("framewright.json", settings)
        let record = CommandLineTool.status(
            of: ["snapshot", "record", "--folder", folder, "podium"], over: .documented)
        // Nothing is recorded in continuous integration.
        guard ProcessEnvironment["CI"] == nil else { return #expect(record == .usage) }
        #expect(record == .fine)
        #expect(run("snapshot", "verify", "--folder", folder, "podium") == .fine)
        #expect(run("snapshot", "verify", "--folder", folder, "--json") == .findings)
        let image = "\(folder)/course-rank/podium/iphone-se-1.documented.png"
        var stored = try PNGFile.read(image)
        stored[3, 3] = .clear
        try PNGFile.write(stored, to: image)
        #expect(run("snapshot", "verify", "--folder", folder, "podium") == .findings)
        #expect(run("snapshot", "verify", "--folder", folder, "no-such-picture") == .usage)
    }

    @Test func `animations are recorded, verified on any number of threads and reported as different`() throws {
        let settings = #"{"references": "films", "fps": 30, "screens": [{"device": "iphone-se-1"}]}"#
        _ = try file("framewright.json", settings)
        let arguments = ["--folder", folder, "calculator/press"]
        let record = CommandLineTool.status(of: ["snapshot", "record", "--jobs", "2"] + arguments, over: .documented)
        guard ProcessEnvironment["CI"] == nil else { return #expect(record == .usage) }
        #expect(record == .fine)
        func verify(_ jobs: String) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(of: ["snapshot", "verify", "--jobs", jobs] + arguments, over: .documented)
        }
        #expect(verify("1") == .fine && verify("3") == .fine && verify("0") == .usage)
        _ = try file("framewright.json", settings.replacing("30", with: "25"))
        #expect(verify("2") == .findings)
        #expect(try PNGFile.read("\(folder)/failures/calculator/press/iphone-se-1.documented.strips.png").width > 320)
    }

    @Test func `a user's device file is used, a broken one is rejected`() throws {
        let mine = try file("d.json", #"[{"id": "mine", "name": "M", "width_pt": 300, "height_pt": 400, "scale": 1}]"#)
        #expect(run("render", "game2048", "--devices-file", mine, "--device", "mine", "-o", output) == .fine)
        #expect(try PNGFile.read(output).size == PixelSize(width: 300, height: 400))
        let broken = try file("x.json", #"[{"id": "../up"}]"#)
        #expect(run("render", "game2048", "--devices-file", broken, "--size", "90x90", "-o", output) == .data)
    }

    @Test(arguments: [["render", "--help"], ["help", "render"], ["render", "-h"]])
    func `help is about the given command`(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) {
            var command = try RootCommand.parseAsRoot(arguments)
            try command.run()
        }
        let failure = Failure(try #require(error))
        #expect(failure.status == .fine && failure.message.contains("--device"))
    }

    @Test func `animate's help lists the same outputs as its errors`() throws {
        let help = try #require(failure(of: ["animate", "--help"])?.message).split(whereSeparator: \.isWhitespace)
        #expect(help.joined(separator: " ").contains(ExportFormat.outputs))
    }

    @Test(arguments: [
        (["rendr", "--help"], "framewright has no command 'rendr'", "did you mean \"render\"?"),
        (["help", "rendr"], "framewright has no command 'rendr'", "did you mean \"render\"?"),
        (["export", "--help"], "framewright has no command 'export'", "one of preview, list, render"),
        (["snapshot", "verfy", "-h"], "framewright snapshot has no command 'verfy'", "did you mean \"verify\"?"),
        (["hepl"], "framewright has no command 'hepl'", "did you mean \"help\"?"),
        (["theme", "chek"], "framewright theme has no command 'chek'", "did you mean \"check\"?"),
    ])
    func `an unknown command is reported, also with a help option`(
        arguments: [String], words: String, hint: String
    ) {
        let failure = failure(of: arguments)
        #expect(failure?.status == .usage && failure?.message == words)
        #expect(failure?.hint.hasPrefix(hint) == true, "\(failure?.hint ?? "")")
    }

    @Test(arguments: [
        ["matrix", "game2048", "--sheet", "-"], ["matrix", "game2048", "-o", "-"],
        ["matrix", "game2048", "--dry-run", "--results", "-"], ["theme", "diff", "classic", "midnight", "-o", "-"],
        ["theme", "check", "classic", "--fix", "-o", "-"], ["diff", "a.png", "b.png", "--blink", "-"],
        ["animate", "game2048/slide", "-o", "a.gif", "--layout", "-"],
        ["play", "a.yaml", "-o", "a.gif", "--results", "-"],
    ])
    func `a file beside the printed result must not go to standard output`(arguments: [String]) {
        let failure = failure(of: arguments)
        #expect(failure?.status == .usage && failure?.message.hasPrefix("- is standard output") == true)
    }

    @Test func `wrong usage ends with 64`() {
        #expect(run("render", "game2048/lategame") == .usage)
        #expect(run("render", "game2048", "--device", "iphone15") == .usage)
        #expect(run("render", "game2048", "--theme", "classik") == .usage)
        #expect(run("render", "game2048", "--theme", "classic", "--context", "drak") == .usage)
        #expect(run("render", "game2048", "--size", "0x100") == .usage)
        #expect(run("render", "game2048", "--size", "1e9x1e9") == .usage)
        #expect(run("render", "game2048", "--size", "nanx5") == .usage)
        #expect(run("render", "game2048", "--size", "100") == .usage)
        #expect(run("render", "game2048", "--size", "9x9", "--device", "iphone-15") == .usage)
        #expect(run("render", "game2048", "--device", "desktop-small", "--landscape") == .usage)
        #expect(run("rendr") == .usage)
    }

    @Test func `bad input ends with 65, missing input with 66`() throws {
        let broken = try file("b.json", #"{"scene": "game2048", "version": 1, "state": {"board": [[3]]}}"#)
        #expect(run("render", "game2048", "--state", broken, "-o", output) == .data)
        let theme = try file("t.json", #"{"name": "T", "colr": {}}"#)
        #expect(run("render", "game2048", "--theme", theme, "-o", output) == .data)
        #expect(run("render", "game2048", "--theme", try file("e.json", ""), "-o", output) == .data)
        #expect(run("render", "game2048", "--state", "\(folder)/nowhere.json", "-o", output) == .noInput)
        #expect(run("render", "game2048", "--theme", "\(folder)/nowhere.json", "-o", output) == .noInput)
        #expect(run("list", "--devices-file", "\(folder)/nowhere.json") == .noInput)
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test func `an output that cannot be created ends with 73, a full disk with 74, and folders are created`() {
        #expect(run("render", "game2048", "--size", "90x90", "-o", "\(folder)/new/folder/a.png") == .fine)
        #expect(run("render", "game2048", "--size", "90x90", "-o", "\(folder)/new/folder/a.png/b.png") == .cannotCreate)
        #expect(run("render", "game2048", "--size", "90x90", "-o", folder) == .cannotCreate)
        #expect(run("render", "game2048", "--size", "90x90", "-o", "/dev/full") == .inputOutput)
    }

    @Test(arguments: [
        ["list"], ["list", "--json"], ["list", "scenes"], ["list", "--schema", "game2048"],
        ["list", "--schema", "theme"], ["--help"], ["--version"],
    ])
    func `commands that only print end with 0`(arguments: [String]) {
        #expect(CommandLineTool.status(of: arguments, over: .documented) == .fine)
    }

    @Test func `a missing font ends with 69 and names its package`() throws {
        let error = RenderError.views([
            .typography(.fontMissing(file: "Inter-Bold.otf", package: "fonts-inter", searched: ["/usr/share/fonts"]))
        ])
        let failure = Failure(error)
        #expect(failure.status == .unavailable)
        #expect(failure.hint.contains("apt-get install fonts-inter"))
    }

    @Test func `missing fonts of several packages name each package once`() {
        func missing(_ package: String?) -> ViewsError {
            .typography(.fontMissing(file: "a.otf", package: package, searched: []))
        }
        let packages = ["fonts-inter", "fonts-noto-cjk", nil, "fonts-inter"]
        #expect(
            Failure(RenderError.views(packages.map(missing))).hint
                == "install them: apt-get install fonts-inter fonts-noto-cjk")
        #expect(
            Failure(RenderError.views(["fonts-inter", "fonts-inter"].map(missing))).hint
                == "install it: apt-get install fonts-inter")
        #expect(
            Failure(RenderError.views([missing(nil), missing("fonts-inter")])).hint
                == "check the path of the family's file")
    }
}
