import Foundation
import Framewright
import FramewrightScreens
import FramewrightTestSupport
import FramewrightVerification
import Testing

/// Compares every scene at three scales with the hashes in `Snapshots/hashes`. Continuous integration also compares
/// them in a release build on one thread and with an old processor's instructions; with FRAMEWRIGHT_SLOW=1 one thread
/// is tested here too.
@MainActor
struct PixelHashTests {
    @Test(arguments: isSlow ? [1, 16] : [16])
    func `every scene has the committed pixels, on one thread and on sixteen`(jobs: Int) throws {
        let store = try SnapshotStore(folder: "\(Self.root)/Snapshots/hashes", catalogue: .documented) {
            try .shipped(named: $0)
        }
        let requests = store.requests()
        #expect(Set(requests.map(\.reference)) == Set(Catalogue.documented.references))
        #expect(Set(store.settings.screens.compactMap(\.scale)) == [1, 2, 3])
        let outcomes = try store.verify(requests, failures: "\(Self.root)/Snapshots/hashes/failures", jobs: jobs)
        for (request, outcome) in zip(requests, outcomes) where !outcome.isSame {
            Issue.record("\(request.file): \(outcome)")
        }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
