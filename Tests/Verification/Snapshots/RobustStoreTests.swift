import Foundation
import Framewright
import FramewrightDocuments
import Testing

@testable import FramewrightVerification

/// Tests with failing scenes, invalid files, and killed processes.
@MainActor
struct RobustStoreTests {
    private let folder = NSTemporaryDirectory() + "robust-" + UUID().uuidString
    private let file = "iphone-se-1.documented.png"
    /// The process id in the temporary names of other processes, beyond the largest of Linux.
    private let ended = 99_999_999

    /// Returns a store over states that each show a text; `nowhere` fails.
    private func store(_ texts: [String: String] = ["a": "one", "b": "two"], references: String = "pictures") throws
        -> SnapshotStore
    {
        let settings = #"{"references": "\#(references)", "screens": [{"device": "iphone-se-1"}]}"#
        try write(settings, "framewright.json")
        let states = texts.keys.sorted().map { ($0, "", texts[$0] ?? "") }
        let scene = Scene("s", summary: "", states: states) { text in
            if text == "nowhere" { ThemeColor("color.nowhere") } else { Text(text) }
        }
        return try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
    }

    private func write(_ text: String, _ name: String) throws {
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
    }

    private func record(_ store: SnapshotStore) throws -> [RecordOutcome] {
        var (store, outcomes) = (store, [RecordOutcome]())
        try store.record(store.requests(), isContinuousIntegration: false, jobs: 2) { outcomes.append($1) }
        try store.saveManifest()
        return outcomes
    }

    private func verify(_ store: SnapshotStore) throws -> [SnapshotOutcome] {
        try store.verify(store.requests(), failures: "\(folder)/failures")
    }

    private func findings(_ store: SnapshotStore) throws -> [String] {
        try store.check().map { "\($0.rule.rawValue) \($0.file)" }
    }

    private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

    @Test func `a failing scene does not affect recording and verifying the others, and is reported`() throws {
        let store = try store(["a": "one", "b": "nowhere", "c": "three"])
        let recorded = try record(store)
        guard recorded.count == 3, case .failed(let failure) = recorded[1] else {
            Issue.record("\(recorded)")
            return
        }
        #expect(failure.message.contains("s/b") && failure.message.contains("color.nowhere"))
        let again = try self.store(["a": "one", "b": "nowhere", "c": "three"])
        #expect(again.manifest.entries.map(\.scene) == ["s/a", "s/c"])
        let outcomes = try verify(again)
        #expect(outcomes.map(\.isSame) == [true, false, true])
        #expect(SnapshotResult(file: "s/b", outcomes[1]).status == "failed")
    }

    @Test(arguments: ["pictures", "hashes"])
    func `a missing recording leaves the actual image`(references: String) throws {
        guard case .missing(let path?) = try verify(try store(references: references))[0] else {
            Issue.record("no picture")
            return
        }
        #expect(try PNGFile.read(path).width == 320 && path.hasPrefix("\(folder)/failures/"))
    }

