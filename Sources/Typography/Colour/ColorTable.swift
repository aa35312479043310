import FramewrightDrawing

/// The colour glyphs of a font: its COLR table of version 0 or 1 and the first palette of CPAL (OpenType 1.9).
///
/// FreeType is not used for these, because Debian's FreeType 2.12 is built without version 1, and later versions may
/// differ. Variations of colours and transforms stay at their defaults.
struct ColorTable: Sendable {
    let colr: TableBytes
    private let colors: [SRGBColor]

    init(colr: [UInt8], cpal: [UInt8]) {
        self.colr = TableBytes(colr)
        colors = Self.firstPalette(TableBytes(cpal))
    }

    /// Returns the drawing steps of a glyph, or nil if it has no layers. `outline` returns the shapes of the layers.
    func steps(of glyph: GlyphID, outline: (GlyphID) -> Path) -> [GlyphLayers.Step]? {
        if let paint = paint(of: Int(glyph)) {
            var graph = PaintGraph(table: self)
            graph.walk(paint, outline)
            return graph.steps
        }
        return layers(of: Int(glyph), outline)
    }

    /// Returns the offset of the root of a glyph's paint graph.
    func paint(of glyph: Int) -> Int? {
        guard let version = colr.u16(0), version > 0, let list = colr.u32(14), list > 0, let count = colr.u32(list),
            let record = colr.record(of: glyph, among: count, at: list + 4, length: 6),
            let offset = colr.u32(record + 2)
        else { return nil }
        return list + offset
    }

    /// Returns the offset of a paint in the list of layers.
    func layer(_ number: Int) -> Int? {
        guard let list = colr.u32(18), list > 0, let count = colr.u32(list), number < count,
            let offset = colr.u32(list + 4 + number * 4)
        else { return nil }
        return list + offset
    }

    /// Returns the drawing steps of a glyph in a table of version 0.
    private func layers(of glyph: Int, _ outline: (GlyphID) -> Path) -> [GlyphLayers.Step]? {
        guard let count = colr.u16(2), let bases = colr.u32(4), let layers = colr.u32(8),
            let record = colr.record(of: glyph, among: count, at: bases, length: 6),
            let first = colr.u16(record + 2), let number = colr.u16(record + 4)
        else { return nil }
        return (first..<first + min(number, PaintGraph.maximumVisits)).compactMap { layer in
            guard let glyph = colr.u16(layers + layer * 4), let color = colr.u16(layers + layer * 4 + 2) else {
                return nil
            }
            return fill(color, opacity: 1).step(outline(GlyphID(glyph)))
        }
    }

    /// Returns the fill of a palette entry. Entry 0xFFFF is the text's own paint; missing entries of damaged fonts
    /// are black.
    func fill(_ entry: Int, opacity: Double) -> PaintFill {
        entry == 0xFFFF ? .foreground(opacity: opacity) : .paint(Paint(color(entry).opacity(opacity)))
    }

    /// Returns the colour of a palette entry. The text's own paint counts as black.
    func color(_ entry: Int) -> SRGBColor { entry < colors.count ? colors[entry] : .black }

    /// Reads the first palette, whose colours are stored as blue, green, red, alpha.
    private static func firstPalette(_ cpal: TableBytes) -> [SRGBColor] {
        guard let count = cpal.u16(2), let start = cpal.u32(8), let first = cpal.u16(12) else { return [] }
        return (0..<count).map { entry in
            let parts = (0..<4).map { UInt8(cpal.u8(start + (first + entry) * 4 + $0) ?? 0) }
            return SRGBColor(red8: parts[2], green8: parts[1], blue8: parts[0], opacity: Double(parts[3]) / 255)
        }
    }
}
