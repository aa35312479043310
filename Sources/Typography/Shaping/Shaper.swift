import Synchronization

/// Turns paragraphs into `ShapedParagraph`s, or finds them in the library's cache.
struct Shaper {
    let library: FontLibrary
    let fonts: [FontDeclaration]
    let locale: Locale

    func shape(_ text: String) throws(TypographyError) -> ShapedParagraph {
        let key = ShapedParagraph.Key(text: text, faces: fonts.map(\.name), locale: locale)
        if let known = library.paragraphs.withLock({ $0.value(for: key, weight: \.weight) }) { return known }
        let paragraph = try shapeAnew(text)
        library.paragraphs.withLock { $0.insert(paragraph, for: key, weight: paragraph.weight) }
        return paragraph
    }

    func shapeAnew(_ text: String) throws(TypographyError) -> ShapedParagraph {
        var itemiser = Itemiser(library: library, declarations: fonts, locale: locale)
        try itemiser.add(text)
        let em = itemiser.runs.reduce(1) { leastCommonMultiple($0, $1.face.metrics.unitsPerEm) }
        var assembly = ParagraphAssembly(unitsPerEm: em, clusters: itemiser.clusters)
        for item in itemiser.runs { assembly.add(item, locale: locale) }
        return assembly.finish(text: text, missing: itemiser.missing)
    }
}

/// Collects shaped runs and hands every glyph to the cluster it came from.
private struct ParagraphAssembly {
    let unitsPerEm: Int
    var clusters: [ShapedParagraph.Cluster]
    var glyphs: [ShapedParagraph.Glyph] = []
    var runs: [ShapedParagraph.Run] = []

    mutating func add(_ item: Itemiser.Item, locale: Locale) {
        guard let first = item.scalars.first?.cluster, let last = item.scalars.last?.cluster else { return }
        let script = item.script ?? .common
        let shaped = item.face.shaping.shape(
            ShapingInput(scalars: item.scalars, script: script, locale: locale))
        var rest = shaped[...]
        while let cluster = rest.first?.cluster {
            let group = rest.prefix { $0.cluster == cluster }
            rest = rest[group.endIndex...]
            take(group, into: cluster, unitsPerEm: item.face.metrics.unitsPerEm)
        }
        for cluster in first...last where cluster > first && clusters[cluster].glyphs.isEmpty {
            clusters[cluster].boundary = .joined
        }
        runs.append(
            ShapedParagraph.Run(face: item.face, clusters: first..<last + 1, isRightToLeft: script.isRightToLeft))
    }

    /// Advances are held to 0...64 em, which no honest font leaves: so lengths grow along the text, and even the longest
    /// text's stay far from the largest integer.
    private mutating func take(_ group: ArraySlice<RawGlyph>, into cluster: Int, unitsPerEm fontUnits: Int) {
        let factor = unitsPerEm / fontUnits
        let start = glyphs.count
        var pen = 0
        for glyph in group {
            glyphs.append(ShapedParagraph.Glyph(id: glyph.id, x: (pen + glyph.x) * factor, y: glyph.y * factor))
            pen += glyph.advance
        }
        clusters[cluster].glyphs = start..<glyphs.count
        clusters[cluster].end = min(max(pen * factor, 0), 64 * unitsPerEm)
    }

    consuming func finish(text: String, missing: [String]) -> ShapedParagraph {
        var end = 0
        for index in clusters.indices {
            end += clusters[index].end
            clusters[index].end = end
        }
        return ShapedParagraph(
            text: text, unitsPerEm: unitsPerEm, clusters: clusters, glyphs: glyphs, runs: runs, missing: missing)
    }
}

private func leastCommonMultiple(_ one: Int, _ other: Int) -> Int {
    var (larger, smaller) = (one, other)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return one / larger * other
}
