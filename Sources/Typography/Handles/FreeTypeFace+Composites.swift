import FramewrightCFreeType
import FramewrightDrawing

extension FreeTypeFace {
    /// The limits of parts and nesting of composite glyphs, beyond which they have no outline. Fonts use about ten
    /// parts, nested three deep.
    private static let maximumParts = 1_024
    private static let deepestNesting = 64

    /// True if FreeType draws a glyph in bounded time and stack space.
    ///
    /// FreeType follows composites without a limit: sixty levels of glyphs that each contain the next one twice take
    /// practically forever if the innermost is blank (2.12.1; otherwise the points run out), and each level takes a
    /// stack frame.
    func isModest(_ glyph: GlyphID) -> Bool {
        guard hasComposites else { return true }
        var parts = Self.maximumParts
        return isModest(glyph, depth: 0, parts: &parts)
    }

    private var hasComposites: Bool {
        var length: FT_ULong = 0
        let tag: OpenTypeTag = "glyf"
        return unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag.code), 0, nil, &length) == 0
    }

    private func isModest(_ glyph: GlyphID, depth: Int, parts: inout Int) -> Bool {
        parts -= 1
        guard parts >= 0, depth <= Self.deepestNesting else { return false }
        for part in self.parts(of: glyph) where !isModest(part, depth: depth + 1, parts: &parts) { return false }
        return true
    }

    /// Returns the parts of a composite glyph; empty for a simple glyph or one that cannot be loaded.
    private func parts(of glyph: GlyphID) -> [GlyphID] {
        guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_RECURSE)) == 0,
            let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE
        else { return [] }
        let count = unsafe min(slot.pointee.num_subglyphs, UInt32(Self.maximumParts + 1))
        return (0..<count).compactMap { position in
            var (index, flags, first, second) = (FT_Int(0), FT_UInt(0), FT_Int(0), FT_Int(0))
            var matrix = FT_Matrix()
            let status = unsafe FT_Get_SubGlyph_Info(slot, position, &index, &flags, &first, &second, &matrix)
            return status == 0 ? GlyphID(index) : nil
        }
    }
}
