import Foundation
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightVerification
import Testing

@MainActor
struct SnapshotStoreTests {
    private let folder = NSTemporaryDirectory() + "snapshots-" + UUID().uuidString
    /// The kind of references in a test's store.
    private var references = SnapshotSettings.References.images

    /// Returns a store over two scenes, one of which lint rejects.
    private func store(color: Color = .white) throws -> SnapshotStore {
        let screens = #"[{"device": "iphone-se-1"}, {"device": "iphone-se-1", "orientation": "landscape"}]"#
        let text = #"{"references": "\#(references.rawValue)", "screens": \#(screens)}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let good = SceneDefinition("good", summary: "", states: [("plain", "", color)]) { Text("fine").background($0) }
        let bad = SceneDefinition("bad", summary: "", states: [("cut", "", 0)]) { _ in
            Text("cut short").lineLimit(1).frame(width: 20)
        }
        return try SnapshotStore(folder: folder, catalogue: Catalogue([good, bad])) { _ in .documented }
    }

    private func record(_ filters: [String], color: Color = .white) throws -> [RecordOutcome] {
        var store = try store(color: color)
        let outcomes = try store.requests(matching: filters).map {
            try store.record($0, isContinuousIntegration: false)
        }
        try store.saveManifest()
        return outcomes
    }

    private func verify(_ filters: [String], color: Color = .white) throws -> [SnapshotOutcome] {
        let store = try store(color: color)
        return try store.requests(matching: filters).map { try store.verify($0, failures: folder + "/failures") }
    }

    private var image: String { "\(folder)/good/plain/iphone-se-1.documented.png" }

    @Test func `a recorded folder verifies`() throws {
        _ = try record(["good"])
        #expect(try verify(["good"]).map(\.isSame) == [true, true])
    }

    @Test func `several threads record the same as one`() throws {
        _ = try record([])
        let alone = try Data(contentsOf: URL(fileURLWithPath: image))
        try FileManager.default.removeItem(atPath: folder)
        var (store, told) = (try store(), [String]())
        let requests = store.requests()
        try store.record(requests, isContinuousIntegration: false, jobs: 3) { request, outcome in
            let isRefused = if case .refused = outcome { true } else { false }
            told.append((isRefused ? "no " : "") + request.reference)
        }
        #expect(told == ["good/plain", "good/plain", "no bad/cut", "no bad/cut"])
        #expect(store.manifest.entries.count == 2)
        #expect(try Data(contentsOf: URL(fileURLWithPath: image)) == alone)
    }

    @Test func `an unrecorded snapshot is missing`() throws {
        for outcome in try verify(["good"]) {
            guard case .missing = outcome else { Issue.record("\(outcome)"); return }
        }
    }

    @Test func `one changed pixel of a stored image fails and leaves a strip`() throws {
        _ = try record(["good"])
        var stored = try PNGFile.read(image)
        stored[7, 9] = PremultipliedPixel(SRGBColor(red8: 255, green8: 255, blue8: 254))
        try PNGFile.write(stored, to: image)
        let outcome = try verify(["good/plain/iphone-se-1.documented"])[0]
        guard case .different(let difference, let areas, let strip?, let changes) = outcome else {
            Issue.record("not different")
            return
        }
        #expect(changes.isImageEdited && changes.lines.count == 1)
        #expect(difference.count == 1 && difference.box == PixelRect(x: 7, y: 9, width: 1, height: 1))
        #expect(areas.map(\.box) == [PixelRect(x: 7, y: 9, width: 1, height: 1)])
        #expect(try PNGFile.read(strip).width == 3 * 320 + 16)
    }

    @Test func `a changed view fails`() throws {
        _ = try record(["good"])
        #expect(try verify(["good"], color: .black).map(\.isSame) == [false, false])
    }

    @Test func `a passing snapshot removes its failure image, an unchecked one and other files are kept`() throws {
        _ = try record(["good"])
        _ = try verify(["good"], color: .black)
        let names = ["documented", "landscape.documented"].map { "good/plain/iphone-se-1.\($0).png" }
        func left() throws -> [String] { try Folder.files(in: folder + "/failures", limit: 9) }
        #expect(try left() == names)
        let note = "good/plain/iphone-se-1.documented.txt"
        try OutputFile.write([], to: "\(folder)/failures/\(note)")
        _ = try verify(["good/plain/iphone-se-1.documented"])
        #expect(try left() == [note, names[1]])
        try FileManager.default.removeItem(atPath: "\(folder)/\(names[1])")
        _ = try verify(["good"])
        #expect(try left() == [note, names[1]])
        _ = try record(["good"])
        _ = try verify(["good"])
        #expect(try left() == [note])
    }

