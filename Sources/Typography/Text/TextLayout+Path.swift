public import FramewrightDrawing

extension TextLayout {
    /// Returns the outline of everything drawn: glyphs, boxes for missing glyphs, underlines and strikethroughs, in
    /// points relative to the text's top left. Fill it with the nonzero rule, clip with it, or trace it with
    /// `Path.strokedPath`.
    ///
    /// Glyphs are at their exact positions, not on quarters of a pixel. Bitmap glyphs (emoji) have no outline; glyphs
    /// with colour layers contribute the outline that the font also has.
    public func path(glyphs source: some GlyphSource) -> Path {
        var elements: [Path.Element] = []
        for run in glyphRuns {
            for glyph in run.glyphs {
                guard let outline = source.outline(of: glyph.id, in: run.font) else { continue }
                elements += outline.path.applying(outline.placing(run.origin + glyph.position, size: run.size)).elements
            }
        }
        for rule in decorations { elements += rule.dashes.flatMap { RoundedRect($0).path.elements } }
        return Path(elements)
    }
}

extension GlyphOutline {
    /// Returns the transform from font units, y up, to points, y down.
    fileprivate func placing(_ origin: Point, size: Double) -> AffineTransform {
        let scale = size / Double(unitsPerEm)
        return AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y)
    }
}
