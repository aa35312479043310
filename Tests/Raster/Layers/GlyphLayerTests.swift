import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// Glyph 1 of a font with 10 units per em: its left half red, its right half in the text's paint, both 10 units high.
private struct LayerGlyphs: GlyphSource {
    func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? {
        GlyphOutline(path: rect(0, 0, 10, 10).path, unitsPerEm: 10)
    }

    func hasLayers(_ font: FontID) -> Bool { true }

    func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers? {
        guard glyph == 1 else { return nil }
        let red = Paint(SRGBColor(red: 1, green: 0, blue: 0))
        return GlyphLayers(
            steps: [
                .command(.fillPath(rect(0, 0, 5, 10).path, .nonzero, red)),
                .foreground(rect(5, 0, 5, 10).path, opacity: 0.5),
            ], unitsPerEm: 10)
    }
}

struct GlyphLayerTests {
    private func painted(_ glyphs: [GlyphID], _ paint: Paint) throws -> Bitmap {
        let placed = glyphs.enumerated().map {
            GlyphRun.Glyph(id: $1, position: Point(x: Double($0) * 2, y: 0))
        }
        let run = GlyphRun(font: BoxGlyphs.font, size: 2, origin: Point(x: 0, y: 2), glyphs: placed, text: "")
        var painter = Painter(glyphs: LayerGlyphs())
        return try painter.paint(DisplayList(4, 2, [.glyphs(run, paint)]), scale: 1)
    }

    @Test func `layers are painted in their colours and the text's`() throws {
        let bitmap = try painted([1], Paint(SRGBColor(red: 0, green: 0, blue: 1)))
        #expect(
            bitmap[0, 0] == PremultipliedPixel(SRGBColor(red: 1, green: 0, blue: 0)) && bitmap[0, 1] == bitmap[0, 0])
        #expect(bitmap[1, 1] == PremultipliedPixel(SRGBColor(red: 0, green: 0, blue: 1, opacity: 0.5)))
        #expect(bitmap[2, 0] == .clear)
    }

    @Test func `an error behind glyphs with layers names the item of the caller's list`() throws {
        let glyphs = (0..<3).map { GlyphRun.Glyph(id: 1, position: Point(x: Double($0), y: 0)) }
        let run = GlyphRun(font: BoxGlyphs.font, size: 2, origin: .zero, glyphs: glyphs, text: "")
        let deep = Array(repeating: DisplayList.Item.Command.pushLayer(.init(opacity: 0.9)), count: 300)
        let list = DisplayList(4, 2, [.glyphs(run, .black)] + deep)
        let expanded = list.expandingLayers(of: LayerGlyphs())
        let added = expanded.items.count - list.items.count
        #expect(added > 0)
        let size = try #require(PixelSize(width: 4, height: 2))
        let plan = try LayerPlan(expanded, scale: 1, size: size, glyphs: LayerGlyphs())
        let refused = 1 + RasterError.deepestLayers
        #expect(throws: RasterError.layersTooDeep(item: refused + added, source: 0)) {
            try PaintBudget.check(expanded, plan, size: size)
        }
        var painter = Painter(glyphs: LayerGlyphs())
        #expect(throws: RasterError.layersTooDeep(item: refused, source: 0)) { try painter.paint(list, scale: 1) }
    }

    @Test func `glyphs without layers are not affected`() throws {
        let bitmap = try painted([1, 2], .black)
        #expect(bitmap[2, 0] == PremultipliedPixel(.black) && bitmap[3, 1] == PremultipliedPixel(.black))
    }

    @Test func `layers in the paint of a text with a gradient show the gradient at their position`() throws {
        let stops = [GradientPaint.Stop(.black, location: 0.75), GradientPaint.Stop(.white, location: 0.75)]
        let across = GradientPaint(.linear(start: .zero, end: Point(x: 2, y: 0)), stops: stops)
        let bitmap = try painted([1], Paint(across))
        #expect(
            bitmap[1, 0] == PremultipliedPixel(SRGBColor.black.opacity(0.5))
                || bitmap[1, 0] == PremultipliedPixel(SRGBColor.white.opacity(0.5)))
    }
}
