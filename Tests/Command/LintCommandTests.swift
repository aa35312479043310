import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct LintCommandTests {
    private let folder = NSTemporaryDirectory() + "lint-" + UUID().uuidString

    init() throws {
        try OutputFile.write(Array(#"{"screens": [{"device": "iphone-se-1"}]}"#.utf8), to: "\(folder)/framewright.json")
    }

    private static let catalogue = Catalogue([
        SceneDefinition(
            "signs", summary: "", states: [("fine", "", "ok"), ("long", "", "far too long for such a sign")]
        ) {
            text in
            Text(text).lineLimit(1).frame(maxWidth: 120)
        }
    ])

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: ["lint", "--folder", folder] + arguments, over: Self.catalogue)
    }

    @Test func `a broken screen ends with 1, a correct one with 0`() {
        #expect(run("signs/fine") == .fine)
        #expect(run("signs/long") == .findings)
        #expect(run("--json") == .findings)
        #expect(run("--rules") == .fine)
    }

    @Test func `a scene that fails does not prevent linting the others`() throws {
        let scene = SceneDefinition("s", summary: "", states: [("a", "", true), ("b", "", false)]) { fails in
            if fails { ThemeColor("color.nowhere") }
            Text("far too long").lineLimit(1).frame(width: 20)
        }
        let report = "\(folder)/report.html"
        for arguments in [["--report", report], ["--json"], ["--sweep", "width=90...92,height=50"]] {
            let all = ["lint", "--folder", folder] + arguments
            #expect(CommandLineTool.status(of: all, over: Catalogue([scene])) == .findings)
        }
        let page = String(decoding: try InputFile.read(report, limit: 1 << 24), as: UTF8.self)
        #expect(page.contains("color.nowhere") && page.contains("truncated-text") && page.contains("on iphone-15"))
    }

    @Test func `a rule can be turned off or reduced, by option or by the project`() throws {
        #expect(run("--rule", "truncated-text=off") == .fine)
        #expect(run("--rule", "truncated-text=warning") == .fine)
        let settings = #"{"screens": [{"device": "iphone-se-1"}], "lint": {"rules": {"truncated-text": "off"}}}"#
        try OutputFile.write(Array(settings.utf8), to: "\(folder)/framewright.json")
        #expect(run() == .fine)
        #expect(run("--rule", "truncated-text=error") == .findings)
    }

    @Test(arguments: [
        (["--device", "iphone-se-*"], 3), (["--device", "iphone-15,ipad-pro-12-9", "--device", "iphone-se-1"], 3),
        (["--theme", "classic,midnight", "--context", "plain,dark"], 4), (["--text-size", "large,AX3"], 2),
        (["--locale", "en,ar"], 2), (["--direction", "ltr,rtl"], 2), (["--orientation", "portrait,landscape"], 2),
        (["--device", "iphone-15,iphone-se-1", "--theme", "classic,midnight", "--where", "theme=classic"], 2),
        (["--size", "300x300", "--theme", "classic,midnight"], 2), ([], 1), (["--theme", "c*"], 1),
        (["--theme", "m*,classic"], 2), (["--text-size", "AX*"], 5), (["--text-size", "xl*,large"], 2),
        (["--theme", "classic", "--context", "plain,d*"], 2),
    ])
    func `lint covers every combination of lists and globs`(options: [String], count: Int) throws {
        let results = "\(folder)/results.json"
        #expect(
            CommandLineTool.status(
                of: ["lint", "signs/fine", "--folder", folder, "--results", results] + options, over: Self.catalogue)
                == .fine)
        let text = String(decoding: try InputFile.read(results, limit: 1 << 20), as: UTF8.self)
        #expect(text.ranges(of: "signs/fine").count == count, "\(text)")
    }

    @Test func `theme from a pipe is read once`() throws {
        let pipe = "\(folder)/theme.json"
        let isMade = unsafe mkfifo(pipe, 0o600) == 0
        #expect(isMade)
        Thread.detachNewThread { try? OutputFile.write(Array(ShippedTheme.classic.source.utf8), to: pipe) }
        #expect(run("signs/fine", "--theme", pipe) == .fine)
    }

    @Test func `findings of several devices name the device`() throws {
        let report = "\(folder)/lint.html"
        #expect(run("signs/long", "--device", "iphone-15,iphone-se-1", "--report", report) == .findings)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/failures/lint").sorted()
        #expect(files == ["signs-long.iphone-15.documented.png", "signs-long.iphone-se-1.documented.png"])
    }

    @Test func `an unmatched device glob or an unknown context ends with 64`() {
        #expect(run("--device", "iphnoe-*") == .usage)
        #expect(run("--device", "iphone15") == .usage)
        #expect(run("--theme", "classic", "--context", "drak") == .usage)
        #expect(run("--size", "9x9", "--device", "iphone-15") == .usage)
        #expect(run("--device", "desktop-small", "--landscape") == .usage)
    }

    @Test func `a sweep writes the smallest failing size`() throws {
        let image = "\(folder)/smallest.png"
        #expect(run("signs/fine", "--sweep", "width=90...99,height=50...52", "-o", image) == .fine)
        #expect(!FileManager.default.fileExists(atPath: image))
        #expect(run("--sweep", "width=90...99,height=50...52", "--scale", "1", "-o", image, "--json") == .findings)
        #expect(try PNGFile.read(image).size == PixelSize(width: 90, height: 50))
    }

    @Test func `invalid arguments end with 64`() {
        #expect(run("no-such-scene") == .usage)
        #expect(run("--rule", "contrast=maybe") == .usage)
        #expect(run("--rule", "no-rule=off") == .usage)
        #expect(run("--sweep", "width=9") == .usage)
        #expect(run("--sweep", "width=9,height=9", "--size", "3x3") == .usage)
        #expect(run("-o", "x.png") == .usage)
    }

    @Test func `allowing needs a rule and a reason`() {
        func record(_ arguments: String...) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(of: ["snapshot", "record", "--folder", folder] + arguments, over: Self.catalogue)
        }
        #expect(record("--allow", "contrast") == .usage)
        #expect(record("--because", "so") == .usage)
        #expect(record("--allow", "nothing", "--because", "so") == .usage)
    }
}
