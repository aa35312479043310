import FramewrightDrawing

/// Clusters of a line that form one glyph run: one font, direction and set of attributes.
struct Segment {
    let paragraph: ShapedParagraph
    /// The index of the line's piece.
    let piece: Int
    let run: ShapedParagraph.Run
    let clusters: Range<Int>
    /// The embedding level in the line. An ellipsis is shaped separately and has its paragraph's level.
    let level: UInt8
    /// The index of the attributed text's run.
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

/// The position along a line, as integer units of each piece, so that no sum depends on its order.
struct PieceOffsets {
    private let pieces: [LineFitter.Piece]
    private let metrics: LineMetrics
    private var units: [Int]

    init(_ pieces: [LineFitter.Piece], _ metrics: LineMetrics) {
        (self.pieces, self.metrics) = (pieces, metrics)
        units = Array(repeating: 0, count: pieces.count)
    }

    mutating func advance(over segment: Segment) {
        units[segment.piece] += segment.paragraph.length(of: segment.clusters)
    }

    var points: Double {
        var points = 0.0
        for index in pieces.indices {
            points += metrics.points(units[index], unitsPerEm: pieces[index].paragraph.unitsPerEm)
        }
        return points
    }
}
