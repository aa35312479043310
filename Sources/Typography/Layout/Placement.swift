import FramewrightDrawing

/// Turns fitted lines into glyph runs at their final places.
struct Placement {
    let metrics: LineMetrics
    /// How wide the text is: lines are aligned inside it.
    let width: Double
    let alignment: TextAlignment
    private(set) var runs: [GlyphRun] = []

    init(metrics: LineMetrics, width: Double, alignment: TextAlignment) {
        self.metrics = metrics
        self.width = width
        self.alignment = alignment
    }

    /// `length` is the line's own, so that it can be aligned.
    mutating func add(_ line: Fitting.Line, length: Double) {
        var pen = Point(x: indent(length), y: line.baseline)
        for piece in line.pieces {
            for run in piece.paragraph.runs(in: piece.clusters) {
                let clusters = run.clusters.clamped(to: piece.clusters)
                let offset = points(piece, piece.clusters.lowerBound..<clusters.lowerBound)
                runs.append(glyphs(piece, run, clusters, origin: Point(x: pen.x + offset, y: pen.y)))
            }
            pen.x += points(piece, piece.clusters)
        }
    }

    /// A line that does not fit starts at the leading edge whatever the alignment.
    private func indent(_ length: Double) -> Double {
        let space = max(0, width - length)
        switch alignment {
        case .leading: return 0
        case .center: return space / 2
        case .trailing: return space
        }
    }

    private func points(_ piece: Fitting.Piece, _ clusters: Range<Int>) -> Double {
        metrics.points(piece.paragraph.length(of: clusters), unitsPerEm: piece.paragraph.unitsPerEm)
    }

    private func glyphs(
        _ piece: Fitting.Piece, _ run: ShapedParagraph.Run, _ clusters: Range<Int>, origin: Point
    ) -> GlyphRun {
        let paragraph = piece.paragraph
        var glyphs: [GlyphRun.Glyph] = []
        for cluster in clusters {
            let left =
                run.isRightToLeft
                ? paragraph.length(of: cluster + 1..<clusters.upperBound)
                : paragraph.length(of: clusters.lowerBound..<cluster)
            for glyph in paragraph.glyphs[paragraph.clusters[cluster].glyphs] {
                let x = metrics.points(left + glyph.x, unitsPerEm: paragraph.unitsPerEm)
                let y = metrics.points(-glyph.y, unitsPerEm: paragraph.unitsPerEm)
                glyphs.append(GlyphRun.Glyph(id: glyph.id, position: Point(x: x, y: y)))
            }
        }
        return GlyphRun(
            font: run.face.id, size: metrics.size, origin: origin, glyphs: glyphs,
            text: String(paragraph.substring(clusters)))
    }
}
