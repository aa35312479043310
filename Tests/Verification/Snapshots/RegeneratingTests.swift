import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

/// Tests of regenerating images in a folder of hashes.
@MainActor
struct RegeneratingTests {
    private let folder = NSTemporaryDirectory() + "hashes-" + UUID().uuidString

    private func store(_ word: String, references: String = "hashes") throws -> SnapshotStore {
        let text = #"{"references": "\#(references)", "screens": [{"device": "iphone-se-1"}]}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let scene = SceneDefinition("s", summary: "", states: [("a", "", 0)]) { _ in Text(word) }
        return try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
    }

    private func record(_ word: String) throws {
        var store = try store(word)
        _ = try store.record(store.requests()[0], isContinuousIntegration: false)
        try store.saveManifest()
    }

    private func verify(_ word: String, regenerates: Bool = false) throws -> SnapshotOutcome {
        let store = try store(word)
        return try store.verify(store.requests(), failures: "\(folder)/failures", regenerates: regenerates)[0]
    }

    private var image: String { "\(folder)/regenerated/s/a/iphone-se-1.documented.png" }

    @Test func `an image as recorded is kept, and later failures show it`() throws {
        try record("old")
        guard case .otherHash = try verify("new") else { Issue.record("a picture"); return }
        guard case .same = try verify("old", regenerates: true) else { Issue.record("different"); return }
        guard case .different(let difference, let areas, let strip?, _) = try verify("new") else {
            Issue.record("no picture")
            return
        }
        #expect(difference.count > 0 && areas.first?.view?.hasPrefix("Text \"") == true)
        #expect(try PNGFile.read(strip).width == 3 * 320 + 16)
    }

    @Test func `an image that differs from the recording is never kept`() throws {
        try record("old")
        guard case .otherHash = try verify("new", regenerates: true) else { Issue.record("a picture"); return }
        #expect(!FileManager.default.fileExists(atPath: image))
    }

    @Test func `an outdated or damaged image is not shown and is painted again`() throws {
        try record("old")
        _ = try verify("old", regenerates: true)
        try record("new")
        guard case .otherHash = try verify("other") else { Issue.record("shown"); return }
        _ = try verify("new", regenerates: true)
        guard case .different = try verify("other") else { Issue.record("not shown"); return }
        try OutputFile.write([1, 2, 3], to: image)
        guard case .otherHash = try verify("other") else { Issue.record("shown"); return }
    }

    @Test func `a folder of images has nothing to regenerate`() throws {
        let store = try store("x", references: "pictures")
        #expect(throws: SnapshotError.self) {
            try store.verify(store.requests(), failures: "\(folder)/failures", regenerates: true)
        }
    }
}
