import Framewright
import FramewrightDocuments
import Testing

private let renderer = Renderer()

@MainActor
struct RendererTests {
    private func viewport(_ width: Double, _ height: Double, scale: Double = 1) throws -> Viewport {
        try Viewport(size: Size(width: width, height: height), scale: scale)
    }

    @Test func `a view becomes a bitmap of the viewport's pixels`() throws {
        let layout = try renderer.layout(Color.black, in: try viewport(10, 20, scale: 2.5), theme: .documented)
        let bitmap = try renderer.paint(layout)
        #expect(bitmap.size == PixelSize(width: 25, height: 50))
        #expect(bitmap.pixels.allSatisfy { $0 == PremultipliedPixel(.black) })
    }

    @Test func `a layout with an image and text can be painted by another renderer`() throws {
        let size = try #require(PixelSize(width: 8, height: 8))
        let image = Bitmap(size: size, filledWith: PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0)))
        let view = HStack(spacing: 0) {
            Image(bitmap: image)
            Text("Ag").font(.system(size: 9))
        }
        let layout = try renderer.layout(view, in: try viewport(40, 20), theme: .documented)
        let bitmap = try renderer.paint(layout)
        let other = Renderer(fonts: FontLibrary(directories: []))
        #expect(try other.paint(layout) == bitmap)
        #expect(try other.paintSparsely(layout).bitmap() == bitmap)
        #expect(try other.paint(layout, in: FrameComposition(for: [layout.viewport])) == bitmap)
    }

    @Test func `an animation with images can be exported by another renderer`() throws {
        let size = try #require(PixelSize(width: 8, height: 8))
        let image = Bitmap(size: size, filledWith: PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0)))
        let animation = PlayableAnimation([.wait(0.1)], in: try viewport(20, 20), theme: .documented) {
            AnyView(Image(bitmap: image))
        }
        let played = try animation.played(by: renderer)
        #expect(try played.bytes(as: .apng, by: Renderer()) == played.bytes(as: .apng, by: renderer))
        #expect(try Renderer().paint(played.frame(at: 0).layout())[10, 10].red == 255)
    }

    @Test func `the default background is white in a theme without one`() throws {
        let layout = try renderer.layout(EmptyView(), in: try viewport(2, 2), theme: .documented)
        #expect(try renderer.paint(layout)[0, 0] == PremultipliedPixel(.white))
    }

    /// Themes with and without their own ink and background, and the expected colours of text and window.
    @Test(
        arguments: [("documented", nil, SRGBColor.black, SRGBColor.white), ("high-contrast", "dark", nil, nil)]
            as [(String, String?, SRGBColor?, SRGBColor?)])
    func `text and window use the theme's ink and background, otherwise black on white`(
        name: String, context: String?, ink: SRGBColor?, background: SRGBColor?
    ) throws {
        var theme = try Theme.shipped(named: name)
        if let context { theme = try theme.selecting(context: context) }
        let layout = try renderer.layout(Rectangle().frame(width: 1), in: try viewport(3, 1), theme: theme)
        let bitmap = try renderer.paint(layout)
        let expected = try #require(ink ?? theme.paint("color.ink")?.color)
        #expect(bitmap[1, 0] == PremultipliedPixel(expected))
        let window = try #require(background ?? theme.paint("color.background")?.color)
        #expect(bitmap[0, 0] == PremultipliedPixel(window) && window != expected)
    }

    @Test func `painting from many threads gives the same pixels`() async throws {
        let view = Text("Same 相同").font(.system(size: 30)).background(Color.white)
        let layout = try renderer.layout(view, in: try viewport(200, 60, scale: 3), theme: .documented)
        let hashes = try await withThrowingTaskGroup(of: ContentHash.self) { group in
            for _ in 0..<8 { group.addTask { try Renderer().paint(layout).contentHash } }
            var hashes: Set<ContentHash> = []
            for try await hash in group { hashes.insert(hash) }
            return hashes
        }
        #expect(hashes.count == 1)
    }

    @Test(arguments: [(0.0, 5.0), (-1, 5), (.nan, 5), (.infinity, 5), (20_000, 5), (16_384, 16_384)])
    func `an invalid size is rejected`(width: Double, height: Double) {
        #expect(throws: RenderError.self) { try Viewport(size: Size(width: width, height: height)) }
    }

    @Test(arguments: [0, -1, 9, .nan, .infinity] as [Double])
    func `an invalid scale is rejected`(scale: Double) {
        #expect(throws: RenderError.self) { try Viewport(size: Size(width: 10, height: 10), scale: scale) }
    }

    @Test(arguments: [
        "ar", "ar-u-nu-latn", "ar-EG-u-nu-latn", "ar-arb", "he-x-abcd", "fa-t-und-latn", "ckb", "nqo", "pa-PK", "uz-AF",
        "az-IR",
        "arz", "arc", "arb", "pes-IR", "prs-AF", "ks", "en-Arab", "zh-yue-Hebr", "sd", "ug",
    ])
    func `a right-to-left locale has a right-to-left layout`(locale: String) {
        #expect(Traits(locale: locale).direction == .rightToLeft)
        #expect(Traits(locale: locale, layoutDirection: .leftToRight).direction == .leftToRight)
    }

    @Test(arguments: [
        "en", "en-u-nu-arab", "en-x-arab", "x-arab", "x-abc-hebr", "pa", "uz", "az", "sd-IN", "ug-KZ", "ks-Deva",
        "ar-Latn", "de-1996",
        "zh-Hant-HK",
        "no such tag",
    ])
    func `a left-to-right locale has a left-to-right layout`(locale: String) {
        #expect(Traits(locale: locale).direction == .leftToRight)
    }

    @Test func `the fonts of a layout are listed`() throws {
        let layout = try renderer.layout(Text("a字"), in: try viewport(100, 40), theme: .documented)
        #expect(layout.fonts.map(\.name) == ["Inter-Regular", "NotoSansCJKsc-Regular"])
    }

    @Test func `a missing font folder is an error that names the package`() throws {
        let renderer = Renderer(fonts: FontLibrary(directories: ["/nowhere"]))
        let error = #expect(throws: RenderError.self) {
            try renderer.layout(Text("a"), in: try viewport(10, 10), theme: .documented)
        }
        #expect(try #require(error).hint.contains("apt-get install fonts-inter"))
    }
}

