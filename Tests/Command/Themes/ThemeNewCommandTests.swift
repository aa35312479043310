import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand
@testable import FramewrightVerification

@MainActor
struct ThemeNewCommandTests {
    private let folder = NSTemporaryDirectory() + "new-" + UUID().uuidString
    private var file: String { "\(folder)/mine.json" }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: arguments, over: .documented)
    }

    private func start(_ background: String, _ ink: String, _ accent: String, _ more: [String] = []) -> [String] {
        ["theme", "new", file, "--background", background, "--ink", ink, "--accent", accent] + more
    }

    @Test(arguments: [
        ("#fffaf0", "#2b1d0e", "#c2410c"), ("#0f172a", "#e2e8f0", "38bdf8"), ("#808080", "#7a7a7a", "#858585"),
        ("white", "Navy", "rebeccapurple"), ("linen", "black", "orange"),
    ])
    func `a new theme has no errors on any screen`(background: String, ink: String, accent: String) throws {
        #expect(CommandLineTool.status(of: start(background, ink, accent), over: .documented) == .fine)
        #expect(run("theme", "check", file) == .fine)
        #expect(try ThemeOptions.load(file).name == "mine")
    }

    @Test func `an existing file is overwritten only on request`() throws {
        let arguments = start("#ffffff", "#000000", "#0000ff")
        #expect(CommandLineTool.status(of: arguments, over: .documented) == .fine)
        let before = try InputFile.read(file, limit: 1 << 20)
        let again = start("#000000", "#ffffff", "#0000ff")
        #expect(failure(of: again)?.status == .cannotCreate)
        #expect(try InputFile.read(file, limit: 1 << 20) == before)
        #expect(CommandLineTool.status(of: again + ["--force", "--json"], over: .documented) == .fine)
        #expect(try InputFile.read(file, limit: 1 << 20) != before)
    }

    @Test func `an invalid colour is wrong usage, with a hint, and writes nothing`() {
        for text in ["colourful", "#12", "#ff000080"] {
            let failed = failure(of: start(text, "#000000", "#0000ff"))
            #expect(failed?.status == .usage && failed?.hint.contains("#") == true)
        }
        #expect(InputFile.size(of: file) == nil)
    }

    @Test func `list roles prints every role, with scenes for those that are drawn`() throws {
        let uses = try RoleUses(.documented).uses
        let scenes = Dictionary(uniqueKeysWithValues: uses.map { ($0.role, $0.scenes) })
        #expect(scenes["color.accent"]?.contains("game2048") == true)
        #expect(scenes["color.selector"] == ["pet"] && scenes["color.column.odd"] == ["course-rank"])
        #expect(uses.filter { $0.role.hasPrefix("color.tile.") }.count == 12)
        #expect(run("list", "roles") == .fine && run("list", "roles", "--json") == .fine)
    }

    @Test func `fallbacks to the documented theme are reported in one line`() throws {
        try OutputFile.write(
            Array(##"{"name": "T", "color": {"$type": "color", "background": {"$value": "#101820"}}}"##.utf8), to: file)
        let theme = try ThemeOptions.load(file)
        let usage = TokenUsage()
        #expect(theme.remarkOnDocumented(of: usage) == nil)
        _ = theme.recording(in: usage).color("color.pet.selector")
        #expect(theme.remarkOnDocumented(of: usage)?.hasPrefix("1 colour of this screen is left") == true)
        #expect(Theme.documented.remarkOnDocumented(of: usage) == nil)
        let check = ThemeCheck(.documented)
        let cell = MatrixCell(
            scene: "pet/dog", device: "iphone-15", orientation: .portrait, theme: "", context: nil, textSize: .large,
            direction: nil, locale: "en")
        let report = try check.report(on: theme, screens: [cell])
        let lines = report.text.split(separator: "\n").filter { $0.contains("leaves to documented") }
        #expect(lines.count == 1 && lines[0].contains("color.pet.selector") && lines[0].contains("theme set"))
        #expect(!report.text.contains("(of documented)") && report.errorCount > 1)
    }

    @Test func `control characters in a theme's names are escaped`() throws {
        let text = ##"""
            {"name": "\u001b]0;x\u0007", "color": {"$type": "color", "a\u001b[31m\u009bb\n": {"$value": "#ffffff"}, "c": {"$value": "#ffffff"}}}
            """##
        try OutputFile.write(Array(text.utf8), to: file)
        let theme = try ThemeOptions.load(file)
        let report = try ThemeCheck(.documented).report(on: theme, screens: [])
        let words = report.text + "\(ThemeDifference(from: .documented, to: theme))"
        #expect(words.contains(#"a\u{1B}[31m\u{009B}b\n"#))
        #expect(!words.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        let json = report.output(theme: file).indented()
        #expect(!json.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect("\u{1B}[31m\n\tx".printableLines() == "\\u{1B}[31m\n\tx")
    }
}
