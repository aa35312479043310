/// What is fitted into what: shaped paragraphs, the proposal, and the face whose line height an empty line has.
struct Page {
    let paragraphs: [ShapedParagraph]
    let primary: FontFace
    let width: Double?
    let height: Double?
}

/// Breaks shaped paragraphs into the lines that a width, a height and a line limit leave room for.
struct Fitting {
    let page: Page
    let metrics: LineMetrics
    let largestLineCount: Int
    let gap: Double

    /// As many lines as there is room for, at least one.
    struct Lines {
        var lines: [Line] = []
        var height = 0.0
        /// False when text is left over.
        var isComplete = true
        /// True when not even one line is low enough.
        var isTooHigh = false

        var fits: Bool { isComplete && !isTooHigh }
    }

    struct Line {
        var pieces: [Piece]
        let box: LineBox
        let top: Double

        /// From the text's top, in points.
        var baseline: Double { top + box.baseline }
    }

    /// Part of a line: clusters of one shaped paragraph (the ellipsis is another).
    struct Piece {
        let paragraph: ShapedParagraph
        let clusters: Range<Int>
    }

    /// False when a paragraph has more ink than all its lines have length: saves breaking lines in vain.
    var mayFit: Bool {
        guard let width = page.width else { return true }
        let most = Double(largestLineCount) * (width + 2 * LineMetrics.tolerance)
        return page.paragraphs.allSatisfy { metrics.points($0.inkLength, unitsPerEm: $0.unitsPerEm) <= most }
    }

    func lines() -> Lines {
        var result = Lines()
        for paragraph in page.paragraphs {
            let room = metrics.room(for: page.width, unitsPerEm: paragraph.unitsPerEm)
            let breaker = LineBreaker(paragraph: paragraph, room: room)
            var start = 0
            repeat {
                let line = breaker.line(from: start)
                guard add([Piece(paragraph: paragraph, clusters: line.visible)], to: &result) else { return result }
                start = line.next
            } while start < paragraph.clusters.count
        }
        return result
    }

    /// False, and nothing added, when the line has no place.
    private func add(_ pieces: [Piece], to result: inout Lines) -> Bool {
        let box = box(of: pieces)
        let top = result.lines.isEmpty ? 0 : result.height + gap
        let isTooHigh = page.height.map { top + box.height > $0 + LineMetrics.tolerance } ?? false
        guard result.lines.isEmpty || (!isTooHigh && result.lines.count < largestLineCount) else {
            result.isComplete = false
            return false
        }
        result.lines.append(Line(pieces: pieces, box: box, top: top))
        result.height = top + box.height
        result.isTooHigh = isTooHigh
        return true
    }

    /// Ends the last line with an ellipsis, as late in what is left of its paragraph as there is room.
    func truncate(_ lines: inout Lines, ellipsis: ShapedParagraph) {
        guard let last = lines.lines.popLast(), let piece = last.pieces.first else { return }
        let ellipsis = Piece(paragraph: ellipsis, clusters: 0..<ellipsis.clusters.count)
        let room = page.width.map { max(0, $0 - length(of: ellipsis)) }
        let breaker = LineBreaker(
            paragraph: piece.paragraph, room: metrics.room(for: room, unitsPerEm: piece.paragraph.unitsPerEm))
        let text = Piece(paragraph: piece.paragraph, clusters: breaker.truncated(from: piece.clusters.lowerBound))
        lines.lines.append(Line(pieces: [text, ellipsis], box: last.box, top: last.top))
    }

    func length(of piece: Piece) -> Double {
        metrics.points(piece.paragraph.length(of: piece.clusters), unitsPerEm: piece.paragraph.unitsPerEm)
    }

    func length(of line: Line) -> Double { line.pieces.map(length).reduce(0, +) }

    private func box(of pieces: [Piece]) -> LineBox {
        let fonts = pieces.flatMap { piece in
            piece.paragraph.runs(in: piece.clusters).map(\.face.metrics)
        }
        return metrics.box(of: fonts.isEmpty ? [page.primary.metrics] : fonts)
    }
}
