/// Assembles shaped runs into a paragraph with lengths in a common unit.
struct ParagraphAssembly {
    private let text: ParagraphText
    private let unitsPerEm: Int
    private let baseLevel: UInt8
    private var clusters: [ShapedParagraph.Cluster]
    private var glyphs: [ShapedParagraph.Glyph] = []
    private var runs: [ShapedParagraph.Run] = []

    /// Chooses the unit: a common multiple of the fonts' ems, so that text of one size needs no rounding, and 64
    /// times finer for text of several sizes or with spacing. If damaged fonts have ems without a reasonable
    /// multiple, it is 2^24.
    init(_ text: ParagraphText, _ segments: Segmentation, em: some Sequence<Int>) {
        self.text = text
        baseLevel = segments.baseLevel
        clusters = segments.clusters
        let common = em.reduce(1) { $0 > Self.finest ? $0 : leastCommonMultiple($0, $1) }
        glyphs.reserveCapacity(clusters.count)
        let isFine = text.spans.contains { $0.style.needsFineUnits }
        unitsPerEm = min(common, Self.finest) * (isFine ? 64 : 1)
    }

    private static let finest = 1 << 24

    mutating func add(_ run: ShapedParagraph.Run, glyphs shaped: [RawGlyph]) {
        let scale = UnitScale(from: run.metrics.unitsPerEm, to: unitsPerEm, ratio: run.style.ratio)
        var start = 0
        while start < shaped.count {
            var end = start + 1
            while end < shaped.count, shaped[end].cluster == shaped[start].cluster { end += 1 }
            let cluster = run.clusters.lowerBound + shaped[start].cluster
            take(shaped, group: start..<end, into: cluster, of: run, scale: scale)
            start = end
        }
        for cluster in run.clusters.dropFirst() where clusters[cluster].glyphs.isEmpty {
            clusters[cluster].boundary = .joined
            clusters[cluster].tail = clusters[cluster - 1].tail
        }
        runs.append(run)
    }

    /// Adds the glyphs of a cluster. Advances are clamped to 0...64 em, which valid fonts do not exceed, so that
    /// positions increase along the text and cannot overflow.
    private mutating func take(
        _ shaped: [RawGlyph], group: Range<Int>, into cluster: Int, of run: ShapedParagraph.Run, scale: UnitScale
    ) {
        let start = glyphs.count
        var advance = 0
        for index in group { advance += shaped[index].advance }
        let spacing = advance == 0 ? 0 : Int((run.style.spacing * Double(unitsPerEm)).rounded())
        var pen = 0
        for index in group {
            let glyph = shaped[index]
            let x = scale.units(pen + glyph.x) + (run.isRightToLeft ? spacing : 0)
            glyphs.append(ShapedParagraph.Glyph(id: glyph.id, x: x, y: scale.units(glyph.y)))
            pen += glyph.advance
        }
        clusters[cluster].glyphs = start..<glyphs.count
        clusters[cluster].end = min(max(scale.units(advance) + spacing, 0), 64 * unitsPerEm)
        if let box = run.style.box { clusters[cluster].end = Int((box.width * Double(unitsPerEm)).rounded()) }
        if run.style.isTracking { clusters[cluster].tail = min(spacing, clusters[cluster].end) }
    }

    consuming func finish(missing: [String]) -> ShapedParagraph {
        var end = 0
        for index in clusters.indices {
            end += clusters[index].end
            clusters[index].end = end
        }
        return ShapedParagraph(
            text: text.text, unitsPerEm: unitsPerEm, clusters: clusters, glyphs: glyphs, runs: runs,
            missing: missing, baseLevel: baseLevel)
    }
}

/// The conversion from font units to a paragraph's units, exact if possible.
private struct UnitScale {
    private let factor: Int
    private let ratio: Double?

    init(from fontUnits: Int, to units: Int, ratio: Double) {
        factor = units / fontUnits
        let isExact = ratio == 1 && factor * fontUnits == units
        self.ratio = isExact ? nil : ratio * Double(units) / Double(fontUnits)
    }

    /// Converts a length, clamped to avoid overflow.
    func units(_ length: Int) -> Int {
        guard let ratio else { return length * factor }
        return Int(min(max((Double(length) * ratio).rounded(), -1e15), 1e15))
    }
}

private func leastCommonMultiple(_ one: Int, _ other: Int) -> Int {
    var (larger, smaller) = (one, other)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return one / larger * other
}
