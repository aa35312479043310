import Framewright
import FramewrightCodecs
import FramewrightDocuments
import Testing

@MainActor
struct FittingTests {
    private let place: Exporting

    init() throws { place = try Exporting() }

    @Test(arguments: [ExportFormat.gif, .webp, .apng])
    func `a file is made to fit, and says how`(format: ExportFormat) throws {
        let film = try place.film(scale: 4)
        let free = try place.export("free", as: format, film: film)
        let fitted = try place.export(
            "fitted", as: format, film: film, with: ExportOptions(maximumBytes: free.bytes * 2 / 3))
        #expect(try place.bytes("fitted").count == fitted.bytes && fitted.bytes <= free.bytes * 2 / 3)
        #expect(fitted.remarks.contains { $0.hasPrefix("to fit, with ") })
        let same = try place.export("same", as: format, film: film, with: ExportOptions(maximumBytes: free.bytes))
        #expect(try place.bytes("same") == place.bytes("free") && same.remarks == free.remarks)
    }

    @Test func `what cannot fit is an error and leaves nothing`() throws {
        #expect(throws: ExportError.self) { try place.export("a.gif", with: ExportOptions(maximumBytes: 20)) }
        #expect(throws: ExportError.noSizeSteps(.y4m)) {
            try place.export("a.y4m", with: ExportOptions(maximumBytes: 20))
        }
        #expect(throws: ExportError.self) { try place.export("a.gif", with: ExportOptions(maximumBytes: 0)) }
        #expect(try place.entries.isEmpty)
    }

    @Test(arguments: [
        ("a.gif", ExportFormat.gif), ("A.WEBP", .webp), ("a.png", .apng), ("x/a.apng", .apng), ("f-%04d.png", .png),
        ("f%d.png", .png), ("x/", .png), ("a.json", .sheet), ("a.rgba", .raw), ("a.raw", .raw), ("a.y4m", .y4m),
        ("a.mp4", .mp4), ("a.webm", .webm),
    ])
    func `an ending says the format`(path: String, format: ExportFormat) {
        #expect(ExportFormat(path: path) == format)
    }

    @Test(arguments: ["a", "a.foo", "", "-", "a.sheet", "a.strip", "x.y/a", "f-%s.png.x", "%d%d.pgn"])
    func `an ending that says nothing is none`(path: String) { #expect(ExportFormat(path: path) == nil) }

    @Test func `what a format is told by is listed, all of it, and the hint lists the same`() {
        let words = ExportFormat.outputs.split(whereSeparator: { " ,()".contains($0) }).map(String.init)
        let names = words.filter { $0.contains(".") }.map { $0.hasPrefix(".") ? "a\($0)" : $0 }
        let formats = names.compactMap { ExportFormat(path: $0) }
        #expect(formats.count == names.count && Set(formats) == Set(ExportFormat.allCases).subtracting([.strip]))
        #expect(words.contains("folder"))
        #expect(ExportError.unknownFormat(path: "a.foo").hint.contains(ExportFormat.outputs))
    }
}
