import Foundation
import Framewright
import Synchronization
import Testing

@testable import FramewrightTesting

/// Snapshots of views made with the helper under test.
@MainActor
struct ExpectSnapshotTests {
    @Test(arguments: SnapshotDevice.phones + [SnapshotDevice.ipadMini.landscape])
    func `a badge looks as recorded`(device: SnapshotDevice) {
        expectSnapshot(of: Badge(count: 7), on: device)
    }

    @Test func `themes and contexts have pictures of their own`() throws {
        expectSnapshot(of: Badge(count: 12), on: "pixel-10", theme: try .shipped(named: "midnight"))
    }

    /// Returns the messages of the issue that a test would record, and its line.
    private func issue(
        _ view: Badge, test: String, device: SnapshotDevice = .iphone15, mode: RecordMode? = .never,
        tolerance: SnapshotTolerance? = nil, masks: [(String, String)] = []
    ) -> (says: [String], line: Int) {
        let told = Mutex((says: [String](), line: 0))
        let look = SnapshotTraits(
            device: device, theme: .documented, traits: Traits(), scale: 1, renderer: Renderer(), tolerance: tolerance,
            masks: masks)
        let expectation = SnapshotExpectation(
            place: SnapshotPlace(file: #filePath, suites: ["ExpectSnapshotTests"], test: test, name: nil),
            sourceLocation: #_sourceLocation, registry: SnapshotRegistry()
        ) { try ViewSnapshot(AnyView(view), at: $0, look) }
        withKnownIssue {
            expectation.check(mode)
        } matching: { issue in
            told.withLock { $0 = ($0.says + issue.comments.map(\.rawValue), issue.sourceLocation?.line ?? 0) }
            return true
        }
        return told.withLock { $0 }
    }

    @Test func `a changed badge is an issue with the difference and the test's location`() {
        let (says, line) = issue(Badge(count: 8), test: "a badge looks as recorded(device:)")
        #expect(says.count == 1 && says[0].contains("different") && says[0].contains("pixels in"))
        #expect(line > 0)
    }

    @Test func `a missing snapshot is an issue that names the recording command`() {
        let says = issue(Badge(count: 1), test: "never").says.first
        #expect(says?.contains("missing") == true && says?.contains("FRAMEWRIGHT_RECORD=missing swift test") == true)
    }

    @Test func `an unknown device is an issue with a suggestion`() {
        let says = issue(Badge(count: 1), test: "device", device: "iphone-51").says
        #expect(says.first?.contains("iphone-51") == true && says.first?.contains("iphone-15") == true)
    }

    @Test func `an unknown mode is an issue`() {
        #expect(
            issue(Badge(count: 1), test: "mode", mode: nil).says == [
                "FRAMEWRIGHT_RECORD is one of all, missing, failed, never"
            ])
    }
}

struct Badge: View {
    var count: Int

    var body: some View {
        Text("\(count)").font(.largeTitle).padding(20).background(
            Color(red8: 210, green8: 40, blue8: 60), in: Circle()
        )
        .foregroundStyle(Color.white)
    }
}
