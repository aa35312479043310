import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightCommand

/// A verification interrupted after four of six images. They must be recorded first, so the tests are skipped in
/// continuous integration.
@MainActor
@Suite(.enabled(if: ProcessEnvironment["CI"] == nil, "nothing is recorded in continuous integration"))
struct InterruptedVerifyTests {
    private let folder = NSTemporaryDirectory() + "interrupted-" + UUID().uuidString

    private func run(_ text: String, _ command: String, _ options: String...) -> FramewrightCommand.ExitStatus {
        let states = "abcdef".map { (String($0), "", text + String($0)) }
        let scene = SceneDefinition("s", summary: "", states: states) { Ringing(text: $0) }
        return CommandLineTool.status(
            of: ["snapshot", command, "--folder", folder, "--jobs", "1"] + options, over: Catalogue([scene]))
    }

    @Test func `results found before the interruption count as the last verification`() throws {
        try Folder.create(for: "\(folder)/framewright.json")
        let settings = #"{"screens": [{"device": "iphone-se-1"}]}"#
        try OutputFile.write(Array(settings.utf8), to: "\(folder)/framewright.json")
        #expect(run("old ", "record") == .fine)
        #expect(run("old ", "verify") == .fine)
        #expect(run("ring ", "verify") == .interrupted)
        let failed = try LastVerification.read(from: folder + "/failures")?.failed
        #expect(failed == ["a", "b", "c", "d"].map { "s/\($0)/iphone-se-1.documented.png" })
    }
}

@MainActor
struct InterruptedLintTests {
    @Test func `an interrupted lint keeps complete images and no partial one`() throws {
        let folder = NSTemporaryDirectory() + "interrupted-lint-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let states = "abc".map { (String($0), "", "ring " + String($0)) }
        let bell = Bell()
        let scene = SceneDefinition("s", summary: "", states: states) { text in
            bell.ring()
            return Text(text).frame(width: 5).lineLimit(1)
        }
        let status = CommandLineTool.status(
            of: ["lint", "--size", "200x200", "--report", "\(folder)/r.html", "--failures", "\(folder)/f"],
            over: Catalogue([scene]))
        #expect(status == .interrupted)
        #expect(FileManager.default.subpaths(atPath: folder)?.filter { $0.contains(".") } == ["f/s/a.png"])
    }
}

/// Sends Ctrl-C on the first call: a second one would end the process.
@MainActor
private final class Bell {
    private var hasRung = false

    func ring() {
        if !hasRung { raiseHere(SIGINT) }
        hasRung = true
    }
}

/// Sends Ctrl-C while the first state is laid out.
private struct Ringing: View {
    let text: String

    var body: some View {
        if text == "ring a" { raiseHere(SIGINT) }
        return Text(text)
    }
}
