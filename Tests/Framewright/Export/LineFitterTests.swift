import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import Testing

@testable import Framewright

@MainActor
struct FittingTests {
    private let place: Exporting

    init() throws { place = try Exporting() }

    @Test(arguments: [ExportFormat.gif, .webp, .apng])
    func `a file is reduced to the limit, with a report of the changes`(format: ExportFormat) throws {
        let animation = try place.animation(scale: 4)
        let free = try place.export("free", as: format, animation: animation)
        let fitted = try place.export(
            "fitted", as: format, animation: animation, with: ExportOptions(maximumBytes: free.bytes * 2 / 3))
        #expect(try place.bytes("fitted").count == fitted.bytes && fitted.bytes <= free.bytes * 2 / 3)
        #expect(fitted.remarks.contains { $0.hasPrefix("to fit, with ") })
        let same = try place.export(
            "same", as: format, animation: animation, with: ExportOptions(maximumBytes: free.bytes))
        #expect(try place.bytes("same") == place.bytes("free") && same.remarks == free.remarks)
    }

    @Test(arguments: [
        (ExportFormat.gif, ExportOptions(colorCount: 16), 0.25, 4),
        (.webp, ExportOptions(quality: .lossy(10)), 0.25, 4),
        (.apng, ExportOptions(), 0.25, 4), (.webp, ExportOptions(), 1, 8 + 4 + 8),
        (.gif, ExportOptions(), 1, 4 + 4 + 4),
        (.gif, ExportOptions(colorCount: 64), 0.5, 2 + 2 + 4),
    ])
    func `all remaining reductions are tried`(
        format: ExportFormat, options: ExportOptions, scale: Double, count: Int
    ) throws {
        let steps = try Exporter(place.animation(scale: scale), options: options).steps(for: format)
        #expect(steps.count == 1 + count && Set(steps).count == steps.count, "\(steps.map(\.text))")
        #expect(steps[0] == SizeStep() && steps[steps.count - 1].frameDivisor == 6)
    }

    @Test(arguments: [2, 3, 4, 6, 7, 100])
    func `fewer frames keep the duration, the times and the end`(divisor: Int) throws {
        let whole = try Exporter(place.animation(scale: 1)).frames()
        var (all, few): ([AnimationMoment], [AnimationMoment]) = ([], [])
        try whole.feed { all.append($0) }
        try whole.thinned(by: divisor).feed { few.append($0) }
        func pictures(_ frames: [AnimationMoment]) throws -> [DisplayList] {
            try frames.flatMap { [DisplayList](repeating: try $0.layout().displayList, count: $0.count) }
        }
        let (pictures, shown) = (try pictures(all), try pictures(few))
        #expect(shown.count == pictures.count && shown.last == pictures.last)
        let last = try #require(all.last)
        let end = last.index > (pictures.count - 1) / divisor * divisor ? last.index : pictures.count
        #expect((0..<end).allSatisfy { moment in shown[moment] == pictures[moment / divisor * divisor] })
        var index = 0
        for frame in few {
            #expect(frame.index == index)
            index += frame.count
        }
        #expect(few.count <= pictures.count / divisor + 2 && few.allSatisfy { $0.rate == whole.rate })
    }

    @Test func `an animation that cannot be reduced to the limit is an error and leaves nothing`() throws {
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
    func `a file extension determines the format`(path: String, format: ExportFormat) {
        #expect(ExportFormat(path: path) == format)
    }

    @Test(arguments: ["a", "a.foo", "", "-", "a.sheet", "a.strip", "x.y/a", "f-%s.png.x", "%d%d.pgn"])
    func `an unknown file extension is nil`(path: String) { #expect(ExportFormat(path: path) == nil) }

    @Test func `the list of outputs is complete, and the hint contains it`() {
        let words = ExportFormat.outputs.split(whereSeparator: { " ,()".contains($0) }).map(String.init)
        let names = words.filter { $0.contains(".") }.map { $0.hasPrefix(".") ? "a\($0)" : $0 }
        let formats = names.compactMap { ExportFormat(path: $0) }
        #expect(formats.count == names.count && Set(formats) == Set(ExportFormat.allCases).subtracting([.strip]))
        #expect(words.contains("folder"))
        #expect(ExportError.unknownFormat(path: "a.foo").hint.description.contains(ExportFormat.outputs))
    }
}
