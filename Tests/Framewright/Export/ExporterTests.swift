import FramewrightCodecs
import FramewrightDocuments
import Testing

@testable import Framewright

@MainActor
struct ExporterTests {
    private let place: Exporting

    init() throws { place = try Exporting() }

    @Test(arguments: [ExportFormat.apng, .gif, .webp, .y4m, .raw, .sheet, .strip])
    func `one thread and four write the same bytes`(format: ExportFormat) throws {
        let one = try place.export("one.json", as: format, with: ExportOptions(jobs: 1))
        let four = try place.export("four.json", as: format, with: ExportOptions(jobs: 4))
        let name = format == .sheet ? ("one.png", "four.png") : ("one.json", "four.json")
        #expect(try place.bytes(name.0) == place.bytes(name.1))
        #expect((one.frameCount, one.bytes > 0) == (four.frameCount, true))
    }

    /// In these cases a GIF is not recorded, and an APNG is begun after its first frame.
    @Test(arguments: [ExportFormat.apng, .gif, .webp], [Color.red, .clear])
    func `one thread and four write the same bytes for many colours and for transparency`(
        format: ExportFormat, color: Color
    ) throws {
        let viewport = try Viewport(size: Size(width: 120, height: 100), scale: 1)
        let animation = PlayableAnimation(Exporting.steps, in: viewport, theme: .documented) {
            AnyView(Uncovering(color: color))
        }
        let files = try [1, 4].map { jobs in
            try Exporter(animation, background: .transparent, options: ExportOptions(jobs: jobs)).bytes(as: format)
        }
        #expect(files[0] == files[1])
    }

    @Test func `a sequence has a file for every frame, and nothing else`() throws {
        let report = try place.export("box-%03d.png", with: ExportOptions(jobs: 3))
        let names = (0..<report.frameCount).map { "box-" + ($0 < 10 ? "00" : "0") + "\($0).png" }
        #expect(try place.entries == names && report.frameCount == 25)
        #expect(try place.bytes("box-000.png") == place.bytes("box-001.png"))
        #expect(try place.bytes("box-004.png") != place.bytes("box-003.png"))
    }

    @Test(arguments: [
        (ExportFormat.y4m, FrameComposition.Background.transparent, true), (.y4m, .color(.white), false),
        (.gif, .transparent, false), (.gif, .color(SRGBColor(red: 0, green: 0, blue: 1, opacity: 0.5)), true),
        (.webp, .transparent, false),
    ])
    func `lost opacity is reported`(format: ExportFormat, background: FrameComposition.Background, isTold: Bool)
        throws
    {
        let animation = try place.animation()
        func remarks(_ bezel: DeviceBezel?) throws -> [String] {
            try Exporter(animation, bezel: bezel, background: background).export(to: "\(place.folder)/a", as: format)
                .remarks
        }
        for bezel in [DeviceBezel(around: animation.viewport.size, cornerRadius: 9), nil] {
            let words = try remarks(bezel)
            #expect(words.contains { $0.contains("transparen") } == isTold, "\(words)")
        }
    }

    @Test func `black around a device or a rotated screen is reported`() throws {
        func remarks(_ steps: [PlayStep], _ bezel: DeviceBezel? = nil) throws -> [String] {
            let device = try DeviceTable.shipped.device(named: "iphone-se-1")
            let viewport = try device.viewport(scale: 1)
            let animation = PlayableAnimation(steps, on: device, in: viewport, theme: .documented) {
                AnyView(Color.white)
            }
            return try Exporter(animation, bezel: bezel).export(to: "\(place.folder)/a", as: .y4m).remarks
        }
        let words = ["y4m has no transparency: around the screen it is black"]
        #expect(try remarks([.hold(0.1)]).isEmpty)
        #expect(try remarks([.hold(0.1)], DeviceBezel(around: Size(width: 9, height: 9), cornerRadius: 2)) == words)
        #expect(try remarks([.rotate(.landscape), .hold(0.1)]) == words)
    }

    @Test func `a strip of many images has rows`() throws {
        let report = try place.export("strip.png", as: .strip, animation: place.animation(rate: 200, scale: 1))
        #expect(report.size.width < PixelSize.maximumSide && report.size.height > 500, "\(report.size)")
    }

