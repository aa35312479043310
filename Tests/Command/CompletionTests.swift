import ArgumentParser
import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import FramewrightTestSupport
import Testing

@testable import FramewrightCommand

/// The values that shells complete.
@MainActor
struct CompletionTests {
    /// Returns the values for the last word, as the shells' scripts ask for them.
    ///
    /// - Parameter argument: The option, or `positional@0`.
    private func values(
        of argument: String, _ words: [String], over catalogue: Catalogue = .documented
    ) throws -> [String] {
        let commands = words.dropLast().prefix { !$0.hasPrefix("-") }
        let position = [argument, "\(words.count)", "\(words.last?.count ?? 0)", "framewright"]
        let arguments = ["---completion"] + commands + ["--"] + position + words
        let end = failure(of: arguments, over: catalogue)
        let failure = try #require(end)
        #expect(failure.status == .fine)
        return failure.message.split(separator: "\n").map(String.init)
    }

    @Test func `scenes complete with their states, from the catalogue of the tool`() throws {
        let scenes = try values(of: "positional@0", ["render", ""])
        #expect(scenes.starts(with: Catalogue.documented.scenes.map(\.name)))
        #expect(scenes.contains("game2048/late-game"))
        let mine = Catalogue([SceneDefinition("mine", summary: "", states: [("start", "", "x")]) { Text($0) }])
        #expect(try values(of: "positional@0", ["lint", ""], over: mine) == ["mine", "mine/start"])
    }

    @Test func `animations complete`() throws {
        #expect(try values(of: "positional@0", ["animate", ""]) == Catalogue.documented.animationReferences)
    }

    @Test func `devices complete, with those of the user's file`() throws {
        let file = NSTemporaryDirectory() + "devices-\(UUID().uuidString).json"
        try OutputFile.write(
            Array(
                #"""
                [{"id": "mine", "name": "Mine", "width_pt": 360, "height_pt": 800, "scale": 3,
                  "safe_area_portrait": {"top": 0, "left": 0, "bottom": 0, "right": 0}}]
                """#.utf8), to: file)
        let shipped = DeviceTable.shipped.devices.map(\.id)
        #expect(try values(of: "--device", ["render", "--device", ""]) == shipped)
        #expect(
            try values(of: "--device", ["render", "--devices-file", file, "--device", ""]) == ["mine"] + shipped)
    }

    @Test func `an item of a list completes after those before it`() throws {
        #expect(
            try values(of: "--device", ["matrix", "--device", "ipad-air-13,iph"]).contains("ipad-air-13,iphone-15"))
    }

    @Test func `themes complete, with theme files and folders of the prefix`() throws {
        let folder = NSTemporaryDirectory() + "themes-\(UUID().uuidString)/"
        for file in ["mine.json", "mine.txt", "more/other.json"] { try OutputFile.write([], to: folder + file) }
        #expect(
            try values(of: "--theme", ["render", "--theme", "\(folder)mi"])
                == ShippedTheme.allCases.map(\.rawValue) + ["\(folder)mine.json", "\(folder)more/"])
    }

    @Test func `contexts complete from the theme of the command line`() throws {
        let all = try values(of: "--context", ["render", "--context", ""])
        #expect(all.first == "plain" && all.contains("dark"))
        let theme = try #require(ShippedTheme.allCases.first { !$0.theme.contexts.isEmpty })
        #expect(
            try values(of: "--context", ["render", "--theme", theme.rawValue, "--context", ""])
                == ["plain"] + theme.theme.contexts)
    }

    @Test(.enabled(if: BuiltTool.path != nil, "the tool is not built beside the tests"))
    func `the script for bash completes scenes, devices, themes, text sizes and formats`() throws {
        let bash = try #require(ForeignProgram("bash", probe: ["--version"]))
        let script = """
            source <("$0" --generate-completion-script bash) || exit 2
            complete() { COMPREPLY=(); COMP_WORDS=("$0" "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"
              COMP_POINT=${#COMP_LINE}; _framewright "$0" "${@: -1}" "${@: -2:1}"; echo "${COMPREPLY[*]}"; }
            complete render game2048/late
            complete render pet --device ipad-air-
            complete render pet --theme mid
            complete lint --text-size accessibility1
            complete animate game2048/slide --format ap
            """
        let (status, output) = try bash.run(["-c", script, try #require(BuiltTool.path)])
        let devices = DeviceTable.shipped.devices.map(\.id).filter { $0.hasPrefix("ipad-air-") }
        #expect(status == 0)
        #expect(
            output.split(separator: "\n").map(String.init) == [
                "game2048/late-game", devices.joined(separator: " "), "midnight", "accessibility1", "apng",
            ])
    }

    @Test(arguments: CompletionShell.allCases)
    func `a script is printed unchanged`(shell: CompletionShell) {
        let script = RootCommand.completionScript(for: shell)
        #expect(script.printableLines() == script)
    }
}
