/// Breaks shaped paragraphs into the lines that a width, a height and a line limit leave room for.
struct LineFitter {
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
        /// In the order of reading.
        var pieces: [Piece]
        /// Which of the page's paragraphs it is a line of.
        let paragraph: Int
        var box: LineBox
        let top: Double
        /// True if the next line goes on with the same word or number.
        var breaksWord = false

        /// From the text's top, in points.
        var baseline: Double { top + box.baseline }
    }

    /// Part of a line: clusters of one shaped paragraph (the ellipsis is another).
    struct Piece {
        let paragraph: ShapedParagraph
        let clusters: Range<Int>
        /// By span, which run of the attributed text it is from.
        let sources: [Int]
    }

    /// False when a paragraph has more ink than all its lines have length: saves breaking lines in vain.
    var mayFit: Bool {
        guard let width = page.width else { return true }
        return page.paragraphs.allSatisfy { paragraph in
            let points = { metrics.points($0, unitsPerEm: paragraph.shaped.unitsPerEm) }
            let most = width + points(paragraph.shaped.longestTail) + 2 * LineMetrics.tolerance
            return points(paragraph.shaped.inkLength) <= Double(largestLineCount) * most
        }
    }

    func lines() -> Lines {
        var result = Lines()
        for (number, paragraph) in page.paragraphs.enumerated() {
            let shaped = paragraph.shaped
            let breaker = LineBreaker(
                paragraph: shaped, room: metrics.room(for: page.width, unitsPerEm: shaped.unitsPerEm))
            var start = 0
            repeat {
                let line = breaker.line(from: start)
                let piece = Piece(paragraph: shaped, clusters: line.visible, sources: paragraph.sources)
                guard add(piece, of: number, to: &result) else { return result }
                result.lines[result.lines.count - 1].breaksWord = line.breaksWord
                start = line.next
            } while start < shaped.clusters.count
        }
        return result
    }

    /// False, and nothing added, when the line has no place.
    private func add(_ piece: Piece, of paragraph: Int, to result: inout Lines) -> Bool {
        let box = box(of: CollectionOfOne(piece), in: page.paragraphs[paragraph])
        let top = result.lines.last.map { $0.top + $0.box.pitch + gap } ?? 0
        let isTooHigh = isTooHigh(top + box.height)
        guard result.lines.isEmpty || (!isTooHigh && result.lines.count < largestLineCount) else {
            result.isComplete = false
            return false
        }
        result.lines.append(Line(pieces: [piece], paragraph: paragraph, box: box, top: top))
        result.height = top + box.height
        result.isTooHigh = isTooHigh
        return true
    }

    /// True of lines that all together are higher than there is room for.
    func isTooHigh(_ height: Double) -> Bool { page.height.map { height > $0 + LineMetrics.tolerance } ?? false }

    /// How high that many lines of the first font are.
    func height(ofLines count: Int) -> Double {
        let first = page.paragraphs[0]
        let box = metrics.box(of: CollectionOfOne((first.metrics, first.style)))
        return box.height + Double(count - 1) * (box.pitch + gap)
    }

    func length(of piece: Piece) -> Double {
        metrics.points(piece.paragraph.length(of: piece.clusters), unitsPerEm: piece.paragraph.unitsPerEm)
    }

    /// As it is seen: without its tail.
    func length(of line: Line) -> Double { line.pieces.map(length).reduce(0, +) - tail(of: line) }

    /// The tracking behind its last letter.
    func tail(of line: Line) -> Double {
        guard let last = line.pieces.last else { return 0 }
        let base = page.paragraphs[line.paragraph].shaped.baseLevel
        let tail = last.paragraph.tail(of: last.clusters, baseLevel: base)
        return metrics.points(tail, unitsPerEm: last.paragraph.unitsPerEm)
    }

    func box(of pieces: some Collection<Piece>, in paragraph: Page.Paragraph) -> LineBox {
        let runs = pieces.lazy.flatMap { $0.paragraph.runs(in: $0.clusters) }
        return runs.isEmpty
            ? metrics.box(of: CollectionOfOne((paragraph.metrics, paragraph.style)))
            : metrics.box(of: runs.map { ($0.metrics, $0.style) })
    }
}