    @Test func `recordings are never removed, wherever failures are written`() throws {
        _ = try record(["good"])
        let store = try store()
        #expect(try store.verify(store.requests(matching: ["good"]), failures: folder).map(\.isSame) == [true, true])
        #expect(try verify(["good"]).map(\.isSame) == [true, true])
    }

    @Test func `a change is reported with the view that contains it`() throws {
        _ = try record(["good"])
        guard case .different(_, let areas, _, let changes) = try verify(["good"], color: .black)[0] else {
            Issue.record("not different")
            return
        }
        #expect(areas.first?.view?.hasPrefix("Text \"") == true && !changes.isImageEdited)
    }

    @Test func `a damaged image is unreadable, a deleted one missing`() throws {
        _ = try record(["good"])
        try OutputFile.write([], to: image)
        guard case .unreadable = try verify(["iphone-se-1.documented"])[0] else { Issue.record("readable"); return }
        try FileManager.default.removeItem(atPath: image)
        guard case .missing = try verify(["iphone-se-1.documented"])[0] else { Issue.record("there"); return }
    }

    @Test func `a manifest that disagrees with its image fails`() throws {
        _ = try record(["good"])
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let hash = try PNGFile.read(image).contentHash.text
        try OutputFile.write(Array(text.replacing(hash, with: String(repeating: "0", count: 64)).utf8), to: path)
        guard case .manifestDisagrees = try verify(["good/plain/iphone-se-1.documented"])[0] else {
            Issue.record("agrees")
            return
        }
    }

    @Test func `another font file fails and is named`() throws {
        _ = try record(["good"])
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let hash = try FontLibrary().contentHash(of: FontID("Inter-Regular")).text
        try OutputFile.write(Array(text.replacing(hash, with: String(repeating: "0", count: 64)).utf8), to: path)
        guard case .otherFonts(let changes) = try verify(["good"])[0] else { Issue.record("same fonts"); return }
        #expect(changes.fonts.map(\.name) == ["Inter-Regular"])
    }

    @Test func `a screen with findings is rejected and nothing is written`() throws {
        for outcome in try record(["bad"]) {
            guard case .refused(let findings) = outcome else { Issue.record("\(outcome)"); return }
            #expect(findings.map(\.rule) == [.truncatedText])
        }
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/bad"))
    }

