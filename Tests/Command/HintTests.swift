import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

/// Mistakes of first-time users: each error must contain a hint.
@MainActor
struct HintTests {
    private let folder = NSTemporaryDirectory() + "hints-" + UUID().uuidString

    init() throws { try Folder.create(for: "\(folder)/x") }

    private func file(_ name: String, _ text: String) throws -> String {
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
        return "\(folder)/\(name)"
    }

    @Test(arguments: [
        ("render game2048 late-game", "'late-game' is an argument too many", "write game2048/late-game"),
        ("render game2048 lategame", "'lategame' is an argument too many", "write game2048/late-game"),
        ("render pet dog cat", "'dog' is an argument too many", "write pet/dog"),
        ("render pet nothing", "'nothing' is an argument too many", "a scene and its state are one argument"),
        ("animate game2048 slide -o a.gif", "'slide' is an argument too many", "write game2048/slide"),
        ("render 2048", "unknown scene '2048'", "did you mean 'game2048', 'game2048-swift' or 'game2048-web'?"),
        ("render 2048/late-game", "unknown scene '2048/late-game'", "did you mean 'game2048/late-game'"),
        ("render fish", "unknown scene 'fish'", "did you mean 'pet/fish'?"),
        ("render course", "unknown scene 'course'", "did you mean 'course-launch', 'course-game'"),
        ("animate slide -o a.gif", "unknown animation 'slide'", "did you mean 'course-game/slide', 'game2048/slide'"),
        ("animate game2048/late-game -o a.gif", "'game2048/late-game' is a state", "its scene's animations are slide"),
        ("animate game2048/nothing -o a.gif", "unknown animation", "its scene's animations are slide"),
        ("theme list", "framewright theme has no command 'list'", "framewright list themes shows them"),
        ("devices", "framewright has no command 'devices'", "framewright list devices shows them"),
        ("list nothing-like-it", "nothing that can be listed is called 'nothing-like-it'", "list scenes, animations"),
        ("animate slide", "unknown animation 'slide'", "did you mean 'course-game/slide'"),
        ("animate game2048/slide", "no file to write is named", "framewright animate game2048/slide -o slide.webp"),
        ("play game.yaml", "no file to write is named", "framewright play game.yaml -o game.webp"),
        ("render 2048 dog", "unknown scene '2048'", "did you mean 'game2048', 'game2048-swift' or 'game2048-web'?"),
        ("list iphnoe-15", "nothing that can be listed is called 'iphnoe-15'", "did you mean \"iphone-15\"?"),
        ("list midnigth", "nothing that can be listed is called 'midnigth'", "did you mean \"midnight\"?"),
        ("list lauch-count", "nothing that can be listed is called", "list scenes, animations"),
        ("lint pet --theme z*", "no shipped theme is called like 'z*'", "framewright list themes"),
        ("matrix pet --text-size z* --dry-run", "'z*' is no value of --text-size", "one of xSmall"),
        ("lint pet --sweep width=9,height=9 --theme c*", "a sweep takes one value of --theme", "run it once"),
        ("list devcies", "nothing that can be listed is called 'devcies'", "did you mean \"devices\"?"),
        ("theme set classic tile.8 #fff", "classic is a shipped theme", "theme export classic --to dtcg -o my-classic"),
        ("theme check classic --fix", "--fix writes a new file", "theme check classic --fix -o fixed.json"),
        ("theme check classic -o a.json", "--output is the file that --fix writes", "add --fix"),
        ("render pet --theme Midnight", "unknown theme \"Midnight\"", "did you mean \"midnight\"?"),
        (
            "render pet --context dark --context large", "--context is given 2 times",
            "contexts that hold at the same time are written as one: --context dark+large"
        ),
        ("render pet --theme midnight --context dark,large", "'dark,large' is no context", "as in dark+large"),
        ("render pet --device iphone-*", "stands for several devices", "framewright matrix and framewright lint"),
        ("render pet --device ipad-air-13,iphone-15", "stands for several devices", "framewright matrix"),
        ("render pet --theme classic --theme midnight", "--theme is given 2 times", "framewright matrix"),
        ("render pet --text-size huge", "The value 'huge' is invalid", "these are the twelve"),
        ("render pet --direction up", "The value 'up' is invalid", "rtl and ltr are short names"),
        ("render pet --dark", "Unknown option '--dark'", "--context dark"),
        ("matrix pet --landscape --dry-run", "Unknown option '--landscape'", "--orientation landscape"),
        ("render game2048/late-game --state a.json", "would replace the state late-game", "game2048 --state a.json"),
        ("matrix pet --text-size huge --dry-run", "'huge' is no value of --text-size", "one of xSmall, small, medium"),
        ("lint pet --sweep width=9,height=9 --device iphone-*", "a sweep takes one value of --device", "run it once"),
    ])
    func `a beginner's mistake has a hint`(line: String, message: String, hint: String) {
        let failure = failure(of: line.split(separator: " ").map(String.init))
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "no error")")
        #expect(failure?.hint.contains(hint) == true, "\(failure?.hint ?? "no hint")")
        #expect(failure?.status == .usage || failure?.status == .noInput)
    }

    @Test func `a missing theme file is distinguished from the shipped theme of its name`() throws {
        for name in ["classic.json", "Themes/Classic.tokens.json", "nowhere/classic.json"] {
            let failure = failure(of: ["render", "pet", "--theme", "\(folder)/\(name)"])
            #expect(failure?.status == .noInput && failure?.message == "no such file, \(folder)/\(name)")
            #expect(failure?.hint == "the shipped theme is called by its name alone: classic")
        }
        _ = try file("mine.json", "{}")
        let near = failure(of: ["theme", "check", "\(folder)/mien.json"])
        #expect(near?.status == .noInput && near?.hint == "did you mean \"\(folder)/mine.json\"?")
        let set = failure(of: ["theme", "set", "\(folder)/mien.json", "tile.8", "#fff"])
        #expect(set?.status == .noInput && set?.hint == "did you mean \"\(folder)/mine.json\"?")
        let none = failure(of: ["render", "pet", "--theme", "\(folder)/something-else.json"])
        #expect(none?.status == .noInput && none?.hint == "check the path")
    }

    @Test func `a folder given as a file name is rejected with a suggested name`() throws {
        let expected = [
            (["render", "pet"], "pet-dog.png"), (["theme", "sheet", "classic"], "sheet.png"),
            (["theme", "check", "classic", "--fix"], "fixed.json"),
            (["theme", "export", "classic", "--to", "css"], "theme.css"),
            (["render", "pet", "-o", "\(folder)/x.png", "--layout"], "pet-dog.json"),
            (["lint", "pet", "--report"], "lint.html"), (["lint", "pet", "--junit"], "lint.xml"),
            (["lint", "pet", "--markdown"], "lint.md"), (["lint", "pet", "--results"], "results.json"),
            (["theme", "new", "--background", "#fff", "--ink", "#000", "--accent", "#00f", "--"], "theme.json"),
        ]
        for (arguments, name) in expected {
            for place in [folder, "\(folder)/", "\(folder)/new/"] {
                let isNamed = arguments.last?.hasPrefix("--") == true && arguments.last != "--fix"
                let failure = failure(of: arguments + (isNamed ? [place] : ["-o", place]))
                #expect(failure?.status == .cannotCreate && failure?.message == "\(place) is a folder")
                let slash = place.hasSuffix("/") ? "" : "/"
                #expect(failure?.hint == "name the file to write: \(place)\(slash)\(name)", "\(arguments)")
            }
        }
    }

    @Test func `theme that is there is not written over, and the hint names the option`() throws {
        let theme = try file("there.json", "{}")
        let failure = failure(of: ["theme", "new", theme, "--background", "#fff", "--ink", "#000", "--accent", "#00f"])
        #expect(failure?.status == .cannotCreate && failure?.hint.hasPrefix("--force writes over it") == true)
    }

    @Test func `an error for an image and another file names the kinds of both`() throws {
        let image = "\(folder)/pet.png"
        try #require(
            failure(of: ["render", "pet", "--size", "90x90", "-o", image, "--layout", "\(folder)/l.json"]) == nil)
        let state = try file("state.json", #"{"scene": "pet", "version": 1, "state": {}}"#)
        let theme = try file("theme.json", #"{"color": {}}"#)
        let other = try file("other.json", #"{"a": 1}"#)
        let kinds = [
            (state, "a state document", "framewright render pet --state \(state) -o state.png"),
            (theme, "a theme", "--theme \(theme)"), (other, "neither an image nor a layout", "give two PNG files"),
            ("\(folder)/l.json", "a layout", "compare two of a kind"),
        ]
        for (path, kind, hint) in kinds {
            for files in [[image, path], [path, image]] {
                let failure = failure(of: ["diff"] + files)
                #expect(
                    failure?.status == .usage && failure?.message == "'\(image)' is an image, '\(path)' is \(kind)")
                #expect(failure?.hint.contains(hint) == true, "\(failure?.hint ?? "none")")
            }
        }
        let both = failure(of: ["diff", "\(folder)/l.json", state])
        #expect(both?.message == "'\(state)' is a state document, not a layout" && both?.status == .usage)
        #expect(failure(of: ["diff", theme, theme])?.hint == "framewright theme diff compares two themes")
    }

    @Test(arguments: [
        ("XXL", DynamicTypeSize.xxLarge), ("xxl", .xxLarge), ("2XL", .xxLarge), ("XXXL", .xxxLarge), ("3xl", .xxxLarge),
        ("L", .large), ("xs", .xSmall), ("extra-small", .xSmall), ("Extra Large", .xLarge),
        ("extraExtraLarge", .xxLarge),
        ("AX1", .accessibility1), ("ax5", .accessibility5), ("Accessibility-3", .accessibility3),
        ("a11y2", .accessibility2),
        ("accessibilityMedium", .accessibility1), ("accessibilityExtraExtraExtraLarge", .accessibility5),
        ("accessibilityXL", .accessibility3), ("UICTContentSizeCategoryXXL", .xxLarge),
        ("UICTContentSizeCategoryAccessibilityXL", .accessibility3), ("medium", .medium),
    ])
    func `a text size has several spellings`(word: String, size: DynamicTypeSize) {
        #expect(TextSize(argument: word)?.size == size)
    }

    @Test func `every text size is read by its own name, and no other word is one`() {
        for size in DynamicTypeSize.allCases { #expect(TextSize(argument: "\(size)")?.size == size) }
        for word in ["", "huge", "x", "ax6", "accessibility", "xxxxl"] { #expect(TextSize(argument: word) == nil) }
    }

    @Test(arguments: ["rtl", "RTL", "right-to-left", "rightToLeft", "right_to_left"])
    func `a direction has several spellings`(word: String) throws {
        #expect(TraitsOptions.Direction(argument: word) == .rightToLeft)
        let sheet = ["matrix", "pet/dog", "--direction", "natural,\(word)", "--text-size", "L,XXL", "--dry-run"]
        #expect(failure(of: sheet) == nil)
    }

    @Test func `plain is the context without a name`() throws {
        let theme = try ThemeOptions.load("classic")
        #expect(try ThemeOptions.select("plain", of: theme).selectedContext == nil)
        let image = "\(folder)/plain.png"
        #expect(
            failure(of: ["render", "pet", "--size", "90x90", "--theme", "classic", "--context", "plain", "-o", image])
                == nil)
    }

    @Test func `an image is not written to a terminal`() {
        let error = #expect(throws: UsageError.self) { try OutputPaths.checkTerminal(["-"], isTerminal: true) }
        #expect(error?.hint.contains("-o screen.png") == true)
        #expect(throws: UsageError.self) { try OutputPaths.checkTerminal(["/dev/stdout"], isTerminal: true) }
        #expect(throws: Never.self) { try OutputPaths.checkTerminal(["-"], isTerminal: false) }
        #expect(throws: Never.self) { try OutputPaths.checkTerminal(["a.png", nil], isTerminal: true) }
    }

    @Test(arguments: ["pet", "PET", "iphone-15", "midnight", "slide", "scenes"])
    func `a part of a name lists the matching names`(word: String) {
        #expect(failure(of: ["list", word]) == nil)
        #expect(failure(of: ["list", word, "--json"]) == nil)
    }
}
