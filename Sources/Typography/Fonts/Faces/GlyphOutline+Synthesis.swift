import FramewrightDrawing

extension GlyphOutline {
    /// Returns the outline with synthesized styles: made bolder, then skewed.
    func synthesised(_ synthesis: FontSynthesis) -> GlyphOutline {
        var path = path
        if synthesis.contains(.bold) { path = path.grown(by: FontSynthesis.emboldening * Double(unitsPerEm)) }
        if synthesis.contains(.oblique) {
            path = path.applying(AffineTransform(a: 1, b: 0, c: FontSynthesis.slant, d: 1, tx: 0, ty: 0))
        }
        return GlyphOutline(path: path, unitsPerEm: unitsPerEm)
    }
}
