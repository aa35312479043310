import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import FramewrightVerification
import Testing

/// Tests of problems of a folder, independent of the content of its images.
@MainActor
struct StoreCheckTests {
    private let folder = NSTemporaryDirectory() + "check-" + UUID().uuidString

    /// Returns a store over states that each show a text.
    private func store(
        _ states: [String: String] = ["a": "one", "b": "two"], rules: String = ""
    ) throws -> SnapshotStore {
        let text = #"{"screens": [{"device": "iphone-se-1"}, {"device": "iphone-15"}]\#(rules)}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let names = states.keys.sorted().map { ($0, "", states[$0] ?? "") }
        let scene = SceneDefinition("s", summary: "", states: names) { Text($0) }
        return try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
    }

    private func record(_ states: [String: String] = ["a": "one", "b": "two"]) throws {
        var store = try store(states)
        for request in store.requests() { _ = try store.record(request, isContinuousIntegration: false) }
        try store.saveManifest()
    }

    private func findings(
        _ store: SnapshotStore, _ filters: [String] = [], byteLimit: Int = 1_000_000
    ) throws -> [String] {
        try store.check(matching: filters, byteLimit: byteLimit, jobs: 3).map { "\($0.rule.rawValue) \($0.file)" }
    }

    private let small = "iphone-se-1.documented.png"

    @Test func `a folder as recorded has no problems`() throws {
        try record()
        #expect(try findings(try store()).isEmpty)
    }

    @Test func `unused files are reported, and files missing in the manifest are unlisted`() throws {
        try record()
        try FileManager.default.copyItem(atPath: "\(folder)/s/a/\(small)", toPath: "\(folder)/s/copy.PNG")
        let left = try findings(try store(["a": "one"]))
        #expect(left == ["unused s/b/iphone-15.documented.png", "unused s/b/\(small)", "unlisted s/copy.PNG"])
    }

    @Test func `failure of a state that nothing asks for is mentioned and pruned`() throws {
        try record()
        for name in ["s/a/\(small)", "s/b/\(small)", "s/b/other.png", "lint/s/b.png"] {
            try Folder.create(for: "\(folder)/failures/\(name)")
            try FileManager.default.copyItem(atPath: "\(folder)/s/a/\(small)", toPath: "\(folder)/failures/\(name)")
        }
        try LastVerification.note(failed: ["s/a/\(small)", "s/b/\(small)"], of: [], in: "\(folder)/failures")
        #expect(try findings(try store()).isEmpty)
        var narrowed = try store(["a": "one"])
        #expect(try findings(narrowed).first == "leftover failures/s/b/\(small)")
        #expect(try findings(narrowed).count == 3)
        #expect(try narrowed.prune().files.first == "failures/s/b/\(small)")
        #expect(try findings(narrowed).isEmpty)
        let left = try Folder.files(in: "\(folder)/failures", limit: 9).filter { $0.hasSuffix(".png") }
        #expect(left.sorted() == ["lint/s/b.png", "s/a/\(small)", "s/b/other.png"])
        #expect(try LastVerification.read(from: "\(folder)/failures")?.failed == ["s/a/\(small)"])
    }

    @Test func `an image behind a link is accepted, a pipe is not`() throws {
        try record()
        let (image, other) = ("\(folder)/s/a/\(small)", "\(folder)/object")
        try FileManager.default.moveItem(atPath: image, toPath: other)
        try FileManager.default.createSymbolicLink(atPath: image, withDestinationPath: "../../object")
        #expect(try findings(try store()).isEmpty)
        try FileManager.default.removeItem(atPath: image)
        let isMade = unsafe mkfifo(image, 0o600) == 0
        #expect(isMade)
        #expect(try findings(try store()) == ["unreadable s/a/\(small)"])
    }

    @Test func `an entry that describes another screen is edited`() throws {
        try record()
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let lie = text.replacing("\"scene\": \"s/a\"", with: "\"scene\": \"s/c\"", maxReplacements: 1)
            .replacing("\"scene\":\"s/a\"", with: "\"scene\":\"s/c\"", maxReplacements: 1)
        #expect(lie != text)
        try OutputFile.write(Array(lie.utf8), to: path)
        #expect(try findings(try store()).map { $0.prefix(10) } == ["edited s/a"])
    }

    @Test func `files used by other states are not reported as unused under a filter`() throws {
        try record()
        #expect(try findings(try store(), ["s/a"]).isEmpty)
        #expect(try findings(try store(["a": "one"]), ["s/a"]).isEmpty)
        #expect(try findings(try store(["a": "one"]), ["iphone-15"]) == ["unused s/b/iphone-15.documented.png"])
    }

