import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct DitherTests {
    private static let (dark, light) = (
        SRGBColor(red: 0.1, green: 0.12, blue: 0.3), SRGBColor(red: 0.2, green: 0.16, blue: 0.34)
    )

    @Test(arguments: 1...20)
    func `dither kernel, random places, equals its plain reference`(seed: Int) {
        var random = Seeded(seed)
        let alphas = (0..<GradientRamp.count).map { _ in UInt64.random(in: 0...65_280, using: &random) }
        let levels =
            [0]
            + alphas.map { alpha in
                (0..<3).reduce(alpha << 48) { $0 | UInt64.random(in: 0...alpha, using: &random) << (16 * $1) }
            }
        let places = (0..<61).map { _ in Int.random(in: 0...GradientRamp.count, using: &random) }
        let (row, column) = (Int.random(in: -40...40, using: &random), Int.random(in: -40...40, using: &random))
        var colors = places.map { PremultipliedPixel(packed: UInt32($0)) }
        var span = colors.mutableSpan
        ditherRow(&span, 3..<58, levels.span, row: row, column: column)
        for index in 0..<61 {
            let plain = plainDithered(levels[places[index]], column: column + index - 3, row: row)
            let isOutside = !(3..<58).contains(index)
            #expect(colors[index] == (isOutside ? PremultipliedPixel(packed: UInt32(places[index])) : plain))
            #expect(max(plain.red, plain.green, plain.blue) <= plain.alpha)
        }
    }

    @Test(arguments: 1...40)
    func `dithered gradient of any kind, every pixel, is near the undithered color`(seed: Int) throws {
        var random = Seeded(seed)
        let gradient = random.gradient()
        let (plain, dithered) = (try painted(gradient), try painted(gradient.dithered()))
        #expect(plain.largestDifference(from: dithered) <= 2)
        #expect(plain != dithered)
    }

    @Test func `dithered gradient, blocks of eight by eight pixels, have the mean of the exact colors`() throws {
        let line = GradientPaint.Geometry.linear(start: .zero, end: Point(x: 800, y: 0))
        let gradient = GradientPaint.of(line, [Self.dark, Self.light])
        let bitmap = try painted(gradient.dithered(), width: 800, height: 8)
        var levels = Set<UInt8>()
        for block in stride(from: 0, to: 800, by: 8) {
            let pixels = (0..<64).map { bitmap[block + $0 % 8, $0 / 8] }
            let exact = gradient.plainColor(at: Point(x: Double(block + 4), y: 0))[0]
            #expect(abs(pixels.reduce(0) { $0 + Double($1.red) } / 64 - exact) < 0.1)
            levels.formUnion(pixels.map(\.red))
        }
        #expect(levels.count == 27)
    }

    @Test func `dithered gradient, area beyond its ends, is flat`() throws {
        let line = GradientPaint.Geometry.linear(start: Point(x: 10, y: 0), end: Point(x: 30, y: 0))
        let bitmap = try painted(GradientPaint.of(line, [.black, .white]).dithered())
        for y in 0..<40 {
            #expect(bitmap.row(y).prefix(10).allSatisfy { $0 == PremultipliedPixel(.black) })
            #expect(bitmap.row(y).suffix(10).allSatisfy { $0 == PremultipliedPixel(.white) })
        }
    }

    @Test(arguments: 1...20)
    func `dithered gradient, clipped or in a layer or painted in part, has the same pixels`(seed: Int) throws {
        var random = Seeded(seed)
        let fill = DisplayList.Item.Command.fillRect(rect(0, 0, 40, 40), Paint(random.gradient().dithered()))
        let whole = try DisplayList(40, 40, [fill]).painted()
        let clip = RoundedRect(Rect(x: Double(seed % 7), y: Double(seed % 5), width: 23, height: 17))
        let clipped = try DisplayList(40, 40, [.pushClip(clip), fill, .pop]).painted()
        let layered = try DisplayList(40, 40, [.pushLayer(.init()), .pushClip(clip), fill, .pop, .pop]).painted()
        var part = Bitmap(size: whole.size)
        var painter = Painter(glyphs: BoxGlyphs())
        let area = PixelRect(x: seed % 7, y: seed % 5, width: 23, height: 17)
        try painter.paint(DisplayList(40, 40, [fill]), scale: 1, background: nil, inside: area, into: &part)
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = area.columns.contains(x) && area.rows.contains(y)
                #expect(clipped[x, y] == (isInside ? whole[x, y] : .clear))
            }
        }
        #expect(layered == clipped && part == clipped)
        #expect(try painter.paintSparsely(DisplayList(40, 40, [fill]), scale: 1).bitmap() == whole)
    }

    @Test func `dithered vertical gradient, neighboring rows, are not shared`() throws {
        let down = GradientPaint.Geometry.linear(start: .zero, end: Point(x: 0, y: 400))
        let bitmap = try painted(GradientPaint.of(down, [Self.dark, Self.light]).dithered())
        #expect(Set(bitmap.row(20)).count > 1)
    }

    private func painted(_ gradient: GradientPaint, width: Double = 40, height: Double = 40) throws -> Bitmap {
        try DisplayList(width, height, [.fillRect(rect(0, 0, width, height), Paint(gradient))]).painted()
    }
}
