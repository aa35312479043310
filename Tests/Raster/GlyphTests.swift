import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct GlyphTests {
    @Test func `a box glyph stands on its baseline`() throws {
        let list = DisplayList(7, 5, [text([1], size: 6, at: Point(x: 1, y: 4))])
        #expect(
            try list.painted().art == """
                .. .. .. .. .. .. ..
                .. ## ## ## .. .. ..
                .. ## ## ## .. .. ..
                .. ## ## ## .. .. ..
                .. .. .. .. .. .. ..
                """)
    }

    @Test(arguments: [(0.0, "## ## .."), (0.3, "bf ## 40"), (0.45, "80 ## 80"), (0.9, ".. ## ##"), (-0.1, "## ## ..")])
    func `glyphs are placed at quarters of a pixel horizontally`(x: Double, expected: String) throws {
        let list = DisplayList(3, 1, [text([1], size: 4, at: Point(x: x, y: 1))])
        #expect(try list.painted().art == expected)
    }

    @Test(arguments: [(1.49, "## ##\n.. .."), (1.5, "## ##\n## ##"), (0.5, "## ##\n.. ..")])
    func `glyphs are placed at whole pixels vertically`(y: Double, expected: String) throws {
        let list = DisplayList(2, 2, [text([1], size: 4, at: Point(x: 0, y: y))])
        #expect(try list.painted().art == expected)
    }

    @Test(arguments: 1...20)
    func `a glyph's mask equals its outline, with and without cache`(seed: Int) throws {
        var random = Seeded(seed)
        let list = DisplayList(
            60, 60, [text([3, 2, 3], size: random.double(3...50), at: random.point(), advance: 9.3)])
        var keeping = Painter(glyphs: BoxGlyphs())
        var forgetting = Painter(glyphs: BoxGlyphs(), glyphMemory: 0)
        let cold = try keeping.paint(list, scale: 1.5)
        #expect(try keeping.paint(list, scale: 1.5) == cold)
        #expect(try forgetting.paint(list, scale: 1.5) == cold)
        #expect(try forgetting.paint(list, scale: 1.5) == cold)
    }

    @Test(arguments: 0...20)
    func `glyphs at a bitmap's right edge are cropped from those of a wider one`(x: Int) throws {
        let item = text([3], size: 9, at: Point(x: Double(x) + 0.3, y: 10))
        let (narrow, wide) = try (DisplayList(18, 12, [item]).painted(), DisplayList(40, 12, [item]).painted())
        for y in 0..<12 { #expect(Array(narrow.row(y)) == Array(wide.row(y).prefix(18))) }
    }

    @Test func `a glyph too large for a mask is painted as a path`() throws {
        let outline = try #require(BoxGlyphs().outline(of: 3, in: BoxGlyphs.font))
        let transform = AffineTransform(a: 0.8, b: 0, c: 0, d: -0.8, tx: 20.25, ty: 500)
        let glyph = try DisplayList(400, 600, [text([3], size: 800, at: Point(x: 20.2, y: 500.3))]).painted()
        let path = try DisplayList(400, 600, [.fillPath(outline.path.applying(transform), .nonzero, .black)]).painted()
        #expect(glyph.largestDifference(from: path) <= 1)
        #expect(glyph.pixels.contains(PremultipliedPixel(.black)))
    }

    @Test(arguments: [(4, 10.0, 0.0), (1, .nan, 0), (1, 0, 0), (1, -5, 0), (1, 10, .nan), (1, 10, 1e300), (2, 10, 0)])
    func `missing, blank and invisible glyphs draw nothing`(
        glyph: GlyphID, size: Double, x: Double
    ) throws {
        let bitmap = try DisplayList(20, 20, [text([glyph], size: size, at: Point(x: x, y: 10))]).painted()
        #expect(bitmap.pixels.allSatisfy { $0 == .clear })
    }

    @Test func `a huge glyph fills the bitmap`() throws {
        let list = DisplayList(20, 20, [text([1], size: 1e30, at: Point(x: -5, y: 30))])
        #expect(try list.painted().pixels.allSatisfy { $0.alpha == 255 })
    }

    @Test func `the mask cache exceeds its limit by one glyph at most`() {
        var cache = GlyphMaskCache(limit: 10_000)
        for glyph in 0..<500 {
            let key = GlyphMaskCache.Key(face: 1, glyph: GlyphID(glyph), size: 0, quarter: 0)
            let entry = cache.insert(key, bounds: PixelRect(x: 0, y: 0, width: 20, height: 20))
            for _ in 0..<20 { cache.appendRow([CoverageRun(start: 3, end: 5, level: 7)]) }
            #expect(cache.bytes < 10_900 && cache.row(19, of: entry) == cache.runs.count - 1..<cache.runs.count)
        }
    }

    @Test func `a million glyphs and sizes stay within the limit of the mask cache`() {
        var cache = GlyphMaskCache(limit: 1 << 20)
        var most = 0
        for number in 0..<1_000_000 {
            let key = GlyphMaskCache.Key(
                face: 1, glyph: GlyphID(number % 1_000), size: UInt64(number / 1_000), quarter: 0)
            _ = cache.insert(key, bounds: PixelRect(x: 0, y: 0, width: 2, height: 1))
            cache.appendRow([CoverageRun(start: 0, end: 2, level: 9)])
            most = max(most, cache.bytes)
        }
        #expect(most > 1 << 19 && most <= (1 << 20) + 1_000)
    }

    @Test func `faces beyond the limit never share masks`() {
        var cache = GlyphMaskCache(limit: 10_000)
        let numbers = (0..<3000).map { cache.face(FontID("Face-\($0)")) }
        #expect(Set(numbers).count == 3000)
    }

    @Test func `an image glyph stands on its baseline in its own colours`() throws {
        let painted = try DisplayList(4, 3, [text([9], size: 2, at: Point(x: 1, y: 3))]).painted()
        #expect(painted.art == ".. .. .. ..\n.. ## .. ..\n.. ## ## ..")
        let red = PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0))
        #expect(painted[1, 1] == red && painted[2, 2] == red && painted[1, 2] == PremultipliedPixel(.white))
    }

    @Test func `a reduced image glyph is the mean of its pixels`() throws {
        let pixel = try DisplayList(1, 1, [text([9], size: 1, at: Point(x: 0, y: 1))]).painted()[0, 0]
        #expect([pixel.red, pixel.green, pixel.alpha] == [191, 64, 191])
    }

    @Test func `an image glyph has its paint's opacity and is clipped`() throws {
        guard case .glyphs(let run, _) = text([9], size: 2, at: Point(x: 0, y: 2)) else { return }
        let clip = DisplayList.Item.Command.pushClip(rect(0, 0, 1, 2))
        let half = DisplayList.Item.Command.glyphs(run, Paint(SRGBColor.black.opacity(0.5)))
        #expect(try DisplayList(2, 2, [clip, half, .pop]).painted().art == "80 ..\n80 ..")
    }

    @Test func `an image glyph in a layer is complete`() throws {
        let glyph = text([9], size: 20, at: Point(x: 3, y: 25))
        let layer = DisplayList.Item.Command.pushLayer(DisplayList.Layer())
        #expect(
            try DisplayList(30, 30, [layer, glyph, .pop]).painted() == DisplayList(30, 30, [glyph]).painted())
    }
}
