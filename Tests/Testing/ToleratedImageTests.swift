import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightTesting

/// Snapshots recorded into a temporary folder, with tolerances and masks.
@MainActor
@Suite(.enabled(if: ProcessEnvironment["CI"] == nil, "nothing is recorded in continuous integration"))
struct ToleratedPictureTests {
    private let file = NSTemporaryDirectory() + "tolerated-\(UUID().uuidString)/BadgeTests.swift"

    private func status(
        _ view: some View, _ mode: RecordMode, tolerance: SnapshotTolerance? = nil, masks: [(String, String)] = []
    ) throws -> String {
        let look = SnapshotTraits(
            device: .iphone15, theme: .documented, traits: Traits(), scale: 1, renderer: Renderer(),
            tolerance: tolerance, masks: masks)
        var image = try ViewSnapshot(AnyView(view), at: SnapshotPlace(file: file, test: "t", name: nil), look)
        return try image.result(mode).status.rawValue
    }

    private func badge(_ level: UInt8, _ word: String = "12:00") -> some View {
        Text(word).frame(width: 80).accessibilityIdentifier("clock").padding(20)
            .background(Color(red8: 255, green8: 255, blue8: level))
    }

    @Test func `an image within its tolerance passes with its name, and one beyond does not`() throws {
        let near = SnapshotTolerance.channels(2, because: "b")
        #expect(try status(badge(200), .missing, tolerance: near) == "recorded")
        #expect(try status(badge(202), .never, tolerance: near) == "same within channels")
        #expect(try status(badge(203), .never, tolerance: near) == "different")
        #expect(try status(badge(202), .never) == "different")
        #expect(try status(badge(202), .never, tolerance: .channels(3, because: "b")) == "different")
    }

    @Test(arguments: [
        SnapshotTolerance.channels(8, because: "b"), .ciede2000(9, because: "b"), .okLab(0.1, because: "b"),
        .density(256, because: "b"), .similarity(-1, because: "b"),
    ])
    func `a tolerance too loose for the image is not recorded`(tolerance: SnapshotTolerance) throws {
        #expect(try status(badge(200), .all, tolerance: tolerance) == "tolerance too loose")
    }

    @Test func `a missing image is kept for review until it is recorded`() throws {
        let failure = file.replacing(
            "BadgeTests.swift", with: "Snapshots/BadgeTests/failures/t/view/iphone-15.documented.png")
        #expect(try status(badge(200), .never) == "missing")
        #expect(InputFile.size(of: failure) != nil)
        #expect(try status(badge(200), .missing) == "recorded")
        #expect(InputFile.size(of: failure) == nil)
    }

    @Test func `a masked view may change`() throws {
        let masks = [("clock", "it tells the time")]
        #expect(try status(badge(200), .missing, masks: masks) == "recorded")
        #expect(try status(badge(200, "12:01"), .never, masks: masks) == "same outside clock")
        #expect(try status(badge(201, "12:01"), .never, masks: masks) == "different")
    }
}
