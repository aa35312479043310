import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct PainterTests {
    @Test func `an empty list is its background`() throws {
        #expect(try DisplayList(3, 2, []).painted() == Bitmap(size: try #require(PixelSize(width: 3, height: 2))))
        let red = SRGBColor(red: 1, green: 0, blue: 0, opacity: 0.5)
        let bitmap = try DisplayList(3, 2, []).painted(scale: 2, background: red)
        #expect(bitmap.width == 6 && bitmap.pixels.allSatisfy { $0 == PremultipliedPixel(red) })
    }

    @Test(arguments: [
        (0.0, 10.0, 1.0), (.nan, 10, 1), (10, .infinity, 1), (10, 10, .nan), (10, 10, 0), (-10, -10, -1),
        (16_385, 1, 1), (16_384, 16_384, 1), (10, 10, 1e30), (0.4, 10, 1),
    ])
    func `an invalid bitmap size is rejected with a hint`(width: Double, height: Double, scale: Double) {
        let error = #expect(throws: RasterError.self) { try DisplayList(width, height, []).painted(scale: scale) }
        #expect(error?.message.contains("points at") == true && error?.hint.contains("16384") == true)
    }

    @Test func `translucent paint over opaque equals its reference implementation`() throws {
        let (below, above) = (
            SRGBColor(red8: 12, green8: 200, blue8: 99), SRGBColor(red8: 250, green8: 3, blue8: 77, opacity: 0.3)
        )
        let list = DisplayList(1, 1, [.fillRect(rect(0, 0, 0.5, 1), Paint(above))])
        let expected = plainBlend(PremultipliedPixel(above), 128, over: PremultipliedPixel(below))
        #expect(try list.painted(background: below)[0, 0] == expected)
    }

    @Test(arguments: 1...40)
    func `skipping items below an opaque cover does not change pixels`(seed: Int) throws {
        var random = Seeded(seed)
        let cover = DisplayList.Item.Command.fillRect(rect(-1, 0, 42, 40), .white)
        let before = random.scene()
        let after = random.scene()
        let skipping = DisplayList(40, 40, before + [cover] + after)
        let plain = DisplayList(40, 40, [.pushClip(rect(0, 0, 40, 40))] + before.balanced + [cover] + after)
        #expect(try skipping.painted(scale: 1.3) == plain.painted(scale: 1.3))
    }

    @Test(arguments: 1...60)
    func `skipping areas below later rectangles does not change pixels`(seed: Int) throws {
        var random = Seeded(seed)
        let items = (0..<12).flatMap { _ in random.stack() }
        let list = DisplayList(160, 160, items)
        let layered = DisplayList(160, 160, [.pushLayer(DisplayList.Layer(isIsolated: true))] + items + [.pop])
        for scale in [1, 1.3, 2] { #expect(try list.painted(scale: scale) == layered.painted(scale: scale)) }
    }

    /// Impossible pixels: colours above their alpha, with full and no alpha.
    @Test(arguments: 1...30, [UInt32(0x00FF_FFFF), 0xFFFF_FFFF, 0x7F00_FF80])
    func `the previous content of memory does not show`(seed: Int, word: UInt32) throws {
        var random = Seeded(seed)
        let fill = DisplayList.Item.Command.fillRect(rect(0, 0, 160, 160), Paint(random.gradient()))
        let lists = [
            DisplayList(160, 160, (0..<8).flatMap { _ in random.stack() }), DisplayList(40, 40, random.scene()),
            DisplayList(160, 160, [fill] + random.stack()), DisplayList(40, 40, []), DisplayList(1, 1, random.scene()),
        ]
        for (list, background) in zip(
            lists + lists, [nil, .white, nil, nil, .white, .white, nil, Self.glass, Self.glass, nil])
        {
            var painter = Painter(glyphs: BoxGlyphs())
            let size = try #require(PixelSize(list.size, scale: 2))
            var (clear, held) = (Bitmap(size: size), Bitmap(size: size, filledWith: PremultipliedPixel(packed: word)))
            try painter.paint(list, scale: 2, background: background, into: &clear)
            try painter.paint(list, scale: 2, background: background, into: &held)
            let fresh = try painter.paint(list, scale: 2, background: background)
            #expect(clear == held && clear == fresh)
        }
    }

    private static let glass = SRGBColor(red: 0.2, green: 0.5, blue: 1, opacity: 0.4)

    @Test(arguments: 1...10)
    func `a painter's previous frames do not show`(seed: Int) throws {
        var random = Seeded(seed)
        var painter = Painter(glyphs: BoxGlyphs())
        var frame = try painter.paint(DisplayList(40, 40, random.scene()), scale: 2, background: .white)
        let list = DisplayList(40, 40, random.scene())
        try painter.paint(list, scale: 2, into: &frame)
        #expect(try frame == list.painted(scale: 2))
        try painter.paint(list, scale: 1, into: &frame)
        #expect(try frame == list.painted(scale: 1))
    }

    @Test func `eight threads paint the same bytes concurrently`() async throws {
        var random = Seeded(5)
        let list = DisplayList(40, 40, random.scene() + random.scene())
        let expected = try list.painted(scale: 3).contentHash
        try await withThrowingTaskGroup(of: ContentHash.self) { group in
            for _ in 0..<8 { group.addTask { try list.painted(scale: 3).contentHash } }
            for try await hash in group { #expect(hash == expected) }
        }
    }

    @Test func `the pixels are the same on every machine`() throws {
        var random = Seeded(2048)
        let list = DisplayList(40, 40, (0..<12).flatMap { _ in random.scene() })
        let hash = try list.painted(scale: 2, background: .white).contentHash
        #expect(hash.text == "30b77eb47dd143a38d0bb8be256b3f7beabdab5b006758c59e92711b906dc416")
    }
}

extension Seeded {
    /// Returns random opaque and translucent rectangles of all sizes, some clipped, some as paths with cubic corners.
    fileprivate mutating func stack() -> [DisplayList.Item.Command] {
        func shape() -> RoundedRect {
            RoundedRect(
                Rect(x: double(-20...120), y: double(-20...120), width: double(1...150), height: double(1...150)),
                radius: double(0...1) < 0.5 ? 0 : double(0...30))
        }
        let color = SRGBColor(red: double(0...1), green: double(0...1), blue: double(0...1))
        let paint = Paint(color.opacity(double(0...1) < 0.7 ? 1 : 0.5))
        let isPath = double(0...1) < 0.4
        let fill =
            isPath ? DisplayList.Item.Command.fillPath(card(), .nonzero, paint) : .fillRect(shape(), paint)
        return double(0...1) < 0.3 ? [.pushClip(shape()), fill, .pop] : [fill]
    }

    /// Returns a path with upright sides, sometimes a slanted one, and round or cut corners.
    fileprivate mutating func card() -> Path {
        let (left, top) = (double(-20...120), double(-20...120))
        let (right, bottom) = (left + double(1...150), top + double(1...150))
        let (across, down, lean) = (double(0...0.5) * (right - left), double(0...0.5) * (bottom - top), double(-1...5))
        let start = Point(x: left + across, y: top)
        return Path([
            .move(start), .line(Point(x: right - across, y: top)),
            .quad(control: Point(x: right, y: top), end: Point(x: right, y: top + down)),
            .line(Point(x: right + min(lean, 0), y: bottom - down)),
            .quad(control: Point(x: right, y: bottom), end: Point(x: right - across, y: bottom)),
            .line(Point(x: left + across, y: bottom)),
            .quad(control: Point(x: left, y: bottom), end: Point(x: left, y: bottom - down)),
            .line(Point(x: left, y: top + down)), .quad(control: Point(x: left, y: top), end: start), .close,
        ])
    }

    /// Returns a few random shapes of every kind, with clips.
    mutating func scene() -> [DisplayList.Item.Command] {
        let paint = Paint(
            SRGBColor(red: double(0...1), green: double(0...1), blue: double(0...1), opacity: double(0...1)))
        let curve = Path([.move(point()), .cubic(control1: point(), control2: point(), end: point()), .line(point())])
        return [
            .fillRect(rect(radius: 0), paint), .pushClip(rect(radius: 6)), .fillPath(curve, .evenOdd, paint),
            .pop, .fillRect(rect(radius: 5), paint), .pushClip(rect(radius: 0)),
            text([1, 3, 2, 1], size: double(5...30), at: point(), advance: 7.7), .pop,
        ]
    }
}

extension [DisplayList.Item.Command] {
    /// The scenes above are already balanced.
    fileprivate var balanced: Self { self }
}
