import Framewright
import FramewrightTesting
import Testing

/// Code of the article about snapshots. Compiled only.
@MainActor
enum DocumentSnippets {
    struct Counter: View {
        var body: some View { Text("0").accessibilityIdentifier("clock") }
    }

    static func tolerance() {
        // snippet: Tolerance
        expectSnapshot(
            of: Counter(), tolerance: .okLab(0.01, because: "drawn by another renderer"),
            masks: ["clock": "it shows the time"])
        // end
    }

    static func previews() {
        // snippet: PreviewSnapshots
        expectPreviewSnapshots(of: "Weather")
        // end
    }
}