@MainActor
struct CatalogueTests {
    private let scene = SceneDefinition(
        "clock", summary: "a clock", states: [("noon", "12:00", 12), ("night", "22:00", 22)], schema: "{}",
        decode: { node in try node.int(in: 0...23) }
    ) { Text("\($0):00") }

    private func view(_ document: String) throws -> AnyView {
        try scene.makeView(fromDocument: Array(document.utf8), file: "my.json")
    }

    @Test func `a scene is found with its default or a named state`() throws {
        let catalogue = Catalogue([scene])
        #expect(try catalogue.find("clock").state.name == "noon")
        #expect(try catalogue.find("clock/night").state.name == "night")
        #expect(throws: CatalogueError.unknownScene("clok/night", suggestions: ["clock/night"])) {
            try catalogue.find("clok/night")
        }
        #expect(throws: CatalogueError.unknownScene("clock/ni", suggestions: ["clock/night"])) {
            try catalogue.find("clock/ni")
        }
    }

    @Test func `a state document makes a view`() throws {
        _ = try view(#"{"scene": "clock", "version": 1, "state": 7}"#)
    }

    @Test(arguments: [
        #"{"scene": "clock", "version": 2, "state": 7}"#, #"{"scene": "lock", "version": 1, "state": 7}"#,
        #"{"scene": "clock", "version": 1, "state": 24}"#, #"{"scene": "clock", "version": 1}"#,
        #"{"scene": "clock", "version": 1, "state": 7, "x": 1}"#, "", "{",
    ])
    func `an invalid state document is rejected with its position`(document: String) throws {
        let error = #expect(throws: DocumentError.self) { try view(document) }
        #expect(try #require(error).message.contains("my.json:1:"))
    }

    @Test func `a scene without a table reader reports an error`() {
        #expect(throws: CatalogueError.takesNoTable("clock")) { try scene.makeView(fromTable: [], file: "a.csv") }
    }
}
