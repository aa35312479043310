import Foundation
import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightVerification
import Testing

/// Tests of snapshots with tolerances and masks, in a temporary folder.
@MainActor
struct TolerantStoreTests {
    private let folder = NSTemporaryDirectory() + "tolerant-" + UUID().uuidString
    private static let soft =
        #""tolerances": {"soft": {"kind": "channels", "limit": 3, "for": ["game/"], "because": "b"}}"#
    private static let masks = #""masks": [{"view": "clock", "for": ["game/"], "because": "it tells the time"}]"#

    /// Returns a store over a score in a grey and a clock beside it.
    private func store(
        _ members: String = TolerantStoreTests.soft, level: UInt8 = 60, clock: String? = "10:07", score: String = "128",
        drop: Double = 0, references: String = "pictures"
    ) throws -> SnapshotStore {
        let text = #"{"references": "\#(references)", "screens": [{"device": "iphone-se-1"}], \#(members)}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let scene = SceneDefinition("game", summary: "", states: [("on", "", 0)]) { _ in
            HStack {
                Text("Score \(score)").foregroundStyle(SRGBColor(red8: level, green8: level, blue8: level))
                if let clock { Text(clock).frame(width: 60).accessibilityIdentifier("clock").offset(y: drop) }
            }
        }
        return try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
    }

    @discardableResult
    private func record(_ store: SnapshotStore, _ terms: RecordTerms = RecordTerms()) throws -> RecordOutcome {
        var store = store
        let outcome = try store.record(store.requests()[0], terms, isContinuousIntegration: false)
        try store.saveManifest()
        return outcome
    }

    private func verify(_ store: SnapshotStore) throws -> SnapshotOutcome {
        try store.verify(store.requests()[0], failures: "\(folder)/failures")
    }

    private func entry() throws -> SnapshotManifest.Entry {
        try #require(try SnapshotManifest.read(from: folder)?.entries.first)
    }

    @Test func `a declared tolerance applies to different images, up to its limit`() throws {
        try record(try store())
        #expect(try entry().tolerance == Tolerance("soft", .channels(3), because: "b"))
        guard case .same = try verify(try store()) else { Issue.record("not the same"); return }
        guard case .within(let tolerance, let verdict) = try verify(try store(level: 62)) else {
            Issue.record("not within")
            return
        }
        #expect(tolerance.name == "soft" && verdict.value == 2)
        #expect(try verify(try store(level: 62)).isSame)
        guard case .different = try verify(try store(level: 65)) else { Issue.record("within"); return }
        guard case .different = try verify(try store(score: "123")) else { Issue.record("within"); return }
    }

    @Test func `a tolerance that a mutant passes is not recorded`() throws {
        let loose = Self.soft.replacing("3", with: "200")
        guard case .looseTolerance(let tolerance, let mutant) = try record(try store(loose)) else {
            Issue.record("recorded")
            return
        }
        #expect(tolerance.name == "soft" && mutant.contains(" mutant, "))
        #expect(try SnapshotManifest.read(from: folder)?.entries.isEmpty == true)
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/game"))
    }

    @Test func `changed tolerances are reported even if no pixel changes`() throws {
        try record(try store(Self.soft))
        guard case .changedTerms(let changes) = try record(try store(Self.masks), RecordTerms(isExact: true)) else {
            Issue.record("nothing changed")
            return
        }
        #expect(changes == ["tolerance soft: gone", "mask clock: new"])
        let reworded = Self.masks.replacing("it tells", with: "it shows")
        guard case .changedTerms(["mask clock: changed"]) = try record(try store(reworded)),
            case .unchanged = try record(try store(reworded))
        else {
            Issue.record("not told")
            return
        }
    }

    @Test func `a tolerance loosened by hand is detected on verification`() throws {
        try record(try store())
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let limits = #"{"red": 3, "green": 3, "blue": 3, "alpha": 3}"#
        #expect(text.contains(limits))
        try OutputFile.write(Array(text.replacing(limits, with: "200").utf8), to: path)
        guard case .looseTolerance = try verify(try store(Self.soft.replacing("3", with: "200"))) else {
            Issue.record("not found out")
            return
        }
    }

    @Test func `a tolerance declared differently since the recording is not used, and reported`() throws {
        try record(try store())
        let other = try store(Self.soft.replacing("3", with: "5"), level: 62)
        guard case .different(_, _, _, let changes) = try verify(other) else { Issue.record("used"); return }
        #expect(changes.tolerance == "soft" && changes.lines.count == 1)
        guard case .same = try verify(try store(Self.soft.replacing("3", with: "5"))) else { Issue.record("?"); return }
    }

    @Test func `a tolerance requested by name stays until exactness is requested`() throws {
        let unbound = Self.soft.replacing(#""for": ["game/"], "#, with: "")
        try record(try store(unbound))
        #expect(try entry().tolerance == nil)
        try record(try store(unbound), RecordTerms(tolerance: "soft"))
        #expect(try entry().tolerance?.name == "soft")
        try record(try store(unbound))
        #expect(try entry().tolerance?.name == "soft")
        try record(try store(unbound), RecordTerms(isExact: true))
        #expect(try entry().tolerance == nil)
        #expect(throws: SnapshotError.self) { try record(try store(unbound), RecordTerms(tolerance: "sofft")) }
    }

    @Test func `two tolerances for one image are an error in the settings`() throws {
        let two = Self.soft.dropLast() + #", "hard": {"kind": "oklab", "limit": 0, "for": ["on/"], "because": "b"}}"#
        #expect(throws: SnapshotError.self) { try store(String(two)).checkSettings() }
    }

    @Test func `a masked view may change, everything beside it may not`() throws {
        try record(try store(Self.masks))
        let mask = try #require(try entry().masks.first)
        #expect(mask.view == "clock" && mask.reason == "it tells the time" && mask.frames.count == 1)
        guard case .sameOutside(["clock"]) = try verify(try store(Self.masks, clock: "11:32")) else {
            Issue.record("compared")
            return
        }
        guard case .different(let difference, _, _, _) = try verify(try store(Self.masks, level: 61, clock: "11:32"))
        else {
            Issue.record("not compared")
            return
        }
        #expect(difference.largestDelta == 1)
    }

    @Test func `an unknown masked view is an error when recorded and a failure when verified`() throws {
        #expect(throws: SnapshotError.self) { try record(try store(Self.masks, clock: nil)) }
        try record(try store(Self.masks))
        guard case .maskedViewGone("clock") = try verify(try store(Self.masks, clock: nil)) else {
            Issue.record("not told")
            return
        }
    }

    @Test func `a view is masked at its recorded and its actual position`() throws {
        try record(try store(Self.masks))
        guard case .sameOutside(["clock"]) = try verify(try store(Self.masks, drop: 80)) else {
            Issue.record("compared")
            return
        }
        guard case .same = try verify(try store(Self.masks)) else { Issue.record("not the same"); return }
    }

    @Test func `hashes cover only the unmasked area`() throws {
        try record(try store(Self.masks, references: "hashes"))
        guard case .same = try verify(try store(Self.masks, clock: "11:32", references: "hashes")) else {
            Issue.record("compared")
            return
        }
        guard case .otherHash = try verify(try store(Self.masks, level: 61, references: "hashes")) else {
            Issue.record("not compared")
            return
        }
    }

    @Test func `a mask requested at recording is kept`() throws {
        let none = #""masks": []"#
        try record(try store(none), RecordTerms(masks: [SnapshotMask("clock", because: "time")]))
        try record(try store(none))
        #expect(try entry().masks.map(\.reason) == ["time"])
        #expect(try verify(try store(none, clock: "9:00")).isSame)
        try record(try store(none), RecordTerms(isExact: true))
        #expect(try entry().masks.isEmpty)
    }

    @Test func `another theme is named beside the difference`() throws {
        try record(try store())
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let tokens = try #require(try entry().tokens).text
        try OutputFile.write(Array(text.replacing(tokens, with: String(repeating: "0", count: 64)).utf8), to: path)
        guard case .different(_, _, _, let changes) = try verify(try store(level: 99)) else {
            Issue.record("the same")
            return
        }
        #expect(changes.lines == ["recorded with other tokens of the theme documented"])
    }

    @Test func `fonts are recorded with their own version strings`() throws {
        try record(try store())
        let font = try #require(try entry().fonts.first)
        #expect(try font.version == FontLibrary().version(of: FontID(font.name)))
        let path = "\(folder)/manifest.json"
        let text = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        let zeros = String(repeating: "0", count: 64)
        let old = text.replacing(font.file.text, with: zeros).replacing(
            try #require(font.version), with: "Version 9.9;x")
        try OutputFile.write(Array(old.utf8), to: path)
        guard case .otherFonts(let changes) = try verify(try store()) else { Issue.record("the same"); return }
        #expect(changes.lines[0].hasPrefix("recorded with \(font.name) 9.9, this machine has "))
    }
}
