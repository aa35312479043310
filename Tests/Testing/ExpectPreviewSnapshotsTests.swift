import SwiftUI
import Synchronization
import Testing

@testable import FramewrightTesting

/// Snapshots of the previews in this module.
@MainActor
struct ExpectPreviewSnapshotsTests {
    @Test func `every preview looks as recorded`() {
        var large = PreviewConditions(colorScheme: .dark)
        large.textSize = .accessibility5
        expectPreviewSnapshots(of: "FramewrightTestingTests", in: [PreviewConditions(), large])
    }

    @Test func `a module without previews is an issue that says how to name it`() {
        let told = Mutex([String]())
        withKnownIssue {
            expectPreviewSnapshots(of: "Framewright")
        } matching: { issue in
            told.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        #expect(told.withLock { $0.first?.hasPrefix("no preview is in a module Framewright") } == true)
    }
}

#Preview("seven") { Badge(count: 7) }
#Preview("many", traits: .sizeThatFitsLayout) { Badge(count: 1234) }

struct BadgePreviews: PreviewProvider {
    static var previews: some View {
        Badge(count: 1).previewLayout(.sizeThatFits).previewDisplayName("one")
        Badge(count: 2).previewLayout(.sizeThatFits)
    }
}