    @Test func `a Git LFS pointer is named as such and leaves the actual image`() throws {
        _ = try record(try store())
        try write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "s/a/\(file)")
        guard case .unreadable(let reason, let path?) = try verify(try store())[0] else {
            Issue.record("no picture")
            return
        }
        #expect(reason.hasPrefix("a Git LFS pointer, not the picture: git lfs pull"))
        #expect(try PNGFile.read(path).width == 320)
        #expect(try store().check().first?.explanation == reason)
    }

    @Test func `a pipe in place of an image is rejected by recording, verification and check`() throws {
        _ = try record(try store())
        let picture = "\(folder)/s/a/\(file)"
        try FileManager.default.removeItem(atPath: picture)
        let isMade = unsafe mkfifo(picture, 0o600) == 0
        #expect(isMade)
        guard case .failed(let failure) = try record(try store())[0] else {
            Issue.record("recorded")
            return
        }
        #expect(failure.message.contains("pipe"))
        #expect(try verify(try store()).map(\.isSame) == [false, true])
        #expect(try findings(try store()) == ["unreadable s/a/\(file)"])
    }

    @Test func `a pipe in place of a failure's image does not block a verification`() throws {
        let failures = "\(folder)/elsewhere"
        try Folder.create(for: "\(failures)/s/a/\(file)")
        let isMade = unsafe mkfifo("\(failures)/s/a/\(file)", 0o600) == 0
        #expect(isMade)
        let store = try store()
        guard case .missing(nil) = try store.verify(store.requests(), failures: failures)[0] else {
            Issue.record("written")
            return
        }
    }

    @Test func `a recording killed between images and manifest agrees with both`() throws {
        _ = try record(try store())
        // The images are written, the manifest is not, as after a kill.
        var killed = try store(["a": "uno", "b": "two"])
        try killed.record(killed.requests(), isContinuousIntegration: false, jobs: 1) { _, _ in }
        let journal = try #require(killed.journal)
        let other = ".framewright-\(ended)-recording-1-\(ProcessMark.current.host)"
        try FileManager.default.moveItem(atPath: "\(folder)/\(journal)", toPath: "\(folder)/\(other)")

        #expect(try verify(try store(["a": "uno", "b": "two"])).map(\.isSame) == [true, true])
        #expect(try findings(try store(["a": "uno", "b": "two"])) == ["leftover \(other)"])
        _ = try record(try store(["a": "uno", "b": "due"]))
        #expect(!isThere(other))
        #expect(try SnapshotManifest.read(from: folder) == (try store().manifest))
        #expect(try findings(try store()).isEmpty)
    }

    @Test func `a recording killed before its images agrees with the old ones`() throws {
        _ = try record(try store())
        let old = try InputFile.read("\(folder)/s/a/\(file)", limit: 1 << 20)
        var killed = try store(["a": "uno", "b": "two"])
        try killed.record(killed.requests(), isContinuousIntegration: false, jobs: 1) { _, _ in }
        try OutputFile.write(old, to: "\(folder)/s/a/\(file)")
        #expect(try verify(try store()).map(\.isSame) == [true, true])
    }

    @Test func `temporary files of ended processes are reported and removed, those of running ones are kept`() throws {
        _ = try record(try store())
        let (gone, own) = ("s/a/.framewright-\(ended)-7", "s/.framewright-\(ProcessMark.current.number)-8000000")
        for name in [gone, own, "s/.framewright-notes", "failures/.framewright-\(ended)-1"] { try write("", name) }
        let store = try store()
        #expect(try findings(store) == ["leftover failures/.framewright-\(ended)-1", "leftover \(gone)"])
        #expect(try store.check().allSatisfy { !$0.isError })
        store.removeAbandonedFiles()
        #expect(!isThere(gone) && isThere(own) && isThere("s/.framewright-notes"))
        #expect(try findings(store).isEmpty)
    }

    @Test func `a locked temporary file is kept whatever its process`() throws {
        _ = try record(try store())
        try write("", "s/x")
        var writing = try OutputFile("\(folder)/s/x")
        try writing.append([1])
        let other = "\(folder)/s/.framewright-\(ended)-1"
        try FileManager.default.moveItem(atPath: writing.unfinishedPath, toPath: other)
        try store().removeAbandonedFiles()
        #expect(FileManager.default.fileExists(atPath: other))
        _ = consume writing
        try store().removeAbandonedFiles()
        #expect(!FileManager.default.fileExists(atPath: other))
    }

    @Test func `pruning removes unused files, and no file that is not ours`() throws {
        _ = try record(try store(["a": "one", "b": "two", "c": "three"]))
        let others = [
            "notes/sketch.png", "s/a/draft.png", "failures/s/b/\(file)", "inner/framewright.json", "inner/s/b/\(file)",
        ]
        for name in others { try write("x", name) }
        // As recording leaves them: the manifest no longer lists c, but the image exists.
        var forgetful = try store()
        forgetful.forgetUnusedFiles()
        try forgetful.saveManifest()
        var store = try store(["a": "one"])
        #expect(try store.prune(matching: ["s/b"]) == ["s/b/\(file)"])
        #expect(try store.prune() == ["s/c/\(file)"])
        #expect(!isThere("s/b") && !isThere("s/c") && isThere("s/a/\(file)") && others.allSatisfy(isThere))
        #expect(try self.store(["a": "one"]).manifest.entries.map(\.scene) == ["s/a"])
    }
}
