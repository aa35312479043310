internal import FramewrightDrawing

extension DisplayList {
    /// Returns the list with every glyph of coloured layers replaced by its parts; the list itself if there are none.
    func expandingLayers(of glyphs: any GlyphSource) -> DisplayList {
        guard mayHaveLayers(glyphs) else { return self }
        return DisplayList(size: size, items: items.flatMap { $0.expanded(glyphs) })
    }

    /// Returns the index of the item from which the item at `index` of the expanded list was made.
    func index(ofExpanded index: Int, _ glyphs: any GlyphSource) -> Int {
        guard mayHaveLayers(glyphs) else { return index }
        var end = 0
        for (own, item) in items.enumerated() {
            end += item.expanded(glyphs).count
            if index < end { return own }
        }
        return items.count
    }

    /// Remembers the last two fonts, because most runs use one of them.
    private func mayHaveLayers(_ glyphs: any GlyphSource) -> Bool {
        var (last, other): (FontID?, FontID?)
        for index in items.indices {
            guard case .glyphs(let run, _) = items[index].command, run.font != last, run.font != other else { continue }
            if glyphs.hasLayers(run.font) { return true }
            (last, other) = (run.font, last)
        }
        return false
    }
}

extension DisplayList.Item {
    fileprivate func hasLayers(_ glyphs: any GlyphSource) -> Bool {
        guard case .glyphs(let run, _) = command else { return false }
        return glyphs.hasLayers(run.font)
    }

    /// Splits a run at glyphs with layers.
    fileprivate func expanded(_ source: any GlyphSource) -> [DisplayList.Item] {
        guard case .glyphs(let run, let paint) = command, hasLayers(source) else { return [self] }
        var commands: [DisplayList.Item.Command] = []
        var plain = run
        plain.glyphs = []
        for glyph in run.glyphs {
            guard let layers = source.layers(of: glyph.id, in: run.font) else {
                plain.glyphs.append(glyph)
                continue
            }
            if !plain.glyphs.isEmpty { commands.append(.glyphs(plain, paint)) }
            plain.glyphs = []
            commands += layers.commands(at: run.origin + glyph.position, size: run.size, foreground: paint)
        }
        if !plain.glyphs.isEmpty { commands.append(.glyphs(plain, paint)) }
        return commands.map { DisplayList.Item($0, source: self.source) }
    }
}
