import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightVerification
import FramewrightViews
import Testing

@testable import FramewrightPreviews

struct DrawRequestTests {
    @Test func `a request is read as it was written`() {
        var conditions = PreviewConditions(colorScheme: .dark)
        (conditions.device, conditions.orientation) = ("ipad-mini-8-3", .landscape)
        (conditions.theme, conditions.locale) = ("a \"theme\".json", "ar")
        (conditions.textSize, conditions.direction) = (.accessibility5, .rightToLeft)
        for animation in [nil, DrawRequest.Animation(duration: 1.5, rate: "30/1", format: .gif)] {
            let request = DrawRequest(
                place: "2.0", conditions: conditions, output: "/tmp/ö.png", animation: animation, resources: ["a", "b"])
            #expect(DrawRequest(request.text) == request)
        }
        let plain = DrawRequest(
            place: "0.0", conditions: PreviewConditions(), output: "a.png", animation: nil, resources: [])
        #expect(DrawRequest(plain.text) == plain)
        #expect(DrawRequest("{}") == nil && DrawRequest("draw") == nil)
    }

    @Test func `a request for a snapshot is read as it was written`() throws {
        let text = """
            {"snapshots": [{"file": "Card/one/dark.png", "scene": "Card/one", "device": "preview",
            "theme": "system", "pixels": "\(ContentHash(of: [1]).text)", "fonts": {}, "renderer": "9"}]}
            """
        let manifest = try SnapshotManifest(parsing: Array(text.utf8), file: "manifest.json")
        for entry in [manifest.entries.first, nil] {
            var snapshotRequest = PreviewSnapshotRequest(
                work: .record, folder: "/a \"b\"", reference: "Card/one", entry: entry)
            snapshotRequest.terms = RecordTerms(
                allowances: [LintException(.contrast, because: "\u{e9}")], tolerance: "soft",
                masks: [SnapshotMask("clock", because: "time")], isExact: true)
            (snapshotRequest.hasFindings, snapshotRequest.words) = (true, ["recording": "framewright snapshot record"])
            let request = DrawRequest(
                place: "0.0", conditions: PreviewConditions(), output: "a.png", animation: nil, resources: [],
                snapshot: snapshotRequest)
            let read = try #require(DrawRequest(request.text))
            #expect(read == request)
            #expect(read.snapshot?.word("\(Hint.Action.record) keeps it") == "framewright snapshot record keeps it")
        }
    }

    @Test func `a request to look is read as it was written, with every kind of step`() throws {
        var lookRequest = LookRequest()
        let steps: [PlayStep] = [
            .tap("Add"), .tap(.identifier("a \"b\"")), .tap(.text("ö\n")), .tap(.point(Point(x: 1.5, y: -2))),
            .doubleTap("true"), .longPress("x", duration: 0.7),
            .drag(from: .point(Point(x: 0, y: 1)), to: .identifier("y"), duration: 0.3, holding: 0.1),
            .swipe(.up), .swipe(.left, on: .text("List"), distance: 12.25, duration: 0.001), .type("waitUntilSettled"),
            .type(""), .wait(1.0 / 3), .waitUntilSettled, .hold(2), .speed(0.5), .rotate(.landscape),
            .theme("midnight"),
            .context("dark"), .context(nil), .snapshot("one"),
        ]
        lookRequest.groups = [LookRequest.Group(steps), LookRequest.Group([], settles: true)]
        (lookRequest.size, lookRequest.scale, lookRequest.isLint) = (Size(width: 320, height: 480.5), 2, true)
        for lookRequest in [lookRequest, LookRequest()] {
            let request = DrawRequest(
                place: "0.0", conditions: PreviewConditions(), output: "a.png", animation: nil, resources: [],
                look: lookRequest)
            #expect(DrawRequest(request.text) == request)
        }
    }

    @Test func `a long request is divided into arguments between characters`() {
        for start in ["", "a", "ab"] {
            var lookRequest = LookRequest()
            lookRequest.groups = [LookRequest.Group([.type(start + String(repeating: "…", count: 100_000))])]
            let request = DrawRequest(
                place: "0.0", conditions: PreviewConditions(), output: "a.png", animation: nil, resources: [],
                look: lookRequest)
            #expect(request.arguments.count == 4 && request.arguments.allSatisfy { $0.utf8.count <= 100_000 })
            #expect(DrawRequest(request.arguments.joined()) == request)
        }
    }

    @Test func `the limit of processor time grows with the steps, to a largest one`() {
        func seconds(_ steps: [PlayStep], isLint: Bool = false) -> Int {
            var lookRequest = LookRequest()
            (lookRequest.groups, lookRequest.isLint) = ([LookRequest.Group(steps)], isLint)
            return lookRequest.additionalSeconds
        }
        #expect(seconds([]) == 0 && seconds([.tap("a")]) == 0)
        #expect(seconds(Array(repeating: .tap("a"), count: 50)) == 5 && seconds([.wait(60)]) == 6)
        #expect(seconds([.wait(86_400), .wait(86_400)]) == 30 && seconds([], isLint: true) == 4)
    }

    @Test func `the label of conditions has what was chosen`() {
        var conditions = PreviewConditions()
        #expect(conditions.label == "light")
        (conditions.device, conditions.theme, conditions.textSize) = ("iphone-se-1", "themes/mine.json", .large)
        #expect(conditions.label == "iphone-se-1 mine light large")
    }

    @Test func `names of files stay when previews are reordered, and equal ones are numbered`() {
        let source = """
            #Preview("one") { Card() }
            #Preview { VStack { Text("a") } }
            #Preview("two/three") { Card() }
            #Preview("one") { Card() }
            """
        let index = SourceIndex([(path: "Folder/Card.swift", source: SourceTokens(source))], table: .shipped)
        let listed = [(1, "one"), (2, "Card.swift:2"), (3, "two/three"), (4, "one")].map { line, name in
            PreviewRun.Listed(
                name: name, source: "M/Card.swift:\(line)", provider: nil, place: "\(line).0", failure: nil)
        }
        func names(_ listed: [PreviewRun.Listed]) -> [String] { index.identifiers(of: listed).map(\.text) }
        #expect(names(listed) == ["Card.one", "Card.VStack", "Card.two%2Fthree", "Card.one-2"])
        #expect(names([listed[2], listed[1], listed[0]]) == ["Card.two%2Fthree", "Card.VStack", "Card.one"])
    }

    @Test func `the result of a compiler is read as it was written`() throws {
        let result = CompiledModule.Result(
            isLibrary: true,
            leftOut: [LeftOutFile(file: "a.swift", line: 3, reason: "no", missingDependency: "b.swift")],
            copies: ["c.swift": "/cache/1/Sources/c.swift"])
        let folder = "\(try CapturedProcess.scratchFolder(in: "/tmp"))"
        defer { PreviewCache.remove(folder) }
        try OutputFile.write(Array(result.output(in: "/cache/1").text.utf8), to: "\(folder)/result.json")
        let read = try #require(CompiledModule.Result(in: folder))
        #expect(
            read.isLibrary && read.leftOut == result.leftOut && read.copies == ["c.swift": "\(folder)/Sources/c.swift"])
        #expect(CompiledModule.Result(in: "\(folder)/none") == nil)
    }
}
