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
        let scene = SceneDefinition("s", summary: "", states: states) { text in
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
        #expect(SnapshotResult(file: "s/b", outcomes[1]).status == .failed)
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
        #expect(reason.hasPrefix("a Git LFS pointer, not the image: git lfs pull"))
        #expect(try PNGFile.read(path).width == 320)
        #expect(try store().check().first?.explanation == reason)
    }

    @Test func `a pipe in place of an image is rejected by recording, verification and check`() throws {
        _ = try record(try store())
        let image = "\(folder)/s/a/\(file)"
        try FileManager.default.removeItem(atPath: image)
        let isMade = unsafe mkfifo(image, 0o600) == 0
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

    /// Leaves images and a journal without their manifest, as a killed recording does. Returns the journal's name.
    private func killedRecording(_ texts: [String: String]) throws -> String {
        var store = try store(texts)
        try store.record(store.requests(), isContinuousIntegration: false, jobs: 1) { _, _ in }
        return try #require(store.journal).name
    }

    @Test func `image that cannot be written fails alone, and the manifest lists the others`() throws {
        try Folder.create(for: "\(folder)/s/a")
        try write("x", "s/a")
        let outcomes = try record(try store())
        guard outcomes.count == 2, case .failed(let failure) = outcomes[0], case .new = outcomes[1] else {
            Issue.record("\(outcomes)")
            return
        }
        #expect(failure.message.hasSuffix("\(folder)/s/a/\(file)") && failure.error is FileError)
        #expect(try store().manifest.entries.map(\.scene) == ["s/b"])
        #expect(Folder.names(of: .recording, in: folder).isEmpty)
        #expect(try findings(try store()) == ["missing s/a/\(file)"])
    }

    @Test func `image whose journal cannot be written fails by its own name, and is in no manifest`() throws {
        let store = try store()
        // Longer than a name may be, which no user can avoid either.
        var failing = store
        failing.journal = (String(repeating: "x", count: 300), try LockedFile.write([], to: "\(folder)/lock"))
        var outcomes: [RecordOutcome] = []
        try failing.record(failing.requests(), isContinuousIntegration: false, jobs: 1) { outcomes.append($1) }
        for outcome in outcomes {
            guard case .failed(let failure) = outcome else { Issue.record("\(outcome)"); return }
            #expect(failure.message.hasSuffix(file))
        }
        #expect(failing.manifest.entries.isEmpty && outcomes.count == 2)
    }

    @Test func `journal of a recording in progress is no leftover, whatever the name of its machine`() throws {
        var recording = try store()
        try recording.record(recording.requests(), isContinuousIntegration: false, jobs: 1) { _, _ in }
        let journal = try #require(recording.journal).name
        #expect(try findings(try store()).isEmpty)
        let other = ".framewright-1-recording-1-another-machine"
        try FileManager.default.copyItem(atPath: "\(folder)/\(journal)", toPath: "\(folder)/\(other)")
        #expect(try findings(try store()) == ["leftover \(other)"])
        var next = try store()
        try next.saveManifest()
        #expect(isThere(journal) && !isThere(other))
        withExtendedLifetime(recording) {}
    }

    @Test func `a recording killed between images and manifest agrees with both`() throws {
        _ = try record(try store())
        let journal = try killedRecording(["a": "uno", "b": "two"])
        #expect(try verify(try store(["a": "uno", "b": "two"])).map(\.isSame) == [true, true])
        #expect(try findings(try store(["a": "uno", "b": "two"])) == ["leftover \(journal)"])
        _ = try record(try store(["a": "uno", "b": "due"]))
        #expect(!isThere(journal))
        #expect(try SnapshotManifest.read(from: folder) == (try store().manifest))
        #expect(try findings(try store()).isEmpty)
    }

    @Test func `a recording killed before its images agrees with the old ones`() throws {
        _ = try record(try store())
        let old = try InputFile.read("\(folder)/s/a/\(file)", limit: 1 << 20)
        _ = try killedRecording(["a": "uno", "b": "two"])
        try OutputFile.write(old, to: "\(folder)/s/a/\(file)")
        #expect(try verify(try store()).map(\.isSame) == [true, true])
    }

    @Test func `temporary files of ended processes are reported and removed, those of running ones are kept`() throws {
        _ = try record(try store())
        let (gone, own) = ("s/a/.framewright-\(ended)-7", "s/.framewright-\(getpid())-8000000")
        for name in [gone, own, "s/.framewright-notes", "failures/.framewright-\(ended)-1"] { try write("", name) }
        let store = try store()
        #expect(try findings(store) == ["leftover failures/.framewright-\(ended)-1", "leftover \(gone)"])
        #expect(try store.check().allSatisfy { !$0.isError })
        try write("", "s/.framewright-\(ended)-tree-3/deep/f.png")
        #expect(try findings(store).contains("leftover s/.framewright-\(ended)-tree-3"))
        store.removeAbandonedFiles()
        #expect(
            !isThere(gone) && !isThere("s/.framewright-\(ended)-tree-3") && isThere(own)
                && isThere("s/.framewright-notes"))
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
            "notes/sketch.png", "s/a/draft.png", "failures/s/b/draft.png", "inner/framewright.json",
            "inner/s/b/\(file)",
        ]
        for name in others + ["failures/s/b/\(file)"] { try write("x", name) }
        // As recording leaves them: the manifest no longer lists c, but the image exists.
        var forgetful = try store()
        forgetful.forgetUnusedFiles()
        try forgetful.saveManifest()
        var store = try store(["a": "one"])
        #expect(try store.prune(matching: ["s/b"]).files == ["failures/s/b/\(file)", "s/b/\(file)"])
        #expect(try store.prune().files == ["s/c/\(file)"])
        #expect(!isThere("s/b") && !isThere("s/c") && isThere("s/a/\(file)") && others.allSatisfy(isThere))
        #expect(try self.store(["a": "one"]).manifest.entries.map(\.scene) == ["s/a"])
    }

    @Test func `entry of a file outside the folder is pruned from the manifest alone`() throws {
        _ = try record(try store())
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let outside = "../\(folder.split(separator: "/").last ?? "")-outside.png"
        try write("x", outside)
        try write(text.replacing("s/b/\(file)", with: outside), "manifest.json")
        var store = try store(["a": "one"])
        let removed = try store.prune()
        #expect(removed.files == ["s/b/\(file)"] && removed.entries == [outside])
        #expect(isThere(outside) && store.manifest.entries.map(\.file) == ["s/a/\(file)"])
    }

    @Test func `file whose name is not UTF-8 is one finding, and check and pruning go on`() throws {
        _ = try record(try store(["a": "one", "b": "two"]))
        let bad = Array("\(folder)/s/bad".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
        let number = unsafe open(bad, O_CREAT | O_WRONLY, 0o600)
        #expect(number >= 0)
        close(number)
        #expect(try findings(try store()) == ["unreadable s/bad\u{FFFD}"])
        #expect(try store().check().first?.explanation == "its name is not UTF-8: rename it")
        var smaller = try store(["a": "one"])
        #expect(try smaller.prune().files == ["s/b/\(file)"])
    }

    @Test(arguments: ["folder", "loop", "device"])
    func `check and verification call a reference that is no file the same`(kind: String) throws {
        _ = try record(try store())
        let image = "\(folder)/s/a/\(file)"
        try FileManager.default.removeItem(atPath: image)
        switch kind {
        case "folder": try FileManager.default.createDirectory(atPath: image, withIntermediateDirectories: true)
        case "loop": try FileManager.default.createSymbolicLink(atPath: image, withDestinationPath: file)
        default: try FileManager.default.createSymbolicLink(atPath: image, withDestinationPath: "/dev/zero")
        }
        guard case .unreadable(let reason, _) = try verify(try store())[0] else {
            Issue.record("readable")
            return
        }
        #expect(try store().check().map(\.description) == ["unreadable: s/a/\(file): \(reason)"])
    }
}
