import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct GlyphMarksTests {
    @Test(arguments: 1...40)
    func `glyphs of fours and bars give the same pixels as runs`(seed: Int) {
        var random = Seeded(seed)
        var cache = GlyphMaskCache(limit: 1 << 20)
        _ = random.glyph(in: &cache, 1)
        let entry = random.glyph(in: &cache, 2)
        _ = random.glyph(in: &cache, 3)
        let color = random.pixel()
        let page = (0..<48 * 14).map { _ in random.pixel() }
        var (fast, slow) = (page, page)
        var fastSpan = fast.mutableSpan
        let place = GlyphPosition(start: 53, rowLength: 48)
        blendQuads(cache.quads.span.extracting(cache.quads(of: entry)), &fastSpan, place, with: color)
        blendBars(cache.bars.span.extracting(cache.bars(of: entry)), &fastSpan, place, with: color)
        var slowSpan = slow.mutableSpan
        for row in 0..<12 {
            blendRuns(
                cache.runs.span.extracting(cache.row(row, of: entry)), &slowSpan, from: 53 + row * 48, with: color)
        }
        #expect(fast == slow && fast != page || color.alpha == 0)
    }
}

extension Seeded {
    /// Inserts a glyph with twelve rows of random runs within 40 columns.
    fileprivate mutating func glyph(in cache: inout GlyphMaskCache, _ id: GlyphID) -> GlyphMaskCache.Entry {
        let key = GlyphMaskCache.Key(face: 1, glyph: id, size: 0, quarter: 0)
        let entry = cache.insert(key, bounds: PixelRect(x: 0, y: 0, width: 40, height: 12))
        for _ in 0..<12 {
            var row = RowRuns()
            var start = Int.random(in: 0...5, using: &self)
            while start < 40 {
                let end = min(40, start + Int.random(in: 1...9, using: &self))
                let level = [255, UInt8.random(in: 1...254, using: &self)].randomElement(using: &self) ?? 255
                row.append(start: start, end: end, level: level)
                start = end + Int.random(in: 0...4, using: &self)
            }
            cache.appendRow(Array(row))
        }
        return entry
    }
}
