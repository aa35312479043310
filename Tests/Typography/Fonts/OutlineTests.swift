import FramewrightDrawing
import FramewrightTypography
import Testing

struct OutlineTests {
    /// The expected values were read with fontTools.
    @Test func `a CFF outline has the font's exact coordinates`() throws {
        let outline = try #require(sharedFonts.outline(of: 2, in: FontID("Inter-Regular")))
        #expect(outline.unitsPerEm == 2816)
        #expect(
            outline.path.svgData == """
                M332,0 L538,580 L1366,580 L1572,0 L1832,0 L1080,2048 L824,2048 L72,0 L332,0 Z \
                M616,800 L944,1724 L960,1724 L1288,800 L616,800 Z
                """)
    }

    /// The second curve's implied end is halfway between two control points: (328 + 86) / 2 and (-20 + 269) / 2.
    @Test func `implied points of a TrueType outline are exact`() throws {
        let outline = try #require(sharedFonts.outline(of: 82, in: FontID("LiberationSans")))
        #expect(
            outline.path.svgData.hasPrefix(
                "M1053,542 Q1053,258 928,119 Q803,-20 565,-20 Q328,-20 207,124.5 Q86,269 86,542 Q86,1102 571,1102"))
    }

    @Test func `a space is empty and a missing glyph or face is nil`() throws {
        #expect(sharedFonts.outline(of: 1682, in: FontID("Inter-Regular"))?.path.isEmpty == true)
        #expect(sharedFonts.outline(of: 1_000_000, in: FontID("Inter-Regular")) == nil)
        #expect(sharedFonts.outline(of: 2, in: FontID("Nobody-Bold")) == nil)
    }

    @Test func `every glyph of a layout has an outline, however many there are`() throws {
        let text = String(String.UnicodeScalarView((0x4E00..<0x6800).compactMap(Unicode.Scalar.init)))
        let run = try #require(try lay(text).glyphRuns.first)
        #expect(run.glyphs.count == 0x1A00)
        #expect(run.glyphs.allSatisfy { sharedFonts.outline(of: $0.id, in: run.font)?.path.isEmpty == false })
    }
}