    @Test func `images equal those painted by the session`() throws {
        try place.export("all/", with: ExportOptions(jobs: 2))
        let animation = try place.animation()
        let session = Session(try animation.view(), in: animation.viewport, theme: animation.theme)
        try session.advance(0.1)
        try session.tap("box")
        for index in 2..<12 {
            #expect(
                try PNGFile.read("\(place.folder)/all/frame-00\(index < 10 ? "0" : "")\(index).png") == session.paint())
            try session.advance(0.05)
        }
    }

    @Test func `raw video contains every frame, including repeated ones`() throws {
        let report = try place.export("film.rgba")
        #expect(try place.bytes("film.rgba").count == report.frameCount * 120 * 50 * 4)
        #expect(report.duration == FrameTime(report.frameCount, over: 20))
        #expect(report.imageCount < report.frameCount)
    }

    @Test(arguments: [ExportFormat.apng, .gif, .webp])
    func `visually equal frames are one image in the file and in the report`(format: ExportFormat) throws {
        let still = PlayableAnimation(
            Exporting.steps, in: try place.animation().viewport, theme: .documented, rate: .sixty
        ) {
            AnyView(Sliding().overlay(Color.white.allowsHitTesting(false)))
        }
        #expect(try place.export("still", as: format, animation: still).imageCount == 1)
        #expect(try place.export("moving", as: format).imageCount > 1)
    }

    @Test(arguments: [ExportFormat.apng, .gif, .webp, .png, .y4m, .sheet])
    func `a cancelled export leaves the old file and nothing else`(format: ExportFormat) throws {
        struct Enough: Error {}
        let name = format == .png ? "f-%d.png" : "old.json"
        try OutputFile.write([1, 2], to: "\(place.folder)/old.json")
        var exporter = Exporter(try place.animation(), options: ExportOptions(jobs: 2))
        exporter.progress = { if $0.frames > 5 { throw Enough() } }
        #expect(throws: Enough.self) { try exporter.export(to: "\(place.folder)/\(name)", as: format) }
        #expect(try place.entries == ["old.json"] && place.bytes("old.json") == [1, 2])
    }

    @Test func `an error of the player or of the format ends the export`() throws {
        var animation = try place.animation([.tap("box"), .waitUntilSettled, .tap("nothing")])
        #expect(throws: PlayError.self) {
            try place.export("a.gif", animation: animation, with: ExportOptions(jobs: 2))
        }
        animation.viewport = try Viewport(size: Size(width: 16_384, height: 10), scale: 1)
        animation.steps = PlayerSteps.short
        #expect(throws: CodecError.self) { try place.export("a.webp", animation: animation) }
        #expect(try place.entries.isEmpty)
    }

    @Test(arguments: [1, 2, 4])
    func `an error while painting on any thread ends the export`(jobs: Int) throws {
        let exporter = Exporter(try place.animation(), options: ExportOptions(jobs: jobs))
        let begun = Counts()
        var taken: Set<Int> = []
        #expect(throws: Mistake.self) {
            try exporter.forEachFrame("") { _ in
                let number = begun.begin()
                if number > 3 { throw Mistake() }
                return number
            } take: { number, _ in
                taken.insert(number)
            }
        }
        #expect(taken.isSubset(of: [1, 2, 3]) && (jobs > 1 || taken.count == 3))
    }

    /// The survey contains only the first frame with its few colours; the next frame has others.
    @Test(arguments: [1, 2, 4])
    func `an error while compressing on any thread ends the export`(jobs: Int) throws {
        let frames = try Exporter(place.animation(), options: ExportOptions(jobs: jobs)).frames()
        var survey = AnimationSurvey(size: frames.composition.size)
        try survey.append(frame: Bitmap(size: frames.composition.size), duration: .milliseconds(50))
        try survey.finish()
        #expect(throws: CodecError.self) {
            try frames.encode(
                FrameSource(survey: survey), into: ExportSink(keeping: 1 << 20), path: "memory", format: .apng)
        }
    }

    @Test func `only some formats go to a pipe`() throws {
        for format in [ExportFormat.png, .webp, .mp4, .webm, .sheet] {
            #expect(throws: ExportError.cannotStream(format)) {
                try Exporter(place.animation()).export(to: "-", as: format)
            }
        }
        #expect(
            ExportError.cannotStream(.png).hint
                == "give \(.setting(.output)) a file; to pipes go apng, gif, y4m, raw, strip")
        #expect(throws: ExportError.cannotStream(.webp)) {
            try Exporter(place.animation()).export(to: "/dev/null", as: .webp)
        }
        #expect(try Exporter(place.animation()).export(to: "/dev/null", as: .gif).frameCount == 25)
    }

    @Test func `a full disk is an error with the file's name`() throws {
        #expect(throws: FileError.writeFailed(path: "/dev/full", reason: "No space left on device")) {
            try Exporter(place.animation()).export(to: "/dev/full", as: .gif)
        }
    }

    @Test func `the number of frames in memory is limited`() throws {
        let counts = try paint(place.animation([.tap("box"), .wait(3)], rate: 200, scale: 4), jobs: 2)
        #expect(counts.most <= 5 && counts.all > 180)
    }

    @Test func `visually equal frames are painted once`() throws {
        // Half a point per frame, and pixels of two points.
        let counts = try paint(place.animation([.tap("box"), .wait(3)], rate: 200, scale: 0.5), jobs: 1)
        #expect(counts.all == 51)
    }

    @Test(arguments: [ExportFormat.apng, .gif, .webp])
    func `a played animation is written on any thread with the same bytes`(format: ExportFormat) async throws {
        let (animation, renderer) = (try place.animation(), Renderer())
        let played = try animation.played(by: renderer)
        let bytes = try await Task.detached { try played.bytes(as: format, by: renderer) }.value
        #expect(try bytes == Exporter(animation).bytes(as: format))
        #expect(played.duration == 1.25)
    }

    /// Black encodes transparency in an APNG that is begun after its first frame.
    @Test(arguments: [Color.red, .black, .clear])
    func `an APNG is the same after a look at its first frame or at all`(color: Color) throws {
        let viewport = try Viewport(size: Size(width: 120, height: 100), scale: 1)
        let animation = PlayableAnimation([.wait(0.1), .tap("box"), .wait(0.1)], in: viewport, theme: .documented) {
            AnyView(Uncovering(color: color))
        }
        var looked = 0
        let exporter = Exporter(animation, background: .transparent) {
            if $0.stage == "looking" { looked = max(looked, $0.frames) }
        }
        let frames = try exporter.frames()
        let brief = try frames.survey(isBrief: true)
        #expect(brief.survey?.isWhole == false && brief.kept == nil)
        let sink = ExportSink(keeping: 1 << 20)
        _ = try frames.encode(try frames.survey(), into: sink, path: "memory", format: .apng)
        looked = 0
        #expect(try exporter.bytes(as: .apng) == sink.kept)
        // Progress of the survey is reported only if the first frame was not sufficient.
        #expect((looked > 0) == (color != .red))
        #expect(try exporter.export(to: "\(place.folder)/a.png", as: .apng).bytes == sink.kept.count)
        #expect(try place.bytes("a.png") == sink.kept && place.entries == ["a.png"])
        #expect(try exporter.export(to: "/dev/null", as: .apng).bytes == sink.kept.count)
    }

    /// Returns the number of painted frames, and the largest number in memory.
    private func paint(_ animation: PlayableAnimation, jobs: Int) throws -> (most: Int, all: Int) {
        let counts = Counts()
        let exporter = Exporter(animation, options: ExportOptions(jobs: jobs))
        try exporter.forEachFrame("", finish: { _ in counts.begin() }) { _, _ in counts.end() }
        return counts.result
    }
}

private struct Mistake: Error {}

/// More colours than a palette holds until tapped, then one.
private struct Uncovering: View {
    let color: Color
    @State private var isOpen = false

    var body: some View {
        ZStack {
            color
            if !isOpen {
                let colors: [Color] = [.red, .yellow, .green, .blue]
                LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        }
        .contentShape(Rectangle()).accessibilityIdentifier("box").onTapGesture { isOpen = true }
    }
}

private enum PlayerSteps {
    static let short: [PlayStep] = [.hold(0.1)]
}
