import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightCommand

@MainActor
struct ShardCommandTests {
    private let folder = NSTemporaryDirectory() + "shards-" + UUID().uuidString

    init() throws {
        try OutputFile.write(Array(#"{"screens": [{"device": "iphone-se-1"}]}"#.utf8), to: "\(folder)/framewright.json")
    }

    private static let words = ["one", "two", "three", "four", "five", "far too long for such a sign"]

    /// Returns a catalogue of signs, the last of which is truncated. `color` makes a recording differ.
    private func catalogue(_ color: SRGBColor = .white) -> Catalogue {
        let states = Self.words.enumerated().map { (name: "s\($0)", summary: "", value: $1) }
        return Catalogue([
            SceneDefinition("signs", summary: "", states: states) { text in
                Text(text).lineLimit(1).frame(maxWidth: 120).background(color)
            }
        ])
    }

    private func run(_ arguments: String..., color: SRGBColor = .white) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: arguments, over: catalogue(color))
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func bytes(_ name: String) throws -> [UInt8] { try InputFile.read(path(name), limit: 1 << 24) }

    private func files(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    /// Records a folder, except for the sign that cannot be recorded.
    private func record() throws {
        let settings = #"{"screens": [{"device": "iphone-se-1"}, {"device": "iphone-15"}]}"#
        try OutputFile.write(Array(settings.utf8), to: path("framewright.json"))
        var store = try SnapshotStore(folder: folder, catalogue: catalogue()) { _ in .documented }
        for request in store.requests() { _ = try store.record(request, isContinuousIntegration: false) }
        try store.saveManifest()
    }

    @Test func `verifying in shards and merging gives the same bytes as a single run`() throws {
        try record()
        func verify(_ options: String...) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(
                of: ["snapshot", "verify", "--folder", folder] + options,
                over: catalogue(SRGBColor(hex: "#fffffe") ?? .black))
        }
        let reports = ["report", "junit", "code-quality", "markdown"]
        #expect(
            verify(
                "--report", path("report"), "--junit", path("junit"), "--code-quality", path("code-quality"),
                "--markdown", path("markdown")) == .findings)
        for number in 1...3 { _ = verify("--shard", "\(number)/3", "--results", path("\(number).json")) }
        let merged = reports.flatMap { ["--\($0)", path("merged-\($0)")] }
        let shards = ["3", "1", "2"].map { path("\($0).json") }
        #expect(CommandLineTool.status(of: ["snapshot", "merge"] + shards + merged, over: catalogue()) == .findings)
        for report in reports { #expect(try bytes(report) == bytes("merged-\(report)")) }
        #expect(run("snapshot", "merge", shards[0], shards[1]) == .noInput)
        #expect(run("snapshot", "merge", shards[0], shards[1], shards[1]) == .data)
        #expect(run("snapshot", "merge", path("none.json")) == .noInput)
        #expect(run("snapshot", "merge", path("framewright.json")) == .data)
    }

    @Test func `linting in shards and merging gives the same bytes as a single run`() throws {
        let common = ["lint", "--folder", folder, "--device", "iphone-se-1"]
        func lint(_ options: String...) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(of: common + options, over: catalogue())
        }
        #expect(lint("--report", path("one.html")) == .findings)
        let statuses = (1...2).map { lint("--shard", "\($0)/2", "--results", path("\($0).json")) }
        #expect(Set(statuses) == [.fine, .findings])
        let merge = run("snapshot", "merge", path("1.json"), path("2.json"), "--report", path("all.html"))
        #expect(try merge == .findings && bytes("one.html") == bytes("all.html"))
        let page = String(decoding: try bytes("one.html"), as: UTF8.self)
        #expect(page.contains(#"<span class="box error""#) && page.contains("truncated-text Text"))
    }

    @Test func `the shards of a matrix contain each cell once`() throws {
        let common = ["matrix", "signs", "--folder", folder, "--device", "iphone-se-1,iphone-15", "--scale", "0.25"]
        func matrix(_ options: String...) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(of: common + options, over: catalogue())
        }
        #expect(matrix("-o", path("all"), "--sheet", path("all.png")) == .fine)
        for number in 1...3 {
            let results = path("\(number).json")
            #expect(
                matrix(
                    "-o", path("shards/\(number)"), "--shard", "\(number)/3", "--sheet", path("s.png"), "--results",
                    results) == .fine)
            #expect(FileManager.default.fileExists(atPath: path("s-\(number)-of-3.png")))
        }
        let parts = try (1...3).map { try files("shards/\($0)") }
        #expect(try parts.flatMap(\.self).sorted() == files("all") && parts.allSatisfy { $0.count < 12 })
        for (number, names) in zip(1...3, parts) {
            for name in names { #expect(try bytes("shards/\(number)/\(name)") == bytes("all/\(name)")) }
        }
    }

    @Test func `several scripts become several animations, split into shards by name`() throws {
        for name in ["a", "b", "c", "d"] {
            let script = "app: signs/s0\nsize: 100x50\nscale: 0.5\nsteps:\n  - snapshot: end\n  - hold: 0.1\n"
            try OutputFile.write(Array(script.utf8), to: path("\(name).yaml"))
        }
        let scripts = ["a", "b", "c", "d"].map { path("\($0).yaml") }
        func play(_ options: String...) -> FramewrightCommand.ExitStatus {
            CommandLineTool.status(of: ["play"] + scripts + options, over: catalogue())
        }
        for number in 1...2 {
            #expect(
                play("-o", path("{script}.gif"), "--shard", "\(number)/2", "--results", path("\(number).json")) == .fine
            )
        }
        #expect(try files("").filter { $0.hasSuffix(".gif") } == ["a.gif", "b.gif", "c.gif", "d.gif"])
        #expect(try files("").filter { $0.hasSuffix(".png") } == ["a-end.png", "b-end.png", "c-end.png", "d-end.png"])
        #expect(run("snapshot", "merge", path("1.json"), path("2.json")) == .fine)
        #expect(play("-o", path("one.gif")) == .usage)
        #expect(run("play", scripts[0], "\(folder)/../a.json", "-o", path("{script}.gif")) == .usage)
    }

    @Test func `invalid arguments end with 64`() {
        #expect(run("lint", "--shard", "3/2") == .usage)
        #expect(run("lint", "--shard", "auto/0") == .usage)
        #expect(run("lint", "--shard", "2") == .usage)
        #expect(run("lint", "--sweep", "width=9,height=9", "--results", path("a.json")) == .usage)
        #expect(run("snapshot", "merge") == .usage)
    }
}