    @Test func `a rule without an image is stale, and stars match any characters`() throws {
        try record()
        func masks(_ pattern: String) throws -> SnapshotStore {
            try store(rules: #", "masks": [{"view": "v", "because": "b", "for": ["\#(pattern)"]}]"#)
        }
        #expect(try findings(try masks("gone/"), ["framewright.json"]) == ["stale framewright.json"])
        #expect(try findings(try masks("gone/*"), ["framewright.json"]) == ["stale framewright.json"])
        for pattern in ["s/a", "s/*/iphone-15*", "*"] {
            let store = try masks(pattern)
            #expect(try findings(store, ["framewright.json"]).isEmpty)
            #expect(try findings(store, ["s/a/iphone-15"]) == ["stale s/a/iphone-15.documented.png"])
        }
    }

    @Test func `missing, unreadable, edited and blank images are distinguished`() throws {
        try record()
        try FileManager.default.removeItem(atPath: "\(folder)/s/a/\(small)")
        try OutputFile.write(Array("no picture".utf8), to: "\(folder)/s/b/\(small)")
        let size = try #require(PixelSize(width: 4, height: 4))
        try PNGFile.write(Bitmap(size: size), to: "\(folder)/s/b/iphone-15.documented.png")
        #expect(
            try findings(try store()) == [
                "missing s/a/\(small)", "blank s/b/iphone-15.documented.png", "edited s/b/iphone-15.documented.png",
                "unreadable s/b/\(small)",
            ])
    }

    @Test func `equal pixels of two states are a warning`() throws {
        try record(["a": "one", "b": "one"])
        let found = try store(["a": "one", "b": "one"]).check()
        #expect(found.map(\.rule) == [.duplicate, .duplicate] && !found.contains(where: \.isError))
        #expect(found[1].explanation == "the same pixels as s/b/\(small)")
        #expect(try findings(try store(["a": "one", "b": "one"]), ["s/b/iphone-15"]).count == 1)
    }

    @Test func `names that differ only in case collide`() throws {
        let states = ["a": "one", "A": "two"]
        let found = try store(states).check()
            .filter { $0.rule != .missing }
        #expect(found.map(\.rule) == [.collision, .collision])
        #expect(found[0].explanation == "differs by capitals alone from s/a/iphone-15.documented.png")
    }

    @Test func `a file beyond the limit is oversized`() throws {
        try record()
        let size = try #require(InputFile.size(of: "\(folder)/s/a/\(small)"))
        #expect(try findings(try store(), ["s/a/\(small)"], byteLimit: size).isEmpty)
        #expect(try findings(try store(), ["s/a/\(small)"], byteLimit: size - 1) == ["oversized s/a/\(small)"])
    }

    @Test func `failures, regenerated images and nested snapshot folders are skipped`() throws {
        try record()
        for place in ["failures/s/a", "regenerated/s", "films"] {
            try Folder.create(for: "\(folder)/\(place)/x.png")
            try FileManager.default.copyItem(atPath: "\(folder)/s/a/\(small)", toPath: "\(folder)/\(place)/x.png")
        }
        try FileManager.default.copyItem(
            atPath: "\(folder)/framewright.json", toPath: "\(folder)/films/framewright.json")
        #expect(try findings(try store()).isEmpty)
    }

    @Test func `a requested snapshot that was never recorded is missing`() throws {
        let found = try store().check()
        #expect(try found.map(\.file).sorted() == store().requests().map(\.file).sorted())
        #expect(found.allSatisfy { $0.rule == .missing && $0.isError })
        try record(["a": "one"])
        #expect(try findings(try store(["a": "one", "b": "two"])).allSatisfy { $0.hasPrefix("missing s/b/") })
        #expect(try findings(try store(["a": "one"])).isEmpty)
    }

    @Test func `a mask declared after the recording makes it stale`() throws {
        try record()
        let found = try store(rules: #", "masks": [{"view": "clock", "for": ["s/"], "because": "it runs"}]"#).check()
        #expect(found.count == 4 && found.allSatisfy { $0.rule == .stale && $0.explanation.contains("'clock'") })
    }

    @Test func `an image far larger than its screen is unreadable without being decoded`() async {
        await #expect(processExitsWith: .success) {
            let folder = NSTemporaryDirectory() + "check-large-\(getpid())"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let settings = #"{"screens": [{"device": "iphone-se-1"}]}"#
            try Folder.create(for: "\(folder)/framewright.json")
            try OutputFile.write(Array(settings.utf8), to: "\(folder)/framewright.json")
            let grown = try await MainActor.run {
                let scene = SceneDefinition("s", summary: "", states: [("a", "", "one"), ("b", "", "two")]) { Text($0) }
                var store = try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
                for request in store.requests() { _ = try store.record(request, isContinuousIntegration: false) }
                let large = largePNG(width: 16_000, height: 16_000)
                for request in store.requests() { try OutputFile.write(large, to: "\(folder)/\(request.file)") }
                try OutputFile.write(large, to: "\(folder)/other.png")
                let before = residentKilobytes()
                let found = try store.check().map { "\($0.rule.rawValue) \($0.file)" }
                #expect(
                    found == [
                        "blank other.png", "unlisted other.png", "unreadable s/a/iphone-se-1.documented.png",
                        "unreadable s/b/iphone-se-1.documented.png",
                    ])
                let outcomes = try store.verify(store.requests(), failures: "\(folder)/failures", jobs: 2)
                #expect(outcomes.allSatisfy { !$0.isSame })
                return residentKilobytes() - before
            }
            #expect(grown < 50_000)
        }
    }
}
