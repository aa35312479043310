import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightScreens
import FramewrightTestSupport
import Glibc
import Synchronization
import Testing

@testable import FramewrightCommand

@MainActor
struct ExportCommandTests {
    private let exports: Exports

    init() throws { exports = try Exports() }

    @Test func `a script plays like the animation with the same steps`() throws {
        let script = try exports.file(
            "s.yaml",
            "app: box/left\nsize: 240x100\nscale: 0.4\nsteps:\n  - wait: 0.1\n  - tap: box\n"
                + "  - waitUntilSettled\n  - hold: 0.2\n")
        #expect(exports.slide(to: "a.webp") == .fine)
        #expect(exports.run("play", script, "-o", exports.path("b.webp")) == .fine)
        #expect(
            try InputFile.read(exports.path("a.webp"), limit: 1 << 20)
                == InputFile.read(exports.path("b.webp"), limit: 1 << 20))
    }

    @Test(arguments: [
        ("a.webp", "25 frames, 16 images, "), ("a.json", "17 frames, 16 images, "), ("a.y4m", "25 frames, 0.8"),
    ])
    func `the result reports frames, and images if equal frames are merged`(name: String, words: String) throws {
        let script = try exports.file(
            "s.yaml",
            "app: box/left\nsize: 240x100\nscale: 0.4\nfps: 30000/1001\nsteps:\n  - wait: 0.1\n  - tap: box\n"
                + "  - waitUntilSettled\n  - hold: 0.2\n")
        #expect(exports.run("play", script, "-o", exports.path(name), "--results", exports.path("r")) == .fine)
        let told = String(decoding: try InputFile.read(exports.path("r"), limit: 1 << 20), as: UTF8.self)
        #expect(told.contains(words), "\(told)")
    }

    @Test func `the counts of a sheet equal those of its atlas`() throws {
        let script = try exports.file(
            "s.yaml",
            "app: box/left\nsize: 240x100\nscale: 0.4\nsteps:\n  - tap: box\n  - waitUntilSettled\n  - hold: 0.3\n")
        #expect(exports.run("play", script, "-o", exports.path("a.json"), "--results", exports.path("r")) == .fine)
        let told = String(decoding: try InputFile.read(exports.path("r"), limit: 1 << 20), as: UTF8.self)
        let atlas = String(decoding: try InputFile.read(exports.path("a.json"), limit: 1 << 20), as: UTF8.self)
        #expect(told.contains(" \(atlas.ranges(of: "\"filename\"").count) frames, "), "\(told)")
    }

    @Test(arguments: [("s.json", "s.png"), ("s.png", "s.json")])
    func `a file beside a sheet that was not named is not replaced`(named: String, other: String) throws {
        _ = try exports.file(other, "mine")
        let arguments = [
            "animate", "box/slide", "--size", "240x100", "--scale", "0.4", "--format", "sheet", "-o",
            exports.path(named),
        ]
        let failure = failure(of: arguments, over: Exports.catalogue)
        #expect(failure?.status == .usage)
        #expect(failure?.message.hasPrefix("\(exports.path(other)) is there and would be replaced") == true)
        #expect(try exports.entries == [other])
        try OutputFile.remove(exports.path(other))
        #expect(CommandLineTool.status(of: arguments, over: Exports.catalogue) == .fine)
        // The files of the sheet itself are replaced, like any named output.
        #expect(CommandLineTool.status(of: arguments, over: Exports.catalogue) == .fine)
        #expect(try exports.entries == ["s.json", "s.png"])
    }

    @Test func `a sheet's image does not replace a snapshot`() throws {
        let script = try exports.file(
            "s.yaml", "app: box/left\nsize: 100x100\nsteps:\n  - wait: 0.1\n  - snapshot: end\n")
        #expect(exports.run("play", script, "-o", exports.path("end.json")) == .usage)
        #expect(try exports.entries == ["s.yaml"])
        #expect(exports.run("play", script, "-o", exports.path("sheet.json")) == .fine)
        #expect(try exports.entries.sorted() == ["end.png", "s.yaml", "sheet.json", "sheet.png"])
    }

    @Test(arguments: [
        "{board: [[2, 2, 0], [0, 0, 0], [0, 0, 4]]}",
        "{scene: game2048, version: 1, state: {board: [[2, 2, 0], [0, 0, 0], [0, 0, 4]]}}",
    ])
    func `a played game ends with the board of its rules`(state: String) throws {
        let script = try exports.file(
            "g.yaml",
            "app: game2048\nstate: \(state)\nseed: 5\nsize: 200x300\nsteps:\n"
                + "  - moves: LDRU\n  - snapshot: end\n")
        #expect(
            exports.run("play", script, "-o", exports.path("g.gif"), "--layout", exports.path("l"), over: .documented)
                == .fine)
        let last = try InputFile.read(exports.path("l/step-0009.json"), limit: 1 << 20)
        let layout = try LayoutDocument(parsing: last, file: "l")
        #expect(layout.nodes.compactMap(\.text?.string).contains("4"))
        #expect(try PNGFile.read(exports.path("end.png")).size == PixelSize(width: 200, height: 300))
    }

    @Test func `a seed determines the spawned tiles`() throws {
        var layouts: [[UInt8]] = []
        for seed in [1, 2, 1] {
            let script = try exports.file(
                "g.yaml", "app: game2048/start\nseed: \(seed)\nsize: 200x300\nsteps:\n  - moves: LDRULD\n")
            let arguments = ["play", script, "-o", exports.path("g.gif"), "--layout", exports.path("l")]
            #expect(CommandLineTool.status(of: arguments, over: .documented) == .fine)
            layouts.append(try InputFile.read(exports.path("l/step-0012.json"), limit: 1 << 20))
        }
        #expect(layouts[0] == layouts[2] && layouts[0] != layouts[1])
    }

    @Test(arguments: [
        "course-launch", "course-game", "course-colours", "game2048-swift/start", "game2048-swift/new-game",
    ])
    func `a seed is accepted by every scene with randomness`(app: String) throws {
        let begin = [
            "course-launch": "  - wait: 5\n  - tap: open-start\n  - waitUntilSettled\n",
            "course-colours": "  - wait: 0.1\n",
            "game2048-swift/start": "  - tap: start\n",
        ]
        let layouts = try Set([1, 2, 3].map { try end(of: app, seed: $0, "\(begin[app] ?? "")  - moves: LDRULD\n") })
        // No game is open below the editor.
        #expect(layouts.count > 1 || app == "course-colours")
    }

    @Test(arguments: [
        ("course-game", "{board: [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 2]]}", ""),
        ("course-launch", "{milliseconds: 4940}", "  - tap: open-start\n  - waitUntilSettled\n"),
        ("game2048-swift", "{screen: start}", "  - tap: start\n"),
        ("game2048-web", "{board: [[2, 0, 0], [0, 4, 0], [0, 0, 8]], seed: 9}", ""),
    ])
    func `a seed is accepted together with a custom state`(app: String, state: String, begin: String) throws {
        let layouts = try [1, 2, 3, 1].map { seed in
            try end(of: app, state: state, seed: seed, "\(begin)  - moves: LDRULD\n")
        }
        #expect(Set(layouts).count > 1 && layouts[0] == layouts[3])
    }

    /// Returns the layout of a documented scene after steps and a second.
    private func end(of app: String, state: String? = nil, seed: Int, _ steps: String) throws -> [UInt8] {
        let script = try exports.file(
            "g.yaml",
            "app: \(app)\nseed: \(seed)\n\(state.map { "state: \($0)\n" } ?? "")steps:\n\(steps)  - wait: 1\n")
        let arguments = ["play", script, "--fps", "2", "-o", exports.path("g.gif"), "--layout", exports.path("l")]
        try #require(CommandLineTool.status(of: arguments, over: .documented) == .fine)
        let last = try #require(try Folder.files(in: exports.path("l"), limit: 100).sorted().last)
        return try InputFile.read(exports.path("l/\(last)"), limit: 1 << 22)
    }

    @Test func `options override the script`() throws {
        let script = try exports.file("s.yaml", "app: box\ndevice: iphone-15\nfps: 10\nsteps: [wait: 1]\n")
        #expect(exports.run("play", script, "--size", "50x60", "--fps", "5", "-o", exports.path("f/")) == .fine)
        #expect(try PNGFile.read(exports.path("f/frame-0004.png")).size == PixelSize(width: 50, height: 60))
        #expect(InputFile.size(of: exports.path("f/frame-0005.png")) == nil)
    }

    @Test func `options for language, text size and direction override the script`() throws {
        func frame(_ layout: LayoutDocument) throws -> Rect {
            try #require(layout.nodes.first { $0.text != nil }).frame
        }
        let plain = try layoutOfWord()
        #expect(try plain.locale == "ja" && layoutOfWord("--locale", "ko").locale == "ko")
        let large = try frame(layoutOfWord("--text-size", "accessibility5"))
        #expect(try large.height > 2 * frame(plain).height)
        let right = try frame(layoutOfWord("--direction", "right-to-left"))
        #expect(try right.minX > 150 && frame(plain).minX == 0)
    }

    /// Returns a script's layout at its end, played with options: an ideograph at the start of a row, in Japanese.
    private func layoutOfWord(_ options: String...) throws -> LayoutDocument {
        let word = SceneDefinition("word", summary: "", states: [("only", "", 0)]) { _ in
            HStack {
                Text("返")
                Spacer()
            }
        }
        let script = try exports.file("w.yaml", "app: word\nsize: 300x90\nlocale: ja\nsteps: [wait: 0.1]\n")
        let arguments = ["play", script, "-o", exports.path("f/"), "--layout", exports.path("l")]
        #expect(CommandLineTool.status(of: arguments + options, over: Catalogue([word])) == .fine)
        let bytes = try InputFile.read(exports.path("l/step-0001.json"), limit: 1 << 20)
        return try LayoutDocument(parsing: bytes, file: "l")
    }

    @Test(arguments: [
        ("app: bx\nsteps: [wait: 1]", FramewrightCommand.ExitStatus.data), ("app: box\nsteps: [tap: x]", .data),
        ("app: box\nseed: 3\nsteps: [wait: 1]", .data), ("app: box\ndevice: iphone15\nsteps: [wait: 1]", .data),
        ("app: box\nsteps: [type: x]", .data), ("app: box\nstate: {}\nsteps: [wait: 1]", .usage),
        ("app: box\nstate: nowhere.json\nsteps: [wait: 1]", .noInput), ("app: box\nsteps: [wait: 86400]", .usage),
        ("app: box\ntheme: nowhere.json\nsteps: [wait: 1]", .noInput), ("app: [", .data),
        ("app: box\ndevice: desktop-small\nsteps: [rotate: landscape]", .data),
    ])
    func `errors in a script end the command and leave no files`(text: String, status: FramewrightCommand.ExitStatus)
        throws
    {
        let script = try exports.file("s.yaml", text)
        #expect(exports.run("play", script, "-o", exports.path("a.gif")) == status)
        #expect(try exports.entries == ["s.yaml"])
    }

    @Test func `stills of two scripts do not replace each other`() throws {
        func script(_ name: String, still: String) throws -> String {
            try exports.file(name, "app: box/left\nsize: 100x50\nsteps:\n  - snapshot: \(still)\n  - hold: 0.1\n")
        }
        let scripts = [try script("a.yaml", still: "b-c"), try script("a-b.yaml", still: "c")]
        #expect(exports.run("play", scripts[0], scripts[1], "-o", exports.path("{script}.gif")) == .usage)
        #expect(try exports.entries == ["a-b.yaml", "a.yaml"])
        let other = try script("a-b.yaml", still: "d")
        #expect(exports.run("play", scripts[0], other, "-o", exports.path("{script}.gif")) == .fine)
        #expect(try exports.entries == ["a-b-c.png", "a-b-d.png", "a-b.gif", "a-b.yaml", "a.gif", "a.yaml"])
        let animation = try script("a.yaml", still: "b")
        #expect(exports.run("play", animation, other, "-o", exports.path("{script}.png")) == .usage)
        for name in ["a", "a-b"] { try Folder.create(for: exports.path("\(name)/x")) }
        let apart = [try script("a.yaml", still: "b-c"), try script("a-b.yaml", still: "c")]
        #expect(exports.run("play", apart[0], apart[1], "-o", exports.path("{script}/film.gif")) == .fine)
    }

    @Test func `wrong usage ends with 64`() throws {
        #expect(exports.slide(to: "a.foo") == .usage)
        #expect(exports.slide(to: "a.gif", "--fps", "0") == .usage)
        #expect(exports.slide(to: "a.gif", "--fps", "1001") == .usage)
        #expect(exports.slide(to: "a.gif", "--colors", "1") == .usage)
        #expect(exports.slide(to: "a.gif", "--background", "blu") == .usage)
        #expect(exports.slide(to: "a.y4m", "--max-bytes", "9") == .usage)
        #expect(exports.slide(to: "a.gif", "--max-bytes", "9") == .cannotCreate)
        #expect(exports.slide(to: "../\(exports.path("").split(separator: "/").last ?? "")\0/a.gif") == .cannotCreate)
        #expect(exports.run("animate", "box/slid", "-o", exports.path("a.gif")) == .usage)
        #expect(exports.run("render", "box/slide", "-o", exports.path("a.png")) == .usage)
        #expect(try exports.entries.isEmpty)
    }

    @Test(arguments: [
        ("a.gif", "--lossy", "80"), ("a.webp", "--dither", "ordered"), ("a.png", "--colors", "16"),
        ("a.gif", "--columns", "3"), ("a.y4m", "--loop", "2"), ("a.png", "--format", "gif"),
        ("a.gif", "--format", "strip"), ("a.json", "--format", "webp"), ("a.png", "--format", "png"),
        ("a.gif", "--colors", "2"), ("a-%s.png", "--fps", "60"), ("a-%04d-%04d.png", "--fps", "60"),
        ("a-%99d.png", "--fps", "60"), ("a-%04d.png", "--format", "gif"), ("a/", "--format", "gif"),
    ])
    func `options and file extensions of other formats are rejected`(
        name: String, option: String, value: String
    ) throws {
        #expect(exports.slide(to: name, option, value) == .usage)
        #expect(try exports.entries.isEmpty)
    }

    @Test(arguments: [
        ("a.png", "strip"), ("a.png", "sheet"), ("a.json", "sheet"), ("a.bin", "gif"), ("a.apng", "apng"),
    ])
    func `a format may be given if the file extension has none, or one of its kind`(name: String, format: String) {
        #expect(exports.slide(to: name, "--format", format) == .fine)
    }

    @Test func `a folder named like an animation file is not filled with images`() throws {
        try Folder.create(for: exports.path("a.gif/x"))
        #expect(exports.slide(to: "a.gif") == .usage)
        #expect(exports.slide(to: "a.gif/") == .fine)
        #expect(exports.slide(to: "a.gif", "--format", "gif") == .usage)
        #expect(exports.slide(to: "a%20b/film 100%.gif") == .fine)
        #expect(exports.slide(to: "a%20b/film 100%.png") == .fine)
    }

    @Test(arguments: ["f/", "f-%04d.png"])
    func `a snapshot does not replace a frame of the animation`(output: String) throws {
        let name = output == "f/" ? "frame" : "f"
        func script(_ still: String) throws -> String {
            try exports.file("s.yaml", "app: box/left\nsize: 100x50\nsteps:\n  - snapshot: \(still)\n  - hold: 0.1\n")
        }
        #expect(exports.run("play", try script("\(name)-0003"), "-o", exports.path(output)) == .usage)
        #expect(exports.run("play", try script("\(name)-0006"), "-o", exports.path(output)) == .fine)
    }

    @Test(arguments: ["f/", "f"], [true, false])
    func `a snapshot is written among the frames, however their folder is spelled`(output: String, isThere: Bool) throws
    {
        if isThere { try Folder.create(for: exports.path("f/x")) }
        for (still, status) in [("frame-0000", FramewrightCommand.ExitStatus.usage), ("end", .fine)] {
            let script = try exports.file("s.yaml", "app: box/left\nsize: 9x9\nsteps: [snapshot: \(still)]\n")
            #expect(exports.run("play", script, "--format", "png", "-o", exports.path(output)) == status)
        }
        #expect(try exports.entries == ["f", "s.yaml"])
        #expect(try Folder.files(in: exports.path("f"), limit: 9) == ["end.png", "frame-0000.png"])
    }

    @Test func `an animation does not replace files that its script uses`() throws {
        let state = try exports.file("state.json", "[]")
        let script = try exports.file(
            "s.yaml", "app: game2048\nstate: {board: [[2, 0], [0, 2]]}\ntheme: state.json\nsteps: [wait: 1]")
        let other = try exports.file("t.yaml", "app: game2048\nsteps:\n  - theme: state.json\n  - hold: 1")
        for script in [script, other] {
            _ = exports.run("play", script, "-o", state, "--format", "sheet", over: .documented)
            #expect(try InputFile.read(state, limit: 9) == Array("[]".utf8))
        }
        let animation = exports.path("a.gif")
        #expect(exports.run("play", other, "-o", animation, "--results", animation, over: .documented) == .usage)
    }

    @Test func `an invalid screen in a script is reported with its position`() throws {
        for (lines, place) in [
            ("size: 300x", "2:7 (/size)"), ("size: 0x9", "2:7 (/size)"), ("device: iphone-sx", "2:9 (/device)"),
            ("size: 300x500\ndevice: iphone-15", "2:7 (/size)"),
        ] {
            let script = try exports.file("s.yaml", "app: box\n\(lines)\nsteps: [wait: 1]")
            let failure = failure(of: ["play", script, "-o", exports.path("a.gif")], over: Exports.catalogue)
            #expect(
                failure?.status == .data && failure?.message.contains(place) == true, "\(failure?.message ?? "none")")
        }
    }

    @Test func `a missing file in a script is reported with the position of its name`() throws {
        let theme = try exports.file("t.yaml", "app: box\ntheme: nowhere.json\nsteps: [wait: 1]")
        let state = try exports.file("s.yaml", "app: game2048\nstate: nowhere.json\nsteps: [wait: 1]")
        for (script, place, catalogue) in [
            (theme, "2:8 (/theme)", Exports.catalogue), (state, "2:8 (/state)", .documented),
        ] {
            let failure = failure(of: ["play", script, "-o", exports.path("a.gif")], over: catalogue)
            #expect(failure?.message.contains(place) == true, "\(failure?.message ?? "none")")
            #expect(failure?.hint == "a relative path begins at the script's folder, \(exports.path(""))")
        }
    }

    @Test func `an image in a device frame is larger and has the same content`() throws {
        #expect(exports.run("render", "box", "--size", "100x100", "-o", exports.path("a.png")) == .fine)
        #expect(exports.run("render", "box", "--size", "100x100", "--frame", "-o", exports.path("b.png")) == .fine)
        let (plain, framed) = (try PNGFile.read(exports.path("a.png")), try PNGFile.read(exports.path("b.png")))
        let edge = (framed.width - plain.width) / 2
        #expect(edge > 0 && framed[50 + edge, 50 + edge] == plain[50, 50] && framed[0, 0] == .clear)
    }

    /// Videos only if ffmpeg is installed.
    nonisolated private static let outputs =
        ["a.gif", "a.webp", "a.png", "f/", "a.json"] + (ForeignProgram.ffmpeg == nil ? [] : ["a.mp4"])

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], outputs)
    func `a signal during an export leaves no file and ends with 130`(signal: Int32, name: String) throws {
        let screens = Catalogue([
            SceneDefinition("doomed", summary: "", states: [("only", "", 0)]) { _ in Doomed(signal: signal) }
                .animations([
                    NamedAnimation("film", summary: "", from: "only", steps: [.wait(1), .tap("box"), .wait(1)])
                ])
        ])
        // The first tap belongs to the dry run that finds errors.
        Doomed.answers.store(0, ordering: .relaxed)
        let status = exports.run("animate", "doomed", "--size", "50x50", "-o", exports.path(name), over: screens)
        #expect(status == .interrupted && Doomed.answers.load(ordering: .relaxed) == 2)
        #expect(try exports.entries.isEmpty)
    }

    @Test func `progress has share, speed and remaining time`() {
        let progress = ExportProgress(stage: "drawing", frames: 30)
        #expect(
            ProgressBar.line(progress, total: 120, seconds: 2)
                == "drawing [======>                 ] 25 %  30/120 frames  15 fps  6 s left")
        #expect(ProgressBar.line(ExportProgress(stage: "x", frames: 0), total: 9, seconds: 0).hasSuffix("0/9 frames"))
    }

    @Test func `animations are listed, with their steps`() throws {
        #expect(exports.run("list", "animations") == .fine)
        #expect(exports.run("list", "--schema", "play") == .fine)
    }
}

/// Sends a signal when tapped for the second time.
private struct Doomed: View {
    let signal: Int32
    nonisolated static let answers = Atomic(0)

    var body: some View {
        Color.red.accessibilityIdentifier("box").onTapGesture {
            if Self.answers.add(1, ordering: .relaxed).newValue == 2 { raiseHere(signal) }
        }
    }
}
