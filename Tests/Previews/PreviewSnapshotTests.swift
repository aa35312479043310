import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightVerification
import FramewrightViews
import Testing

@testable import FramewrightPreviews

/// Results from the process of a preview, whose code may have written them.
struct PreviewSnapshotTests {
    private let request = SnapshotRequest(
        reference: "Card/one", screen: SnapshotSettings.Screen(preview: PreviewConditions(colorScheme: .dark)))
    private let image: Bitmap

    init() throws {
        let size = try #require(PixelSize(width: 2, height: 1))
        image = Bitmap(size: size, filledWith: PremultipliedPixel(SRGBColor(red8: 9, green8: 8, blue8: 7)))
    }

    /// Returns the result of a recording that a process answers for.
    private func recording(
        file: String = "Card/one/dark.png", scene: String = "Card/one", device: String = "preview",
        pixels: ContentHash? = nil, bytes: [UInt8]? = nil
    ) throws -> RecordResult? {
        let hash = (pixels ?? image.contentHash).text
        let text = """
            {"result": {"file": "Card/one/dark.png", "status": "new", "details": []}, "hasImage": true, "entry":
            {"file": "\(file)", "scene": "\(scene)", "device": "\(device)", "theme": "system", "pixels": "\(hash)",
            "fonts": {}, "renderer": "9"}, "remarks": []}
            """
        let answer = PreviewRun.SnapshotResponse(
            document: try JSONDocument(parsing: Array(text.utf8), file: "result"), image: try bytes ?? PNG.encode(image)
        )
        return PreviewSnapshots.recording(in: answer, of: request)?.result
    }

    @Test func `a recording of the preview is taken`() throws { #expect(try recording()?.status == .new) }

    @Test func `a recording of another file, preview or image is refused`() throws {
        #expect(try recording(file: "../../.bashrc") == nil && recording(file: "Card/two/dark.png") == nil)
        #expect(try recording(scene: "Card/two") == nil && recording(device: "iphone-15") == nil)
        #expect(try recording(pixels: ContentHash(of: [1])) == nil)
        #expect(try recording(bytes: Array("#!/bin/sh".utf8)) == nil && recording(bytes: []) == nil)
    }

    @Test func `equal names are numbered until they are free`() {
        let names = ["one", "one", "one 2", "One"].map { PreviewIdentifier(file: "Card.swift", name: $0) }
        #expect(names.numbered.map(\.reference) == ["Card/one", "Card/one-2", "Card/one-2-2", "Card/One-3"])
    }
}
