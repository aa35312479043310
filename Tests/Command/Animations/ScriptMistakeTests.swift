import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

/// Common mistakes in and around scripts.
@MainActor
struct ScriptMistakeTests {
    private let exports: Exports

    init() throws { exports = try Exports() }

    private func play(_ script: String, _ options: String..., to name: String = "a.gif") -> Failure? {
        failure(of: ["play", script, "-o", exports.path(name)] + options, over: Exports.catalogue)
    }

    private func script(_ text: String) throws -> String { try exports.file("s.yaml", text) }

    @Test(arguments: [
        ("{scrpt}.gif", "did you mean {script}?"), ("{Script}.gif", "did you mean {script}?"),
        ("{scene}/{script}.gif", "{script} stands for the script's name; a file's name has no word in braces"),
    ])
    func `an unknown placeholder in braces is rejected`(name: String, hint: String) throws {
        let failure = play(try script("app: box\nsteps: [wait: 0.1]"), to: name)
        #expect(failure?.status == .usage && failure?.hint == hint, "\(failure?.message ?? "none")")
        #expect(play(try script("app: box\nsteps: [wait: 0.1]"), "--layout", exports.path("{scrip}"))?.status == .usage)
        #expect(try exports.entries == ["s.yaml"])
    }

    @Test func `empty braces are part of a name`() throws {
        #expect(play(try script("app: box\nsize: 9x9\nsteps: [wait: 0.1]"), to: "{}{1}}{.gif") == nil)
        #expect(try exports.entries == ["s.yaml", "{}{1}}{.gif"])
    }

    @Test func `an unknown theme in a step is reported with the step's position`() throws {
        let missing = play(try script("app: box\nsteps:\n  - wait: 0.1\n  - theme: none.json\n"))
        #expect(missing?.status == .noInput)
        #expect(missing?.message.hasSuffix("s.yaml:4:5 (/steps/1)") == true, "\(missing?.message ?? "none")")
        #expect(missing?.hint == "a relative path begins at the script's folder, \(exports.path(""))")
        let unknown = play(try script("app: box\nsteps:\n  - theme: midnigt\n"))
        #expect(unknown?.status == .data && unknown?.hint == "did you mean \"midnight\"?")
        #expect(unknown?.message.contains("s.yaml:3:5 (/steps/0)") == true, "\(unknown?.message ?? "none")")
    }

    @Test func `the error for an absolute path has no hint about relative paths`() throws {
        let failure = play(try script("app: box\ntheme: /nowhere/none.json\nsteps: [wait: 0.1]"))
        #expect(failure?.status == .noInput && failure?.hint == "check the path")
        #expect(failure?.message.hasSuffix("s.yaml:2:8 (/theme)") == true, "\(failure?.message ?? "none")")
    }

    @Test func `an unknown identifier is reported with a similar one and the existing ones`() throws {
        let near = play(try script("app: box\nsteps:\n  - wait: 0.1\n  - tap: bx\n"))
        #expect(near?.status == .data && near?.message.contains("s.yaml:4:5 (/steps/1)") == true)
        #expect(near?.hint == "did you mean 'box'? identifiers on this screen: box")
        for step in [
            "tap: nothing", "longPress: nothing", "doubleTap: nothing", "swipe: {direction: left, on: nothing}",
        ] {
            let none = play(try script("app: box\nsteps:\n  - \(step)\n"))
            #expect(none?.hint == "identifiers on this screen: box", "\(step): \(none?.message ?? "none")")
        }
    }

    @Test func `two contexts for play are rejected with the combined form`() throws {
        let failure = play(try script("app: box\nsteps: [wait: 0.1]"), "--context", "dark", "--context", "large")
        #expect(failure?.status == .usage && failure?.hint.hasSuffix("--context dark+large") == true)
    }

    @Test func `a byte order mark is skipped, and UTF-16 is named`() throws {
        let text = "app: box\nsize: 9x9\nsteps: [wait: 0.1]"
        #expect(play(try script("\u{FEFF}" + text)) == nil)
        let units = Array(text.utf8)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [$0, 0] }
        let big: [UInt8] = units.flatMap { [0, $0] }
        for bytes in [little, big] {
            try OutputFile.write(bytes, to: exports.path("s.yaml"))
            let failure = play(exports.path("s.yaml"))
            #expect(failure?.message == "the text is UTF-16, \(exports.path("s.yaml")):1:1")
            #expect(failure?.status == .data && failure?.hint == "save the file as UTF-8")
        }
    }

    @Test func `the second of two snapshots of one name is reported with its position`() throws {
        let text = "app: box\nsize: 9x9\nsteps:\n  - snapshot: end\n  - wait: 0.1\n  - snapshot: end\n"
        let failure = play(try script(text))
        #expect(failure?.status == .data && failure?.hint == "give each of them a name of its own")
        #expect(
            failure?.message == "two snapshots are called 'end', \(exports.path("s.yaml")):6:5 (/steps/2)")
        #expect(try exports.entries == ["s.yaml"])
    }

    @Test func `an output that cannot be written leaves no animation`() throws {
        let script = try script("app: box\nsize: 9x9\nsteps: [snapshot: end]")
        _ = try exports.file("taken", "a file")
        #expect(play(script, "--layout", exports.path("taken"))?.status == .cannotCreate)
        try Folder.create(for: exports.path("b.json/x"))
        #expect(play(script, "--format", "sheet", to: "b.png")?.message == "\(exports.path("b.json")) is a folder")
        try Folder.create(for: exports.path("end.png/x"))
        #expect(play(script)?.message == "\(exports.path("end.png")) is a folder")
        #expect(try exports.entries == ["b.json", "end.png", "s.yaml", "taken"])
    }

    @Test func `a strip has at least one column`() throws {
        let script = try script("app: box\nsize: 9x9\nsteps: [wait: 0.1]")
        let failure = play(script, "--format", "strip", "--columns", "0", to: "a.png")
        #expect(failure?.status == .usage && failure?.message == "--columns is 1 or more")
    }

    @Test func `the error for a strip that is too wide names the fitting columns`() throws {
        let script = try script("app: box\nsize: 200x100\nscale: 1\nfps: 60\nsteps: [wait: 2]")
        let failure = play(script, "--format", "strip", "--columns", "100", to: "a.png")
        #expect(failure?.status == .usage)
        #expect(failure?.message == "a strip of these frames in 100 columns is larger than an image can be")
        #expect(failure?.hint.hasPrefix("--columns 1 to 78 fit") == true, "\(failure?.hint ?? "none")")
        #expect(play(script, "--format", "strip", "--columns", "78", to: "a.png") == nil)
        #expect(try PNGFile.read(exports.path("a.png")).width == 8 + 78 * 208)
    }

    @Test(arguments: ["nan", "20", "0"], ["device: iphone-15", "size: 9x9", "fps: 30"])
    func `an invalid scale is an error of the option, not of the script`(scale: String, line: String) throws {
        let failure = play(try script("app: box\n\(line)\nsteps: [wait: 0.1]"), "--scale", scale)
        #expect(failure?.status == .usage && failure?.hint == "common scales are 1, 2 and 3")
        #expect(failure?.message.hasSuffix("is not between 0.25 and 8") == true, "\(failure?.message ?? "none")")
    }
}
