public import FramewrightDrawing

extension TextLayout {
    /// The outline of everything that is set: letters, boxes for missing ones, underlines and strikethroughs; relative to the
    /// text's top left, in points. Fill it by the nonzero rule; clip with it, or trace it with `Path.strokedPath`.
    ///
    /// Letters stand where they are shaped, not on quarters of a pixel. Those that are pictures (emoji) have no outline; of
    /// those in coloured layers it is the outline the font has besides.
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
    /// Font units, y up, to points, y down.
    fileprivate func placing(_ origin: Point, size: Double) -> AffineTransform {
        let scale = size / Double(unitsPerEm)
        return AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y)
    }
}
