import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTypography

@Suite(.enabled(if: BoxFonts.isAvailable, "fontTools is not installed"))
struct ColorGlyphTests {
    private func layers(_ glyph: GlyphID, in font: String) throws -> [String]? {
        try BoxFonts.library().layers(of: glyph, in: FontID(font))?.steps.map { step in
            switch step {
            case .command(let command): DisplayList.Item(command, source: 0).description
            case .foreground(let path, let opacity): "text \(opacity) \(path.svgData)"
            }
        }
    }

    private let left = "M100,0 L100,700 L300,700 L300,0 L100,0 Z"

    @Test func `layers of version 0 have palette colours or the text's colour`() throws {
        #expect(
            try layers(1, in: "BoxLayers") == [
                "0 path nonzero \(left) #ff0000", "text 1.0 M300,0 L300,700 L500,700 L500,0 L300,0 Z",
            ])
        #expect(try layers(2, in: "BoxLayers") == ["0 path nonzero \(left) #0000ff80"])
    }

    @Test func `glyphs without layers return none, as do faces without the table`() throws {
        let library = try BoxFonts.library()
        #expect(try layers(3, in: "BoxLayers") == nil && layers(1, in: "Box-Regular") == nil)
        #expect(library.hasLayers(FontID("BoxPaint")) && !library.hasLayers(FontID("NotoColorEmoji")))
    }

    @Test func `a gradient is perpendicular to the line to its rotation point`() throws {
        let steps = try #require(try layers(1, in: "BoxPaint"))
        #expect(steps.count == 1)
        #expect(steps[0].contains("M100,0 L100,700 L500,700") && steps[0].contains("linear"))
        #expect(steps[0].contains("[#ff0000 0, #0000ff80 1]"))
    }

    @Test func `layers of version 1 are transformed and translucent in the text's paint`() throws {
        let steps = try #require(try layers(2, in: "BoxPaint"))
        #expect(steps[0] == "0 path nonzero \(left) #ff0000")
        #expect(steps[1].hasPrefix("0 transform") && steps[3] == "0 pop")
        #expect(steps[2] == "text 0.5 M100,0 L100,500 L300,500 L300,0 L100,0 Z")
    }

    @Test func `a composite is a layer blended with its backdrop`() throws {
        let steps = try #require(try layers(3, in: "BoxPaint"))
        #expect(
            steps.map { $0.split(separator: " ").dropFirst().first } == [
                "layer", "path", "layer", "path", "pop", "pop",
            ])
        #expect(steps[2] == "0 layer sourceOut")
    }

    /// Only the tables, with every byte changed in turn and truncated at every length.
    @Test(arguments: ["Box Paint", "Box Layers"])
    func `damaged colour tables neither crash nor loop`(family: String) throws {
        let tables = try BoxFonts.colorTables(of: family)
        #expect(tables.colr.count > 30 && tables.cpal.count > 10)
        var random = Seeded(state: 4)
        for place in tables.colr.indices {
            var damaged = tables.colr
            damaged[place] = .random(in: 0...255, using: &random)
            for colr in [damaged, Array(tables.colr[..<place])] {
                let table = ColorTable(colr: colr, cpal: tables.cpal)
                for glyph in 0..<8 as Range<GlyphID> {
                    #expect((table.steps(of: glyph) { _ in Path() } ?? []).count <= 4 * PaintGraph.maximumVisits)
                }
            }
        }
    }

    @Test func `a cyclic paint graph terminates`() {
        let header: [UInt8] =
            [0, 1, 0, 0] + Array(repeating: 0, count: 10) + [0, 0, 0, 34] + Array(repeating: 0, count: 16)
        let list: [UInt8] = [0, 0, 0, 1, 0, 5, 0, 0, 0, 10]
        let composite: [UInt8] = [32, 0, 0, 0, 3, 0, 0, 0]
        let table = ColorTable(colr: header + list + composite, cpal: [])
        let steps = (table.steps(of: 5) { _ in Path() }) ?? []
        #expect(!steps.isEmpty && steps.count <= 4 * PaintGraph.maximumVisits)
    }
}
