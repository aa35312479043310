import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

/// Names of outputs, which must not overwrite files of another kind.
@MainActor
struct OutputKindTests {
    private let folder = NSTemporaryDirectory() + "outputs-" + UUID().uuidString

    init() throws { try Folder.create(for: "\(folder)/x") }

    @Test(arguments: [
        ("render pet -o @my-game.json", "would hold a PNG image", "name it @my-game.png"),
        ("render pet -o @q.pn", "would hold a PNG image", "name it @q.png"),
        ("render pet -o @.profile", "would hold a PNG image", "name it @.profile.png"),
        ("render pet -o @board-2.5", "would hold a PNG image", "name it @board-2.5.png"),
        ("render pet -o @x.webp", "would hold a PNG image", "framewright animate and play write other formats"),
        ("render pet -o @a.png --layout @b1.png", "would hold JSON", "name it @b1.json"),
        ("theme sheet classic -o @a.json", "would hold a PNG image", "name it @a.png"),
        ("theme diff classic midnight -o @a.txt", "would hold a PNG image", "name it @a.png"),
        ("diff a.png b.png --strip @a.json", "would hold a PNG image", "name it @a.png"),
        ("diff a.png b.png --blink @a.json", "would hold a PNG image", "name it @a.png"),
        ("matrix pet --sheet @a.json", "would hold a PNG image", "name it @a.png"),
        ("matrix pet --dry-run --results @a.xml", "would hold JSON", "name it @a.json"),
        ("matrix pet/dog -o @file.png", "would be a folder", "--sheet @file.png"),
        ("play a.yaml -o @a.gif --layout @steps.json", "would be a folder", "name a folder, such as @steps"),
        ("lint pet --report @a.png", "would hold an HTML page", "name it @a.html"),
        ("lint pet --junit @a.json", "would hold XML", "name it @a.xml"),
        ("lint pet --code-quality @a.xml", "would hold JSON", "name it @a.json"),
        ("lint pet --markdown @a.html", "would hold Markdown", "name it @a.md"),
        ("lint pet --results @a.txt", "would hold JSON", "name it @a.json"),
        ("lint pet --sweep width=90,height=90 -o @a.json", "would hold a PNG image", "name it @a.png"),
        ("lint pet --failures @a.png", "would be a folder", "name a folder, such as @a"),
        ("snapshot verify --results @a.html", "would hold JSON", "name it @a.json"),
        ("theme new @a.png --background #fff --ink #000 --accent #00f", "would hold a theme", "name it @a.json"),
        ("theme import a.yaml -o @a.css", "would hold a theme", "name it @a.json"),
        ("theme check classic --fix -o @a.png", "would hold a theme", "name it @a.json"),
        ("theme export classic --to css -o @a.json", "would hold CSS", "name it @a.css"),
        ("theme export classic --to dtcg -o @a.css", "would hold a theme", "name it @a.json"),
        ("theme export classic --to xcassets -o @a.png", "would hold an asset catalogue", "name it @a.xcassets"),
        ("animate game2048/slide --format gif -o @a.txt", "is no file for an animation as gif", "end its name"),
        ("animate game2048/slide --format strip -o @a.jpg", "would hold a PNG image", "name it @a.png"),
    ])
    func `output with another kind's file extension is refused, and the hint has the right name`(
        line: String, message: String, hint: String
    ) {
        let failure = failure(
            of: line.split(separator: " ").map { $0.first == "@" ? "\(folder)/\($0.dropFirst())" : String($0) })
        #expect(failure?.status == .usage && failure?.message.contains(message) == true, "\(failure?.message ?? "-")")
        #expect(failure?.hint.contains(hint.replacing("@", with: "\(folder)/")) == true, "\(failure?.hint ?? "-")")
        #expect((try? Folder.files(in: folder, limit: 9)) == [])
    }

    @Test func `names without a file extension and devices are accepted`() {
        for name in ["\(folder)/board", "/dev/stdout", "/dev/fd/3.x", "-", "a/b.c/d"] {
            #expect(throws: Never.self) { try OutputPaths.check([name], hold: .html) }
        }
        for name in ["out", "out.v2", "all/", folder] {
            #expect(throws: Never.self) { try OutputPaths.checkFolders([name]) }
        }
    }

    @Test func `existing theme is overwritten by import and --fix only with --force`() throws {
        let (mine, scheme) = ("\(folder)/mine.json", "\(folder)/a.itermcolors")
        let plist = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>Background Color</key><dict>\
            <key>Red Component</key><real>1</real><key>Green Component</key><real>1</real>\
            <key>Blue Component</key><real>1</real></dict></dict></plist>
            """
        try OutputFile.write(Array(plist.utf8), to: scheme)
        try OutputFile.write(Array("{\"name\": \"Mine\"}".utf8), to: mine)
        let commands = [
            ["theme", "import", scheme, "-o", mine],
            ["theme", "check", "classic", "--scene", "pet/dog", "--fix", "-o", mine],
        ]
        for command in commands {
            let refused = failure(of: command)
            #expect(refused?.status == .cannotCreate && refused?.hint.hasPrefix("--force writes over it") == true)
            #expect(try InputFile.read(mine, limit: 1 << 20).count == 16)
        }
        for command in commands { #expect(failure(of: command + ["--force"]) == nil) }
    }
}
