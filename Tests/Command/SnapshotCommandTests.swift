import ArgumentParser
import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import FramewrightVerification
import Testing

@testable import FramewrightCommand

/// The snapshot commands over a catalogue whose scene can change. Tests that record are skipped in continuous
/// integration.
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

    /// Runs a command over two states that show texts, with the identifier `clock`.
    private func run(_ texts: (String, String), _ arguments: String...) -> FramewrightCommand.ExitStatus {
        let scene = SceneDefinition("s", summary: "", states: [("a", "", texts.0), ("b", "", texts.1)]) {
            Text($0).accessibilityIdentifier("clock")
        }
        let name = Array(arguments.prefix(2))
        return CommandLineTool.status(
            of: name + ["--folder", folder] + arguments.dropFirst(2), over: Catalogue([scene]))
    }

    private func image(_ state: String) -> String { "\(folder)/s/\(state)/iphone-se-1.documented.png" }

    private func pixels(_ state: String) throws -> Bitmap { try PNGFile.read(image(state)) }

    @Test func `a verdict is printed even if its images cannot be written`() throws {
        for references in ["pictures", "hashes"] {
            try write("framewright.json", #"{"references": "\#(references)", "screens": [{"device": "iphone-se-1"}]}"#)
            #expect(run(("one", "two"), "snapshot", "record") == .fine)
            try write("failures", "")
            #expect(run(("one", "2"), "snapshot", "verify") == .findings)
            try FileManager.default.removeItem(atPath: "\(folder)/failures")
        }
    }

    @Test func `missing snapshots are recorded and nothing else is changed`() throws {
        #expect(run(("one", "two"), "snapshot", "record", "s/a") == .fine)
        let old = try pixels("a")
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "missing") == .fine)
        #expect(try pixels("a") == old)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
        try FileManager.default.removeItem(atPath: image("a"))
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "missing") == .fine)
        #expect(run(("1", "2"), "snapshot", "verify") == .fine)
    }

    @Test func `failures of the last verification are recorded and nothing else is changed`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "two"), "snapshot", "verify") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .findings)
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
        // The last verification found nothing, which counts now.
        #expect(run(("1", "3"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
        #expect(run(("", ""), "snapshot", "record", "--mode", "never") == .usage)
    }

    @Test func `a snapshot that was never recorded does not count as failed`() throws {
        #expect(run(("one", "two"), "snapshot", "record", "s/a") == .fine)
        #expect(run(("1", "2"), "snapshot", "verify") == .findings)
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(try SnapshotManifest.read(from: folder)?.entries.map(\.scene) == ["s/a"])
        #expect(run(("1", "2"), "snapshot", "verify", "s/a") == .fine)
    }

    @Test func `findings of partial runs are kept, and repeated checks replace them`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("1", "2"), "snapshot", "verify", "s/a") == .findings)
        #expect(run(("1", "2"), "snapshot", "verify", "s/b") == .findings)
        let failures = "\(folder)/failures"
        #expect(try LastVerification.read(from: failures)?.failed.count == 2)
        #expect(run(("one", "2"), "snapshot", "verify", "s/a") == .fine)
        #expect(try LastVerification.read(from: failures)?.failed == ["s/b/iphone-se-1.documented.png"])
        #expect(run(("1", "2"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("one", "2"), "snapshot", "verify") == .fine)
    }

    @Test func `a recorded snapshot no longer counts as failed`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("1", "2"), "snapshot", "verify") == .findings)
        #expect(run(("1", "2"), "snapshot", "record", "s/a") == .fine)
        #expect(run(("3", "4"), "snapshot", "record", "--mode", "failed") == .fine)
        #expect(run(("1", "4"), "snapshot", "verify") == .fine)
    }

    @Test func `a report replaces neither an input nor another report`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        for file in [manifest, "\(folder)/framewright.json", image("a"), "\(folder)/./s/../manifest.json"] {
            let before = try InputFile.read(file, limit: 1 << 20)
            for option in ["--report", "--junit", "--results", "--code-quality", "--markdown"] {
                #expect(run(("one", "two"), "snapshot", "verify", option, file) == .usage)
            }
            #expect(try InputFile.read(file, limit: 1 << 20) == before)
        }
        let one = "\(folder)/one"
        #expect(run(("one", "two"), "snapshot", "verify", "--report", one, "--junit", one) == .usage)
        #expect(run(("one", "two"), "snapshot", "verify", "--results", one, "--junit", one) == .usage)
        #expect(run(("one", "two"), "snapshot", "verify", "--results", one) == .fine)
        #expect(run(("one", "two"), "snapshot", "merge", one, "--report", one) == .usage)
        #expect(run(("one", "two"), "lint", "--theme", one, "--junit", one) == .usage)
    }

    @Test func `a report that cannot be written does not prevent the others`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        let (report, junit) = ("\(manifest)/r.html", "\(folder)/j.xml")
        #expect(run(("one", "two"), "snapshot", "verify", "--report", report, "--junit", junit) == .cannotCreate)
        #expect(InputFile.size(of: junit) ?? 0 > 100)
    }

    private var manifest: String { "\(folder)/manifest.json" }

    @Test func `a verdict is printed wherever reports go`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        let report = "\(folder)/new/folder/r.html"
        #expect(run(("1", "two"), "snapshot", "verify", "--report", report) == .findings)
        #expect(InputFile.size(of: report) ?? 0 > 1000)
        #expect(run(("1", "two"), "snapshot", "verify", "--junit", "\(report)/j.xml") == .cannotCreate)
        #expect(run(("1", "two"), "snapshot", "verify", "--json", "--github-annotations") == .usage)
    }

    @Test func `a check of nothing and missing settings are rejected`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("one", "two"), "snapshot", "check", "s/a") == .fine)
        #expect(run(("one", "two"), "snapshot", "check", "t/a") == .usage)
        for arguments in [["lint"], ["matrix", "--dry-run"], ["theme", "check", "classic"]] {
            let nowhere = arguments + ["--folder", "\(folder)/nowhere"]
            #expect(CommandLineTool.status(of: nowhere, over: .documented) == .noInput)
        }
    }

    @Test func `a mask with a reason lets the view change, one of an unknown view is rejected`() throws {
        let because = ["--because", "it tells the time"]
        #expect(run(("one", "two"), "snapshot", "record", "--mask", "clock") == .usage)
        #expect(run(("one", "two"), "snapshot", "record", "--mask", "clok", because[0], because[1]) == .usage)
        #expect(run(("one", "two"), "snapshot", "record", "--mask", "clock", because[0], because[1]) == .fine)
        #expect(run(("10:07", "11:32"), "snapshot", "verify", "--json") == .fine)
        #expect(run(("one", "two"), "snapshot", "record", "--exact") == .fine)
        #expect(run(("10:07", "11:32"), "snapshot", "verify") == .findings)
    }

    @Test func `a named tolerance is stored in the manifest, a loose one is not`() throws {
        #expect(run(("one", "two"), "snapshot", "record", "--tolerance", "sofft") == .usage)
        #expect(run(("one", "two"), "snapshot", "record", "--tolerance", "soft") == .fine)
        let manifest = try #require(try SnapshotManifest.read(from: folder))
        #expect(manifest.entries.map(\.tolerance?.name) == ["soft", "soft"])
        let rules = #""tolerances": {"soft": {"kind": "oklab", "limit": 0.5, "because": "b"}}"#
        try write("framewright.json", #"{"screens": [{"device": "iphone-se-1"}], \#(rules)}"#)
        #expect(run(("one", "two"), "snapshot", "record") == .findings)
        #expect(run(("one", "two"), "snapshot", "check") == .findings)
    }

    @Test func `check ends with 0 for a tidy folder, 1 for an untidy one, and supports filters`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        #expect(run(("one", "two"), "snapshot", "check") == .fine)
        #expect(run(("one", "one"), "snapshot", "record") == .fine)
        #expect(run(("one", "one"), "snapshot", "check", "--json") == .fine)
        try FileManager.default.removeItem(atPath: image("a"))
        #expect(run(("one", "two"), "snapshot", "check") == .findings)
        #expect(run(("one", "two"), "snapshot", "check", "s/b") == .fine)
        #expect(run(("one", "two"), "snapshot", "check", "s/b", "--max-bytes", "10") == .findings)
    }

    @Test func `unused snapshots are pruned, and the folder is tidy then`() throws {
        #expect(run(("one", "two"), "snapshot", "record") == .fine)
        let scene = SceneDefinition("s", summary: "", states: [("a", "", "one")]) {
            Text($0).accessibilityIdentifier("clock")
        }
        func check(_ more: String...) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(of: ["snapshot", "check", "--folder", folder] + more, over: Catalogue([scene]))
        }
        #expect(check() == .findings)
        #expect(check("--prune", "--json") == .fine)
        #expect(!FileManager.default.fileExists(atPath: image("b")))
        #expect(check() == .fine)
    }

    @Test func `image that cannot be written is listed, and the others are recorded`() throws {
        try write("s/a", "x")
        #expect(run(("one", "two"), "snapshot", "record") == .findings)
        #expect(try SnapshotManifest.read(from: folder)?.entries.map(\.scene) == ["s/b"])
        #expect(run(("one", "two"), "snapshot", "verify", "s/b") == .fine)
    }

    @Test func `printed commands repeat the folder and the devices file`() throws {
        let choice = try SnapshotOptions.parse(["--folder", "my shots", "--devices-file", "devices.json"])
        #expect(choice.places == " --folder 'my shots' --devices-file devices.json")
        #expect(try SnapshotOptions.parse([]).places.isEmpty)
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
