import FramewrightDrawing
import Testing

@testable import FramewrightTypography

struct SynthesisTests {
    @Test func `synthesized italic ideographs have a slant of a quarter and a face name that shows it`() throws {
        let layout = try lay("Kai小", FontDescriptor(size: 17, isItalic: true))
        #expect(layout.fonts == [FontID("Inter-Italic"), FontID("NotoSansCJKsc-Regular+oblique")])
        #expect(layout.fonts.map(\.synthesis) == [[], .oblique])
        let glyph = layout.glyphRuns[1].glyphs[0].id
        let upright = try #require(sharedFonts.outline(of: glyph, in: FontID("NotoSansCJKsc-Regular"))).path
        let leaning = try #require(sharedFonts.outline(of: glyph, in: layout.fonts[1])).path
        #expect(leaning == upright.applying(AffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)))
    }

    @Test func `synthesized italic and bold do not change advances`() throws {
        #expect(try lay("小明", FontDescriptor(size: 17, isItalic: true)).size == lay("小明").size)
        let (bold, plain) = (FontID("NotoSansMath-Regular+bold"), FontID("NotoSansMath-Regular"))
        let layout = try lay("\u{2A6A}", FontDescriptor(size: 17, weight: .bold))
        #expect(layout.fonts == [bold] && bold.synthesis == .bold)
        #expect(try layout.size.width == lay("\u{2A6A}").size.width && lay("\u{2A6A}").fonts == [plain])
    }

    @Test func `emoji are neither slanted nor emboldened`() throws {
        #expect(
            try lay("😀", FontDescriptor(size: 17, weight: .bold, isItalic: true)).fonts == [FontID("NotoColorEmoji")])
    }

    @Test(.enabled(if: BoxFonts.isAvailable, "fontTools is not installed"))
    func `synthesized bold grows outlines outwards and into holes`() throws {
        let library = try BoxFonts.library()
        let layout = try lay("B", FontDescriptor(family: "Box", size: 10, weight: .bold), fonts: library)
        #expect(layout.fonts == [FontID("Box-Regular+bold")])
        let path = try #require(library.outline(of: layout.glyphRuns[0].glyphs[0].id, in: layout.fonts[0])).path
        let edge = 1000.0 / 48
        #expect(path.elements.first == .move(Point(x: 100 - edge, y: -edge)))
        let hole = path.elements.firstIndex { $0 == .move(Point(x: 200 + edge, y: 200 + edge)) }
        #expect(hole != nil)
    }

    @Test func `growing a shape does not depend on its start points or directions`() {
        let square = [Point(x: 0, y: 0), Point(x: 0, y: 10), Point(x: 10, y: 10), Point(x: 10, y: 0)]
        for turned in [square, square.reversed()] {
            for start in 0..<4 {
                let points = Array(turned[start...] + turned[..<start])
                let grown = Path(
                    [.move(points[0])] + points.dropFirst().map { .line($0) } + [.line(points[0]), .close]
                )
                .grown(by: 1)
                let expected = points.map { Point(x: $0.x * 1.2 - 1, y: $0.y * 1.2 - 1) }
                #expect(
                    grown.elements == [.move(expected[0])] + expected.dropFirst().map { .line($0) } + [
                        .line(expected[0]), .close,
                    ])
            }
        }
    }

    @Test(arguments: [
        Path(), Path([.move(.zero), .close]), Path([.move(.zero), .line(.zero), .line(Point(x: .nan, y: 1))]),
    ])
    func `a path without an area is not changed`(path: Path) {
        #expect(path.grown(by: 5).elements.count == path.elements.count)
    }
}
