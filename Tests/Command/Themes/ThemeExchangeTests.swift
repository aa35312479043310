import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct ThemeExchangeTests {
    private let folder = NSTemporaryDirectory() + "exchange-" + UUID().uuidString
    private var scheme: String { "\(folder)/harbour.yaml" }

    init() throws {
        try Folder.create(for: "\(folder)/x")
        let colors = (0..<16).map { number in
            let digit = String(number, radix: 16, uppercase: true)
            return "base0\(digit): \"\(String(repeating: digit, count: 3))\(String(15 - number, radix: 16))00\"\n"
        }
        try OutputFile.write(Array("scheme: Harbour\n\(colors.joined())".utf8), to: scheme)
    }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: ["theme"] + arguments, over: .documented)
    }

    @Test func `a scheme is imported and used for rendering`() throws {
        let mine = "\(folder)/mine.json"
        #expect(run("import", scheme, "--role", "accent=base0E", "--name", "Mine", "-o", mine, "--json") == .fine)
        let theme = try ThemeOptions.load(mine)
        #expect(theme.name == "Mine" && theme.token(at: "color.accent")?.alias == "palette.base16.base0E")
        let status = CommandLineTool.status(
            of: ["render", "game2048/start", "--theme", mine, "-o", "\(folder)/a.png"], over: .documented)
        #expect(status == .fine)
    }

    @Test func `A role given twice, also by its whole path, is refused`() {
        let mine = "\(folder)/mine.json"
        for other in ["accent", "color.accent"] {
            #expect(run("import", scheme, "--role", "accent=base0E", "--role", "\(other)=base0D", "-o", mine) == .usage)
        }
        #expect(run("import", scheme, "--role", "color.tile.8=base0E", "--role", "pet.dog=base08", "-o", mine) == .fine)
    }

    @Test func `style sheets and other formats than --from says are refused by their syntax`() throws {
        func failed(_ name: String, _ text: String, _ more: String...) throws -> Failure? {
            try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
            return failure(of: ["theme", "import", "\(folder)/\(name)"] + more)
        }
        let sheets = [
            ("colors.css", ":root { --ink: #000; }"), ("a.scss", "$ink: #000;"), ("a.less", "@ink: #000;"),
            ("theme", "/* x */ html, body {\n color: red\n}"), ("b.txt", "@theme { --ink: #000; }"),
        ]
        for (name, text) in sheets {
            for more in [[], ["--from", "vscode"]] {
                try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
                let error = failure(of: ["theme", "import", "\(folder)/\(name)"] + more)
                #expect(error?.status == .data && error?.message.contains("CSS cannot be imported") == true)
                #expect(error?.hint.contains("one of dtcg") == true)
            }
        }
        let yaml = failure(of: ["theme", "import", scheme, "--from", "vscode"])
        #expect(yaml?.message.contains("the file is YAML, and a theme of vscode is JSON") == true)
        #expect(
            try failed("t.json", "{\"color\": {}}", "--from", "iterm")?.message.contains("the file is JSON") == true)
    }

    @Test(arguments: ["dtcg", "css", "swift", "xcassets"])
    func `a shipped theme is exported in every format`(format: String) throws {
        let output = "\(folder)/out.\(format)"
        #expect(run("export", "midnight", "--to", format, "-o", output) == .fine)
        let isThere = format == "xcassets" ? Folder.exists(output) : (InputFile.size(of: output) ?? 0) > 1000
        #expect(isThere)
    }

    @Test func `an asset catalogue is imported by its folder, and never overwritten`() throws {
        let catalogue = "\(folder)/M.xcassets"
        #expect(run("export", "midnight", "--to", "xcassets", "-o", catalogue) == .fine)
        #expect(run("export", "classic", "--to", "xcassets", "-o", catalogue) == .cannotCreate)
        #expect(run("import", catalogue, "-o", "\(folder)/back.json") == .fine)
        let (back, midnight) = (try ThemeOptions.load("\(folder)/back.json"), try ThemeOptions.load("midnight"))
        #expect(back.color("color.tile.8") == midnight.color("color.tile.8"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { !$0.hasPrefix(".") })
    }

    @Test func `other files of a resolver file are found beside it, and nowhere else`() throws {
        let resolver =
            ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "FILE"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##
        let tokens =
            ##"{"color": {"board": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}"##
        try Folder.create(for: "\(folder)/in/x")
        try OutputFile.write(Array(tokens.utf8), to: "\(folder)/in/board.tokens.json")
        let file = "\(folder)/my.resolver.json"
        try OutputFile.write(Array(resolver.replacing("FILE", with: "in/board.tokens.json").utf8), to: file)
        #expect(try ThemeOptions.load(file).color("color.board")?.description == "#ff0000")
        for other in ["../x.json", "/etc/passwd", "https://example.org/x.json", "in/none.json"] {
            try OutputFile.write(Array(resolver.replacing("FILE", with: other).utf8), to: file)
            #expect(throws: DocumentError.self) { try ThemeOptions.load(file) }
        }
    }

    @Test func `errors end with their code and write nothing`() throws {
        #expect(run("import", "\(folder)/none.yaml") == .noInput && run("import", folder) == .usage)
        #expect(
            run("import", scheme, "--role", "accent") == .usage && run("import", scheme, "--from", "gimp") == .usage)
        #expect(
            run("export", "midnight", "--to", "xcassets") == .usage && run("export", "midnite", "--to", "css") == .usage
        )
        try OutputFile.write(Array("base00: x".utf8), to: scheme)
        #expect(
            run("import", scheme, "-o", "\(folder)/no.json") == .data && InputFile.size(of: "\(folder)/no.json") == nil)
    }
}
