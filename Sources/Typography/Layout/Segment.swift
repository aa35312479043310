import FramewrightDrawing

/// Clusters of a line that are one run of glyphs: one font, direction and look.
struct Segment {
    let paragraph: ShapedParagraph
    /// Which of the line's pieces it is part of.
    let piece: Int
    let run: ShapedParagraph.Run
    let clusters: Range<Int>
    /// Where it stands in its line; an ellipsis is shaped by itself and stands as its paragraph does.
    let level: UInt8
    /// Which run of the attributed text it came from.
    let source: Int

    func glyphs(at origin: Point, _ metrics: LineMetrics) -> GlyphRun {
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(clusters.count)
        for cluster in clusters {
            let left =
                run.isRightToLeft
                ? paragraph.length(of: cluster + 1..<clusters.upperBound)
                : paragraph.length(of: clusters.lowerBound..<cluster)
            for index in paragraph.clusters[cluster].glyphs {
                let glyph = paragraph.glyphs[index]
                let x = metrics.points(left + glyph.x, unitsPerEm: paragraph.unitsPerEm)
                let y = metrics.points(-glyph.y, unitsPerEm: paragraph.unitsPerEm)
                glyphs.append(GlyphRun.Glyph(id: glyph.id, position: Point(x: x, y: y)))
            }
        }
        return GlyphRun(
            font: run.font, size: metrics.size * run.style.ratio, origin: origin, glyphs: glyphs,
            text: paragraph.string(clusters))
    }
}

/// How far along its line a pen is: whole units for each piece, so that no sum depends on its order.
struct PieceOffsets {
    private let unitsPerEm: [Int]
    private let metrics: LineMetrics
    private var units: [Int]

    init(_ pieces: [LineFitter.Piece], _ metrics: LineMetrics) {
        unitsPerEm = pieces.map(\.paragraph.unitsPerEm)
        self.metrics = metrics
        units = Array(repeating: 0, count: pieces.count)
    }

    mutating func advance(over segment: Segment) {
        units[segment.piece] += segment.paragraph.length(of: segment.clusters)
    }

    var points: Double {
        zip(units, unitsPerEm).reduce(0) { $0 + metrics.points($1.0, unitsPerEm: $1.1) }
    }
}
