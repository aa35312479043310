import Foundation
import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// Readable placed trees, one for each modifier or container, in `Goldens/`.
///
/// `FRAMEWRIGHT_RECORD_GOLDENS=1 swift test --filter ViewsTests` records them and fails, so that recording never
/// passes.
enum Golden {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    static func names() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
    }

    fileprivate static var isRecording: Bool {
        ProcessInfo.processInfo.environment["FRAMEWRIGHT_RECORD_GOLDENS"] == "1"
    }

    static func compare(_ name: String, with text: String, at location: SourceLocation) {
        let file = folder.appending(path: "\(name).txt")
        let known = try? String(contentsOf: file, encoding: .utf8)
        if isRecording, known != text {
            try? text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)", sourceLocation: location)
        }
        if !isRecording {
            let comment = "Goldens/\(name).txt; FRAMEWRIGHT_RECORD_GOLDENS=1 records it"
            #expect(text == known, Comment(rawValue: comment), sourceLocation: location)
        }
    }
}

/// Compares the placed tree of a view, 200 by 120 points by default, with the golden of that name.
@MainActor
func expectGolden(
    _ name: String, _ view: some View, width: Double = 200, height: Double = 120, insets: EdgeInsets = .zero,
    at location: SourceLocation = #_sourceLocation
) {
    Golden.compare(
        name, with: placed(view, width: width, height: height, insets: insets).description, at: location)
}