    /// A text that is smaller at a larger text size.
    private struct Shrinking: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text("Label").font(.system(size: size > .large ? 10 : 20)) }
    }

    @Test func `a screen whose text shrinks at another text size is rejected`() throws {
        let scene = SceneDefinition("shrinking", summary: "", states: [("plain", "", 0)]) { _ in Shrinking() }
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(
            Array(#"{"screens": [{"device": "iphone-se-1"}]}"#.utf8), to: "\(folder)/framewright.json")
        var store = try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
        let request = try #require(store.requests().first)
        guard case .refused(let findings) = try store.record(request, isContinuousIntegration: false) else {
            Issue.record("recorded")
            return
        }
        #expect(findings.map(\.rule) == [.shrinkingText])
    }

    @Test func `a finding allowed for a reason is recorded, now and the next time`() throws {
        var store = try store()
        let request = try #require(store.requests(matching: ["bad"]).first)
        let allowed = [
            LintException(.truncatedText, because: "shows what cutting looks like"),
            LintException(.overlap, because: "not needed"),
        ]
        guard
            case .new = try store.record(
                request, RecordTerms(allowances: allowed), isContinuousIntegration: false)
        else {
            Issue.record("refused")
            return
        }
        try store.saveManifest()
        store = try self.store()
        #expect(store.manifest[request.file]?.allowed == [allowed[0]])
        guard case .unchanged = try store.record(request, isContinuousIntegration: false) else {
            Issue.record("refused")
            return
        }
        #expect(store.manifest[request.file]?.allowed == [allowed[0]])
    }

    @Test func `illegible text is rejected unless the folder's settings allow it`() throws {
        guard case .refused(let findings) = try record(["good"], color: .black)[0] else {
            Issue.record("recorded")
            return
        }
        #expect(findings.map(\.rule) == [.contrast])
        let text = #"{"screens": [{"device": "iphone-se-1"}], "lint": {"rules": {"contrast": "warning"}}}"#
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let scene = SceneDefinition("good", summary: "", states: [("plain", "", 0)]) { _ in
            Text("no").background(Color.black)
        }
        var store = try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
        let request = store.requests()[0]
        guard case .new = try store.record(request, isContinuousIntegration: false) else {
            Issue.record("refused")
            return
        }
    }

    @Test func `an unused recording is reported until it is removed from the manifest`() throws {
        _ = try record(["good"])
        var smaller = try SnapshotStore(folder: folder, catalogue: Catalogue([])) { _ in .documented }
        #expect(smaller.unusedFiles.count == 2)
        smaller.forgetUnusedFiles()
        #expect(smaller.unusedFiles.isEmpty && smaller.manifest.entries.isEmpty)
    }

    @Test func `concurrent recordings of another process stay in the manifest`() throws {
        var (first, second) = (try store(), try store())
        let requests = first.requests(matching: ["good"])
        _ = try first.record(requests[0], isContinuousIntegration: false)
        _ = try second.record(requests[1], isContinuousIntegration: false)
        try first.saveManifest()
        try second.saveManifest()
        #expect(try verify(["good"]).map(\.isSame) == [true, true])
    }

    @Test func `an image listed twice in the manifest is reported with its position, as is a merge conflict`() throws {
        _ = try record(["good"])
        let path = "\(folder)/manifest.json"
        var lines = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        lines.insert(lines[2], at: 2)
        try OutputFile.write(Array(lines.joined(separator: "\n").utf8), to: path)
        let error = #expect(throws: DocumentError.self) { try store() }
        #expect(error?.problem.hasSuffix("is listed twice") == true && error?.position.line == 4)
        lines[3] = "<<<<<<< HEAD"
        try OutputFile.write(Array(lines.joined(separator: "\n").utf8), to: path)
        let conflict = #expect(throws: DocumentError.self) { try store() }
        #expect(conflict?.hint.description.hasPrefix("a conflict of a merge") == true)
    }

    @Test func `another renderer is named beside the difference`() throws {
        _ = try record(["good"])
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let old = text.replacing("\"renderer\": \"\(Renderer.version)\"", with: "\"renderer\": \"0.0.1\"")
        try OutputFile.write(Array(old.utf8), to: path)
        guard case .different(_, _, _, let changes) = try verify(["good"], color: .black)[0] else {
            Issue.record("not named")
            return
        }
        #expect(changes.lines == ["recorded with renderer 0.0.1, this is \(Renderer.version)"])
    }

    @Test func `continuous integration never records`() throws {
        var store = try store()
        let request = try #require(store.requests().first)
        #expect(throws: RecordError.continuousIntegration) { try store.record(request, isContinuousIntegration: true) }
    }

    @Test func `recording twice changes no byte`() throws {
        _ = try record(["good"])
        let files = ["manifest.json", "good/plain/iphone-se-1.documented.png"]
        let first = try files.map { try InputFile.read("\(folder)/\($0)", limit: 1 << 20) }
        let again = try record(["good"])
        #expect(again.count == 2)
        for outcome in again {
            guard case .unchanged = outcome else { Issue.record("\(outcome)"); return }
        }
        #expect(try files.map { try InputFile.read("\(folder)/\($0)", limit: 1 << 20) } == first)
    }

    @Test mutating func `a folder of hashes stores no image and detects a changed colour`() throws {
        references = .hashes
        _ = try record(["good"])
        #expect(!FileManager.default.fileExists(atPath: image))
        #expect(try verify(["good"]).map(\.isSame) == [true, true])
        guard case .otherHash(let now, _) = try verify(["good"], color: .black)[0] else {
            Issue.record("not different")
            return
        }
        #expect(try PNGFile.read(try #require(now)).width == 320)
    }

    @Test mutating func `a folder of hashes reports its verdict even if no image can be written`() throws {
        references = .hashes
        _ = try record(["good"])
        try OutputFile.write([1], to: "\(folder)/failures")
        guard case .otherHash(nil, _) = try verify(["good"], color: .black)[0] else {
            Issue.record("not different")
            return
        }
    }

    @Test mutating func `recording hashes distinguishes new, changed and unchanged`() throws {
        references = .hashes
        guard case .new = try record(["good"])[0], case .unchanged = try record(["good"])[0],
            case .changed = try record(["good"], color: Color(red8: 255, green8: 240, blue8: 200))[0]
        else {
            Issue.record("mistaken")
            return
        }
    }

    @Test func `sixteen threads verify the same as one, in the order of the requests`() throws {
        _ = try record(["good"])
        let store = try store(color: .black)
        let requests = (0..<10).flatMap { _ in store.requests() }
        let alone = try store.verify(requests, failures: folder + "/failures").map { "\($0)" }
        #expect(try store.verify(requests, failures: folder + "/failures", jobs: 16).map { "\($0)" } == alone)
    }
}
