import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

struct ComparisonFoldersTests {
    private let folder = NSTemporaryDirectory() + "comparison-" + UUID().uuidString

    /// Writes an image of 3 x 2 pixels.
    private func image(_ color: SRGBColor, _ path: String) throws -> Bitmap {
        let size = try #require(PixelSize(width: 3, height: 2))
        let bitmap = Bitmap(size: size, filledWith: PremultipliedPixel(color))
        try Folder.create(for: "\(folder)/\(path)")
        try PNGFile.write(bitmap, to: "\(folder)/\(path)")
        return bitmap
    }

    /// Returns a result of every kind.
    private func report() throws -> ReviewReport {
        _ = try image(.white, "S/a/same.png")
        let (old, new) = (try image(.white, "S/a/different.png"), try image(.black, "f/actual.png"))
        _ = try image(.white, "S/unused.png")
        try PNGFile.write(try #require(Difference.strip(expected: old, actual: new)), to: "\(folder)/f/strip.png")
        let difference = SnapshotOutcome.different(
            Difference(expected: old, actual: new), [], strip: "\(folder)/f/strip.png", EnvironmentChanges())
        let results = [
            SnapshotResult(file: "a/same.png", .same), SnapshotResult(file: "a/different.png", difference),
            SnapshotResult(file: "a/missing.png", .missing(image: "\(folder)/f/actual.png")),
            .unused("unused.png"), SnapshotResult(file: "a/hash.png", .same),
            SnapshotResult(file: "../outside.png", .missing(image: "\(folder)/f/actual.png")),
        ]
        return ReviewReport(title: "S", results: results)
    }

    private func files(_ name: String) throws -> Set<String> {
        let all = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.compactMap { $0 as? String } ?? []
        return Set(all.filter { $0.hasSuffix(".png") })
    }

    @Test func `the lists are those of the images in the folders`() throws {
        try report().writeComparison(to: "\(folder)/out", snapshots: "\(folder)/S")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/out/reg.json"))
        let lists = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        func list(_ name: String) -> Set<String> { Set(lists[name] as? [String] ?? []) }
        let (actual, expected) = (try files("out/actual"), try files("out/expected"))
        #expect(actual == ["a/same.png", "a/different.png", "a/missing.png"])
        #expect(expected == ["a/same.png", "a/different.png", "unused.png"])
        #expect(list("actualItems") == actual && list("expectedItems") == expected)
        #expect(list("newItems") == actual.subtracting(expected))
        #expect(list("deletedItems") == expected.subtracting(actual))
        #expect(list("failedItems") == ["a/different.png"] && list("passedItems") == ["a/same.png"])
        #expect(try list("diffItems") == files("out/diff"))
        for name in ["actual", "expected", "diff"] { #expect(lists["\(name)Dir"] as? String == name) }
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/out/outside.png"))
    }

    @Test func `images are those that were compared`() throws {
        let report = try report()
        try report.writeComparison(to: "\(folder)/out", snapshots: "\(folder)/S")
        func pixels(_ path: String) throws -> Bitmap { try PNGFile.read("\(folder)/\(path)") }
        for (file, actual) in [("a/different.png", "f/actual.png"), ("a/missing.png", "f/actual.png")] {
            #expect(try pixels("out/actual/\(file)") == pixels(actual))
        }
        #expect(try pixels("out/expected/a/different.png") == pixels("S/a/different.png"))
        #expect(try pixels("out/actual/a/same.png") == pixels("S/a/same.png"))
        #expect(throws: FileError.self) { try report.writeComparison(to: "\(folder)/out", snapshots: "\(folder)/S") }
    }
}
