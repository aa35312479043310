import FramewrightDrawing
import Testing

@testable import FramewrightTypography

struct ShapingTests {
    /// Advances of these files according to `hb-shape` 6.0 and fontTools, in units of 2816 (Inter) and 2048 (Display)
    /// per em.
    @Test(arguments: [
        ("AV", 17.0, 400, 1712 + 1904, 2816), ("A V", 17, 400, 1904 + 792 + 1904, 2816),
        ("2048", 17, 400, 1704 + 1760 + 1808 + 1736, 2816), ("2048", 40, 700, 1199 + 1292 + 1304 + 1265, 2048),
        ("131072", 20, 700, 6404, 2048),
    ])
    func `widths are the font's advances`(text: String, size: Double, weight: Int, units: Int, unitsPerEm: Int) throws {
        let layout = try lay(text, FontDescriptor(size: size, weight: FontWeight(weight)))
        #expect(layout.size.width == Double(units) * size / Double(unitsPerEm))
    }

    @Test func `A and V are kerned`() throws {
        let together = try lay("AV").size.width
        let apart = try lay("A").size.width + lay("V").size.width
        #expect(abs(apart - together - 192.0 * 17 / 2816) < 1e-9)
    }

    @Test func `a ligature is one glyph shared by its characters`() throws {
        let paragraph = try shaped("a->b")
        #expect(paragraph.glyphs.count == 3)
        #expect(paragraph.clusters.map(\.boundary) == [.joined, .cluster, .joined, .cluster])
    }

    @Test func `letters of two scripts are two runs`() throws {
        #expect(try lay("aש b", FontDescriptor(family: "Arial", size: 17)).glyphRuns.map(\.text) == ["a", "ש", " b"])
    }

    /// `hb-shape` lowers the dot by 410 of 2048 units.
    @Test func `a mark moved down by its font has a larger y`() throws {
        let glyphs = try lay("q\u{323}", FontDescriptor(family: "Arial", size: 17)).glyphRuns.flatMap(\.glyphs)
        let lowered = 410.0 * 17 / 2048
        #expect(glyphs.map(\.position.y) == [0, lowered])
    }

    @Test func `a right-to-left run is placed from right to left`() throws {
        let run = try #require(try lay("שלום", FontDescriptor(family: "Arial", size: 17)).glyphRuns.first)
        let places = run.glyphs.map(\.position.x)
        #expect(places == places.sorted(by: >) && places.last == 0)
        #expect(run.text == "שלום")
    }

    @Test(
        .enabled(if: HarfBuzzOracle.program != nil),
        arguments: ["AV", "Score 2048", "Te->fi, 1:30", "e\u{301}a\u{328}\u{304}"])
    func `glyphs and positions equal those of hb-shape`(text: String) throws {
        let paragraph = try shaped(text)
        let ours = paragraph.clusters.indices.flatMap { index in
            paragraph.glyphs[paragraph.clusters[index].glyphs].map {
                [Int($0.id), paragraph.start(of: index) + $0.x, $0.y]
            }
        }
        #expect(try ours == HarfBuzzOracle.places(of: text))
    }
}
