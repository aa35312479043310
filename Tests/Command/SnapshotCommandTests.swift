import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightCommand

/// The snapshot commands over a catalogue whose scene can change. What records is skipped in continuous integration.
@MainActor
@Suite(.enabled(if: ProcessEnvironment["CI"] == nil, "nothing is recorded in continuous integration"))
struct SnapshotCommandTests {
    private let folder = NSTemporaryDirectory() + "snapshot-" + UUID().uuidString

    init() throws {
        let rules = #""tolerances": {"soft": {"kind": "oklab", "limit": 0.01, "because": "b"}}"#
        try write("framewright.json", #"{"screens": [{"device": "iphone-se-1"}], \#(rules)}"#)
    }

    private func write(_ name: String, _ text: String) throws {
        try Folder.create(for: "\(folder)/\(name)")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
    }

    /// Two states that show texts, one of them under the identifier `clock`.
    private func run(_ texts: (String, String), _ arguments: String...) -> FramewrightCommand.ExitStatus {
        let scene = Scene("s", summary: "", states: [("a", "", texts.0), ("b", "", texts.1)]) {
            Text($0).accessibilityIdentifier("clock")
        }
        let name = Array(arguments.prefix(2))
        return CommandLineTool.status(
            of: name + ["--folder", folder] + arguments.dropFirst(2), over: Catalogue([scene]))
    }

    private func picture(_ state: String) -> String { "\(folder)/s/\(state)/iphone-se-1.documented.png" }

    private func pixels(_ state: String) throws -> Bitmap { try PNGFile.read(picture(state)) }

    @Test func `what is missing is recorded and nothing else touched`() throws {
        #expect(run(("one", "two"), "snapshot", "record", "s/a") == .fine)
        let old = try pixels("a")
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "missing") == .fine)
        #expect(try pixels("a") == old)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
        try FileManager.default.removeItem(atPath: picture("a"))
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "missing") == .fine)
        #expect(run(("1", "2"), "snapshot", "verify") == .fine)
    }

    @Test func `what the last verification found different is recorded and nothing else touched`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "two"), "snapshot", "verify") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .findings)
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
        // That one found nothing, which is what counts now.
        #expect(run(("1", "3"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
        #expect(run(("", ""), "snapshot", "record", "--mode", "never") == .usage)
    }

    @Test func `a mask given with a reason lets the view change, one of nobody is refused`() throws {
        let because = ["--because", "it tells the time"]
        #expect(run(("one", "two"), "snapshot", "record", "--mask", "clock") == .usage)
        #expect(run(("one", "two"), "snapshot", "record", "--mask", "clok", because[0], because[1]) == .usage)
        #expect(run(("one", "two"), "snapshot", "record", "--mask", "clock", because[0], because[1]) == .fine)
        #expect(run(("10:07", "11:32"), "snapshot", "verify", "--json") == .fine)
        #expect(run(("one", "two"), "snapshot", "record", "--exact") == .fine)
        #expect(run(("10:07", "11:32"), "snapshot", "verify") == .findings)
    }

    @Test func `a tolerance by name goes into the manifest, a loose one does not`() throws {
        #expect(run(("one", "two"), "snapshot", "record", "--tolerance", "sofft") == .usage)
        #expect(run(("one", "two"), "snapshot", "record", "--tolerance", "soft") == .fine)
        let manifest = try #require(try SnapshotManifest.read(from: folder))
        #expect(manifest.entries.map(\.tolerance?.name) == ["soft", "soft"])
        let rules = #""tolerances": {"soft": {"kind": "oklab", "limit": 0.5, "because": "b"}}"#
        try write("framewright.json", #"{"screens": [{"device": "iphone-se-1"}], \#(rules)}"#)
        #expect(run(("one", "two"), "snapshot", "record") == .findings)
        #expect(run(("one", "two"), "snapshot", "check") == .findings)
    }

    @Test func `check is 0 for a tidy folder, 1 for an untidy one, and knows its filters`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("one", "two"), "snapshot", "check") == .fine)
        #expect(run(("one", "one"), "snapshot", "record") == .fine)
        #expect(run(("one", "one"), "snapshot", "check", "--json") == .fine)
        try FileManager.default.removeItem(atPath: picture("a"))
        #expect(run(("one", "two"), "snapshot", "check") == .findings)
        #expect(run(("one", "two"), "snapshot", "check", "s/b") == .fine)
        #expect(run(("one", "two"), "snapshot", "check", "s/b", "--max-bytes", "10") == .findings)
    }

    @Test func `only hashes are regenerated`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("one", "two"), "snapshot", "verify", "--regenerate") == .usage)
        try write("framewright.json", #"{"references": "hashes", "screens": [{"device": "iphone-se-1"}]}"#)
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("one", "two"), "snapshot", "verify", "--regenerate") == .fine)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/regenerated/s/a/iphone-se-1.documented.png"))
    }
}
